import { expect, test } from 'vitest'
import { hostFiles } from './hostFiles'
import { describeSite } from './site'

const settings = {
  baseUrl: '/lfi/',
  pages: ['/lfi/docs/index', '/lfi/docs'],
  hasTrailingSlash: false,
  siteUrl: 'https://lfi.dev',
}
const site = describeSite(settings)
const read = (name: string, from = site): string => hostFiles(from)[name] ?? ''
const withRules = ['_headers', 'Caddyfile', 'vercel.json']

test.each(withRules)('%s frames and sandboxes as the site needs it', name => {
  expect(read(name)).toContain("frame-ancestors 'self'")
  expect(read(name)).toContain('sandbox allow-scripts;')
  expect(read(name)).toContain('Strict-Transport-Security')
  expect(read(name)).toContain('immutable')
})

test('no page may be framed or embed anything by default, and a sandbox has no network', () => {
  const policies = site.everywhere['Content-Security-Policy']
  expect(policies).toBe(
    "frame-ancestors 'self'; object-src 'none'; base-uri 'none'; form-action 'none'",
  )
  expect(site.everywhere['X-Frame-Options']).toBe('SAMEORIGIN')
  const [sandbox] = site.sandboxes
  expect(sandbox?.headers['Content-Security-Policy']?.split('; ')).toEqual([
    'sandbox allow-scripts',
    "default-src 'none'",
    expect.stringMatching(/^script-src 'sha256-[^ ]+' blob:$/u),
    'worker-src blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    'trusted-types sandbox default',
    "require-trusted-types-for 'script'",
    "frame-ancestors 'self'",
  ])
})

test('a sandbox with a host of its own lets the site frame it', () => {
  const { everywhere, sandboxes } = describeSite({
    ...settings,
    sandboxOrigin: 'https://sandbox.lfi.dev',
  })
  for (const headers of [everywhere, ...sandboxes.map(it => it.headers)]) {
    expect(headers['Content-Security-Policy']).toContain(
      "frame-ancestors 'self' https://lfi.dev",
    )
    expect(headers).not.toHaveProperty('X-Frame-Options')
  }
})

test('no rule of _headers repeats a header but the policy: values are joined', () => {
  const [everywhere = '', ...others] = read('_headers').split(/^(?=\/)/mu)
  const namesIn = (rule: string) =>
    [...rule.matchAll(/^ {2}([\w-]+):/gmu)].map(([, name = '']) => name)
  const common = new Set(namesIn(everywhere))
  const repeated = others
    .flatMap(namesIn)
    .filter(name => common.has(name) && name !== 'Content-Security-Policy')
  expect(repeated).toEqual([])
})

test('vercel.json asks for clean addresses that end as the site says', () => {
  expect(JSON.parse(read('vercel.json'))).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
  })
  const slashed = describeSite({ ...settings, hasTrailingSlash: true })
  expect(JSON.parse(read('vercel.json', slashed))).toMatchObject({
    trailingSlash: true,
  })
})

test('a page called index is not taken for the front page of its folder', () => {
  expect(read('Caddyfile')).toContain('path /lfi/docs/index.html')
})
