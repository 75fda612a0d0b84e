import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeDocs } from '../../outputs/hosts/describeDocs'
import { findProgram } from '../support/programs'
import { type Answer, ask } from './ask'
import { hostConfigurations, sendsBrotli } from './hostConfigurations'
import { moveBelow } from './moveBelow'
import { type Running, startHost } from './startHost'

if (!existsSync('build')) {
  throw new Error('There is no build/: npm run build')
}
const readAddresses = (dir: string): string[] =>
  [
    ...readFileSync(path.join(dir, 'sitemap.xml'), 'utf8').matchAll(
      /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/gu,
    ),
  ].map(([, address = '']) => address || '/')

const atRoot = readAddresses('build')
const below = atRoot.map(address => `/lfi${address}`)
const moved = moveBelow('build', '/lfi/', below)
afterAll(() => rmSync(moved, { recursive: true, force: true }))

const builds = [
  { dir: 'build', baseUrl: '/', addresses: atRoot },
  { dir: moved, baseUrl: '/lfi/', addresses: below },
]
const OWN = 'the local server'
const hosts = [OWN, ...Object.keys(hostConfigurations)]
const NOT_FOUND = '404.html'

const setups = hosts.flatMap(host => builds.map(build => ({ host, ...build })))
const lacking = hosts.filter(host => host !== OWN && !findProgram(host))
if (!lacking.includes('nginx') && !sendsBrotli('nginx')) {
  console.log('Left unchecked: Brotli on nginx, which lacks the module for it.')
}
for (const host of lacking) {
  console.log(
    `Left unchecked: the build on ${host}, which is not installed here.`,
  )
}

