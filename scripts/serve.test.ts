import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteServer, listen } from './serve.mjs'

const LATE = 'late()'.repeat(1000)
const files: Record<string, string> = {
  'index.html': 'home',
  'docs.html': 'docs',
  'docs/map.html': 'map',
  'docs/map.md': '# map',
  'docs/list.html': 'list',
  'docs/list/index.html': 'function index',
  '404.html': 'not found',
  'sandbox.html': 'sandbox',
  'assets/js/late.1234abcd.js': LATE,
  'site.webmanifest': '{}',
  _headers:
    '/*\n  X-Frame-Options: DENY\n/lfi/sandbox.html\n  X-Frame-Options: SAMEORIGIN\n/lfi/assets/*\n  Cache-Control: immutable\n',
}
/** As a build with slashes at the end of its addresses writes them. */
const slashed: Record<string, string> = {
  'vercel.json': '{ "trailingSlash": true }',
  'index.html': 'home',
  'list/index.html': 'list',
  'list/index/index.html': 'function index',
}
const folders: string[] = []
const servers: Server[] = []
let port: number
let slashedPort: number

const start = async (content: Record<string, string>) => {
  const dir = await mkdtemp(path.join(tmpdir(), 'serve-'))
  folders.push(dir)
  for (const [name, text] of Object.entries(content)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
    await writeFile(path.join(dir, name), text)
  }
  const server = createSiteServer({ dir, baseUrl: '/lfi/' })
  servers.push(server)
  return listen(server, 0)
}

beforeAll(async () => {
  port = await start(files)
  slashedPort = await start(slashed)
})

afterAll(async () => {
  for (const server of servers) {
    server.close()
  }
  for (const folder of folders) {
    await rm(folder, { recursive: true })
  }
})

/** Plain HTTP, because `fetch` would tidy the odd addresses tried here. */
const ask = (
  address: string,
  { headers = {}, at = port }: { headers?: object; at?: number } = {},
) =>
  new Promise<{
    status: number
    header: (name: string) => string
    bytes: Buffer
    body: string
  }>((resolve, reject) => {
    get({ port: at, path: address, headers: { ...headers } }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          header: name => String(response.headers[name] ?? ''),
          bytes: Buffer.concat(chunks),
          body: Buffer.concat(chunks).toString(),
        }),
      )
    }).on('error', reject)
  })

test.each([
  ['/lfi/', 'home'],
  ['/lfi/docs', 'docs'],
  ['/lfi/docs/map', 'map'],
  ['/lfi/docs/list', 'list'],
  ['/lfi/docs/list/index', 'function index'],
  ['/lfi/sandbox.html', 'sandbox'],
])('%s answers with its file', async (address, body) => {
  expect(await ask(address)).toMatchObject({ status: 200, body })
})

test.each([
  ['/lfi/docs/map.html', '/lfi/docs/map'],
  ['/lfi/docs/map/index.html', '/lfi/docs/map'],
  ['/lfi/docs/map/', '/lfi/docs/map'],
  ['/lfi/docs/list/', '/lfi/docs/list'],
  ['/lfi/docs/list/index.html', '/lfi/docs/list/index'],
  ['/lfi/docs/map%2ehtml', '/lfi/docs/map'],
  ['/lfi/docs/%2e%2e/docs/m%61p', '/lfi/docs/map'],
  ['/lfi//docs//map', '/lfi/docs/map'],
  ['/lfi/docs/map.html?a=1', '/lfi/docs/map?a=1'],
  ['/lfi/index.html', '/lfi/'],
  ['/lfi', '/lfi/'],
  ['/', '/lfi/'],
])('%s goes to the clean address %s', async (address, clean) => {
  const { status, header } = await ask(address)
  expect([status, header('location')]).toEqual([301, clean])
})

test.each([
  ['/lfi/list', '/lfi/list/', 'list'],
  ['/lfi/list/index.html', '/lfi/list/', 'list'],
  ['/lfi/list/index', '/lfi/list/index/', 'function index'],
])('where addresses end in a slash, %s goes to %s', async (from, to, body) => {
  const { status, header } = await ask(from, { at: slashedPort })
  expect([status, header('location')]).toEqual([301, to])
  expect(await ask(to, { at: slashedPort })).toMatchObject({
    status: 200,
    body,
  })
})

test.each([
  '/lfi/nothing',
  '/lfi/nothing.html',
  '/lfi/%E0%A4',
  '/lfi/..%2f..%2fetc/passwd',
  '/lfi/../../etc/passwd',
  '/lfi/docs%00',
  '/lfi/%2e%2e/%2e%2e/etc/passwd',
  '/docs',
])('%s gets the not-found page', async address => {
  expect(await ask(address)).toMatchObject({ status: 404, body: 'not found' })
})

test('what is built while it serves is there', async () => {
  await writeFile(path.join(folders[0] ?? '', 'docs/new.html'), 'new')
  expect(await ask('/lfi/docs/new')).toMatchObject({ status: 200, body: 'new' })
})

test('types, caching and the _headers file are applied', async () => {
  const markdown = await ask('/lfi/docs/map.md')
  expect(markdown.header('content-type')).toBe('text/markdown; charset=utf-8')
  expect(markdown.header('cache-control')).toBe('no-cache')
  const script = await ask('/lfi/assets/js/late.1234abcd.js')
  expect(script.header('cache-control')).toBe('immutable')
  expect(script.header('x-frame-options')).toBe('DENY')
  const sandbox = await ask('/lfi/sandbox.html')
  expect(sandbox.header('x-frame-options')).toBe('SAMEORIGIN')
  const absent = await ask('/lfi/assets/js/late.4321.js')
  expect(absent.status).toBe(404)
  expect(absent.header('cache-control')).toBe('no-cache')
})

test('text is compressed for those that understand it', async () => {
  const address = '/lfi/assets/js/late.1234abcd.js'
  const headers = { 'Accept-Encoding': 'br, gzip' }
  const zipped = await ask(address, { headers })
  expect(zipped.header('content-encoding')).toBe('gzip')
  expect(gunzipSync(zipped.bytes).toString()).toBe(LATE)
  expect((await ask(address)).body).toBe(LATE)
})

test('other machines can not reach it unless asked', () => {
  expect(servers[0]?.address()).toMatchObject({ address: '127.0.0.1' })
})

test('a taken port is answered with a sentence that says what to do', async () => {
  const second = createSiteServer({ dir: folders[0] ?? '' })
  await expect(listen(second, port)).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  )
})
