import { hostFiles } from '@lfi-docs/host-files'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment'
import { describeDocs, framingOrigins } from './describeDocs'

test('each kind of answer has the policies listed here, and no others', () => {
  const { everywhere, sandboxes } = describeDocs('/', [])
  const policies = [everywhere, ...sandboxes.map(({ headers }) => headers)].map(
    headers => headers['Content-Security-Policy']?.split('; '),
  )
  const sandbox = (connections: string) => [
    'sandbox allow-scripts',
    "default-src 'none'",
    expect.stringMatching(/^script-src 'sha256-[^ ]+' blob:$/u),
    'worker-src blob:',
    connections,
    "base-uri 'none'",
    "form-action 'none'",
    'trusted-types sandbox default',
    "require-trusted-types-for 'script'",
    "frame-ancestors 'self'",
  ]
  expect(policies).toEqual([
    [
      "frame-ancestors 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ],
    sandbox("connect-src 'none'"),
    sandbox('connect-src https: wss:'),
  ])
  expect(Object.keys(everywhere).sort()).toEqual([
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
  ])
})

test('nobody else frames the site until the configuration names them', () => {
  const framedBy = (variables: Record<string, string>) =>
    framingOrigins(readEnvironment(variables))
  expect(framedBy({})).toEqual([])
  const embedding = framedBy({
    EMBED_ORIGINS: 'https://blog.example, http://localhost:8080',
    SANDBOX_ORIGIN: 'https://sandbox.lfi.dev',
  })
  expect(embedding).toEqual([
    'https://lfi.dev',
    'https://blog.example',
    'http://localhost:8080',
  ])
  const written = hostFiles(
    describeDocs('/', [], { trailingSlash: false, framedBy: embedding }),
  )
  for (const text of Object.values(written).filter(Boolean)) {
    expect(text).toContain(
      "frame-ancestors 'self' https://lfi.dev https://blog.example http://localhost:8080",
    )
    expect(text).not.toContain('X-Frame-Options')
  }
  expect(() => framedBy({ EMBED_ORIGINS: 'blog.example/' })).toThrow(
    'EMBED_ORIGINS must be origins without a slash at the end',
  )
})