describe.each(setups)(
  '$host below $baseUrl',
  ({ host, dir, baseUrl, addresses }) => {
    const read = (file: string) => readFileSync(path.join(dir, file))
    const pages = addresses.map(address => address.slice(baseUrl.length))
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .map(file => file.replaceAll(path.sep, '/'))
      .filter(file => /\.\w+$/u.test(file) && !/\.(?:br|gz)$/u.test(file))
    const site = describeDocs(baseUrl, addresses)

    let running: Running
    const get = (address: string, headers?: Record<string, string>) =>
      ask(running.port, baseUrl + address, headers)
    beforeAll(async () => {
      if (!lacking.includes(host)) {
        running = await startHost(host, { dir, baseUrl })
      }
    })
    afterAll(() => running?.stop())
    const check = test.skipIf(lacking.includes(host))

    const expectHeaders = (answer: Answer, headers: Record<string, string>) => {
      for (const [name, value] of Object.entries(headers)) {
        expect(answer.header(name), name).toBe(value)
      }
    }
    const expectNotFound = (answer: Answer) => {
      expect(answer.status).toBe(404)
      expect(answer.body.equals(read(NOT_FOUND))).toBe(true)
      expectHeaders(answer, {
        ...site.everywhere,
        ...site.fresh,
        'Content-Type': 'text/html; charset=utf-8',
      })
    }
    const fileOf = (page: string) =>
      page === '' ? 'index.html' : `${page}.html`

    check('every page of the sitemap answers at its address', async () => {
      expect(pages.length).toBeGreaterThan(200)
      for (const page of pages) {
        const answer = await get(page)
        expect(answer.status, page).toBe(200)
        expect(answer.body.equals(read(fileOf(page))), page).toBe(true)
        expectHeaders(answer, {
          ...site.everywhere,
          ...site.fresh,
          'Content-Type': 'text/html; charset=utf-8',
        })
      }
    })

    check('other ways to write an address lead to the clean one', async () => {
      const others = pages
        .filter(page => page !== '')
        .flatMap(page => [
          [`${page}.html`, page],
          ...(page.endsWith('/index') ? [] : [[`${page}/`, page]]),
        ])
      for (const [address = '', clean = ''] of [
        ...others,
        ['index.html', ''],
      ]) {
        const answer = await get(`${address}?a=1&b`)
        expect([301, 308], address).toContain(answer.status)
        expect(answer.header('location'), address).toMatch(
          new RegExp(`^(?:http://[^/]+)?${baseUrl}${clean}\\?a=1&b$`, 'u'),
        )
      }
    })

    check('what does not exist gets our page, and is not kept', async () => {
      for (const address of [
        'nothing',
        'docs/nothing',
        'docs/api/variables/nothing',
        'assets/js/nothing.js',
        'img/nothing.png',
        'docs/%0d%0aSet-Cookie:x',
      ]) {
        expectNotFound(await get(address))
      }
      for (const address of ['nothing/', 'docs/nothing/']) {
        const first = await get(address)
        const found =
          first.status === 404
            ? first
            : await ask(
                running.port,
                new URL(first.header('location'), 'http://x').pathname,
              )
        expectNotFound(found)
      }
    })

    check('folders are not listed, and files above are not given', async () => {
      for (const address of [
        'assets/',
        'assets/js/',
        'img/',
        '..%2f..%2fetc%2fpasswd',
      ]) {
        const { status } = await get(address)
        expect([301, 308, 400, 403, 404], address).toContain(status)
      }
    })

    check('every kind of file has its type', async () => {
      for (const [ending, type] of Object.entries(site.contentTypes)) {
        const file = files.find(
          name => name.endsWith(`.${ending}`) && ending !== 'html',
        )
        if (file) {
          const answer = await get(file)
          expect(answer.status, file).toBe(200)
          expect(answer.header('content-type').toLowerCase(), file).toBe(type)
        }
      }
    })

    check('scripts, styles and fonts are kept for ever', async () => {
      const assets = files.filter(file => file.startsWith('assets/'))
      expect(assets.length).toBeGreaterThan(100)
      for (const file of assets.filter((_, index) => index % 10 === 0)) {
        const answer = await get(file)
        expect(answer.status, file).toBe(200)
        expectHeaders(answer, { ...site.everywhere, ...site.immutable })
      }
    })

    check('what was compressed by the build is sent as it is', async () => {
      const sample = ['docs', 'docs.md', 'llms.txt', 'api.json', 'sitemap.xml']
      const script = files.find(file => /^assets\/js\/main\./u.test(file)) ?? ''
      for (const address of [...sample, script]) {
        const file = files.includes(address) ? address : `${address}.html`
        for (const [wanted, coding, ending] of [
          sendsBrotli(host)
            ? ['gzip, deflate, br', 'br', '.br']
            : ['gzip, deflate, br', 'gzip', '.gz'],
          ['gzip', 'gzip', '.gz'],
          ['gzip;q=0, br;q=0', '', ''],
          ['identity', '', ''],
        ] as const) {
          const answer = await get(address, { 'Accept-Encoding': wanted })
          const what = `${address}, ${wanted}`
          expect(answer.header('content-encoding'), what).toBe(coding)
          expect(answer.body.equals(read(file + ending)), what).toBe(true)
          expect(answer.header('vary'), what).toContain('Accept-Encoding')
          expect(answer.header('content-type'), what).toBe(
            site.contentTypes[path.extname(file).slice(1)],
          )
        }
      }
    })

    check('an unchanged page is not sent again', async () => {
      const tag = (await get('docs')).header('etag')
      const answer = await get('docs', { 'If-None-Match': tag })
      expect(answer.status).toBe(304)
      expect(answer.body).toHaveLength(0)
    })

    check(
      'the sandboxes have policies of their own, with and without ending',
      async () => {
        for (const { file, headers } of site.sandboxes) {
          for (const address of [
            file,
            file.replace('.html', ''),
            `${file}?v=1`,
          ]) {
            const answer = await get(address)
            expect(answer.status, address).toBe(200)
            expect(answer.body.equals(read(file)), address).toBe(true)
            expectHeaders(answer, {
              ...headers,
              'Content-Type': 'text/html; charset=utf-8',
            })
          }
        }
      },
    )
  },
)
