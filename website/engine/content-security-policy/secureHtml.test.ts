import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment'
import { foreignHosts } from './foreignHosts'
import { secureHtml } from './secureHtml'

const none = { scripts: [], connections: [], frames: [] }
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('each inline script is allowed by its hash, and nothing else inline', () => {
  const html =
    '<!doctype html><head><meta charset="UTF-8"><script>one()</script><script src="/a.js" defer></script><script type="application/ld+json">{}</script></head>'

  const secured = secureHtml(html, none)
  expect(secured).toContain(
    `<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' ${hashOf('one()')};`,
  )
  expect(secured).not.toMatch(/script-src[^;]*unsafe/u)
})

test('a page without a charset is an error, not a page without a policy', () => {
  expect(() => secureHtml('<p>No head</p>', none)).toThrow('no charset')
})

test('a page may do what is listed here, and nothing else', () => {
  const html =
    '<head><meta charset="UTF-8"><noscript><style>a{}</style></noscript></head>'
  const policy = /content="([^"]*)"/u.exec(secureHtml(html, none))?.[1]
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' ${hashOf('a{}')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ])
})

test('text that looks like a policy does not take the place of one', () => {
  const html =
    '<head><meta charset="UTF-8"></head><p>http-equiv="Content-Security-Policy"</p><meta http-equiv="Content-Security-Policy">'

  expect(secureHtml(html, none)).toContain(
    '<head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'',
  )
})

test('foreign hosts appear only when the deployment configures them', () => {
  expect(foreignHosts(readEnvironment({}))).toEqual(none)
  expect(
    foreignHosts(
      readEnvironment({
        ANALYTICS_SRC: 'https://stats.example.com/script.js',
        SEARCH_APP_ID: 'APP',
        SANDBOX_ORIGIN: 'https://sandbox.example.com',
      }),
    ),
  ).toEqual({
    scripts: ['https://stats.example.com'],
    connections: [
      'https://stats.example.com',
      'https://APP-dsn.algolia.net',
      'https://*.algolianet.com',
      'https://*.algolia.net',
    ],
    frames: ['https://sandbox.example.com'],
  })
})
