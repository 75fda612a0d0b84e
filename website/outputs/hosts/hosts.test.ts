import { expect, test } from 'vitest'
import { headerRules, writeHeaders, writeVercel } from '.'

const settings = { baseUrl: '/lfi/', siteUrl: 'https://lfi.dev' }
const rules = headerRules(settings)
const headersOf = (path: string, from = rules) =>
  from.find(rule => rule.path === path)?.headers ?? {}

test.each([writeHeaders(rules), writeVercel(rules, false)])(
  'a host frames and sandboxes as the site needs it',
  text => {
    expect(text).toContain("frame-ancestors 'self'")
    expect(text).toContain('sandbox allow-scripts;')
    expect(text).toContain('Strict-Transport-Security')
    expect(text).toContain('immutable')
  },
)

test('no page may be framed or embed anything by default, and a sandbox has no network', () => {
  const everywhere = headersOf('/*')
  expect(everywhere['Content-Security-Policy']).toBe(
    "frame-ancestors 'self'; object-src 'none'; base-uri 'none'; form-action 'none'",
  )
  expect(everywhere['X-Frame-Options']).toBe('SAMEORIGIN')
  const sandbox = headersOf('/lfi/sandbox.html')
  expect(sandbox['Content-Security-Policy']?.split('; ')).toEqual([
    'sandbox allow-scripts',
    "default-src 'none'",
    expect.stringMatching(/^script-src 'sha256-[^ ]+' blob:$/u),
    'worker-src blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    'trusted-types sandbox',
    "require-trusted-types-for 'script'",
    "frame-ancestors 'self'",
  ])
})

test('a sandbox with a host of its own lets the site frame it', () => {
  const sandboxOrigin = 'https://sandbox.lfi.dev'
  const framed = headerRules({ ...settings, sandboxOrigin })
  for (const path of ['/*', '/lfi/sandbox.html']) {
    const headers = headersOf(path, framed)
    expect(headers['Content-Security-Policy']).toContain(
      "frame-ancestors 'self' https://lfi.dev",
    )
    expect(headers).not.toHaveProperty('X-Frame-Options')
  }
})

test('no rule repeats a header of every page but the policy: hosts join the values of _headers', () => {
  const [everywhere, ...others] = rules
  const repeated = others
    .flatMap(({ headers }) => Object.keys(headers))
    .filter(name => everywhere?.headers[name] !== undefined)
  expect(new Set(repeated)).toEqual(new Set(['Content-Security-Policy']))
})

test.each([true, false])(
  'vercel.json asks for clean addresses that end as the site says: %s',
  trailingSlash => {
    expect(JSON.parse(writeVercel(rules, trailingSlash))).toMatchObject({
      cleanUrls: true,
      trailingSlash,
    })
  },
)
