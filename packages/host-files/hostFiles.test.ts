import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hostFiles } from './hostFiles'
import { describeSite } from './site'

const framed = [{ file: 'sandbox.html', policy: "default-src 'none'" }]
const files = hostFiles(
  describeSite('/lfi/', ['/lfi/docs/index', '/lfi/docs'], {
    trailingSlash: false,
    sandboxes: framed,
  }),
)
const read = (name: string): string => files[name] ?? ''

/** An empty file has a meaning, and no rules. */
const withRules = Object.keys(files).filter(name => files[name] !== '')

test.each(withRules)(
  '%s says who may frame the site and sandboxes the sandbox',
  name => {
    expect(read(name)).toContain("frame-ancestors 'self'")
    expect(read(name)).toContain('sandbox allow-scripts;')
    expect(read(name)).toContain('Strict-Transport-Security')
    expect(read(name)).toContain('immutable')
  },
)

test('the README names every file', () => {
  const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8')
  const names = Object.keys(files)
  expect(names.filter(name => !readme.includes(`\`${name}\``))).toEqual([])
})

test('vercel.json asks for clean addresses, and overrides what it repeats', () => {
  const { cleanUrls, trailingSlash, headers } = JSON.parse(read('vercel.json'))
  expect([cleanUrls, trailingSlash]).toEqual([true, false])
  expect(headers.map(({ source }: { source: string }) => source)).toEqual([
    '/(.*)',
    '/lfi/assets/(.*)',
    '/lfi/sandbox.html',
    '/lfi/sandbox',
  ])
  for (const rule of headers.slice(2)) {
    expect(rule.headers, rule.source).toContainEqual({
      key: 'Content-Security-Policy',
      value: expect.stringMatching(
        /^sandbox allow-scripts; default-src 'none'/u,
      ),
    })
  }
})

test('no rule of _headers repeats a header, but for policies: values are joined', () => {
  const [everywhere = '', ...others] = read('_headers').split(/^(?=\/)/mu)
  const namesIn = (rule: string) =>
    [...rule.matchAll(/^ {2}([\w-]+):/gmu)].map(([, name = '']) => name)
  const common = new Set(namesIn(everywhere))
  expect(common.size).toBeGreaterThan(5)
  for (const rule of others) {
    const repeated = namesIn(rule).filter(name => common.has(name))
    expect(repeated.filter(name => name !== 'Content-Security-Policy')).toEqual(
      [],
    )
  }
})

test('a page called index is not taken for the front page of its folder', () => {
  expect(read('nginx.conf')).toContain('location = /lfi/docs/index.html')
  expect(read('Caddyfile')).toContain('path /lfi/docs/index.html')
  expect(read('.htaccess')).toContain(String.raw`/lfi/docs/index\.html`)
})

test('a sandbox with a host of its own lets the site frame it', () => {
  const { everywhere, sandboxes } = describeSite('/', [], {
    trailingSlash: false,
    framedBy: ['https://lfi.dev'],
    sandboxes: framed,
  })
  for (const headers of [everywhere, ...sandboxes.map(it => it.headers)]) {
    expect(headers['Content-Security-Policy']).toContain(
      "frame-ancestors 'self' https://lfi.dev",
    )
    expect(headers).not.toHaveProperty('X-Frame-Options')
  }
})

test.each([
  [false, { cleanUrls: true, trailingSlash: false }],
  [true, { cleanUrls: true, trailingSlash: true }],
  [undefined, { cleanUrls: true }],
])('vercel.json follows trailingSlash: %s', (trailingSlash, expected) => {
  const site = describeSite('/', [], { trailingSlash })
  const { headers: _, ...settings } = JSON.parse(
    hostFiles(site)['vercel.json'] ?? '',
  )
  expect(settings).toEqual(expected)
})
