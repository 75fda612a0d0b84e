import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteServer, listen } from './serve.mjs'

const files: Record<string, string> = {
  'index.html': 'home',
  'docs.html': 'docs',
  'docs/map.html': 'map',
  'docs/map.md': '# map',
  'docs/list.html': 'list',
  'docs/list/index.html': 'function index',
  'docs/folder/index.html': 'folder',
  // As a build with slashes at the end of its addresses writes them.
  'docs/slashed/index.html': 'slashed list',
  'docs/slashed/index/index.html': 'slashed function index',
  '404.html': 'not found',
  'embed/sandbox.html': 'sandbox',
  'assets/js/main.1234abcd.js': 'main()'.repeat(100),
  'assets/js/late.1234abcd.js': 'late()'.repeat(1000),
  'site.webmanifest': '{}',
  _headers:
    '/*\n  X-Frame-Options: DENY\n/embed/*\n  X-Frame-Options: SAMEORIGIN\n/lfi/assets/*\n  Cache-Control: immutable\n',
}
let dir: string
let server: Server
let port: number

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'serve-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
    await writeFile(path.join(dir, name), content)
  }
  server = createSiteServer({ dir, baseUrl: '/lfi/' })
  port = await listen(server, 0)
})

afterAll(async () => {
  server.close()
  await rm(dir, { recursive: true })
})

type Answer = {
  status: number
  header: (name: string) => string
  bytes: Buffer
  body: string
}

/** Plain HTTP, because `fetch` would tidy the odd addresses tried here. */
const ask = (address: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    get({ port, path: address, headers }, response => {
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
  ['/lfi/docs/folder', 'folder'],
  ['/lfi/docs/folder/', 'folder'],
  ['/lfi/docs/slashed/', 'slashed list'],
  ['/lfi/docs/slashed/index/', 'slashed function index'],
  ['/lfi/embed/sandbox.html', 'sandbox'],
  ['/lfi/embed/sandbox', 'sandbox'],
])('%s answers with its file', async (address, body) => {
  expect(await ask(address)).toMatchObject({ status: 200, body })
})

test.each([
  ['/lfi/docs/map.html', '/lfi/docs/map'],
  ['/lfi/docs/folder.html', '/lfi/docs/folder'],
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

test('types, caching and the _headers file are applied', async () => {
  const markdown = await ask('/lfi/docs/map.md')
  expect(markdown.header('content-type')).toBe('text/markdown; charset=utf-8')
  expect(markdown.header('cache-control')).toBe('no-cache')
  const script = await ask('/lfi/assets/js/main.1234abcd.js')
  expect(script.header('cache-control')).toContain('immutable')
  expect(script.header('x-frame-options')).toBe('DENY')
  const absent = await ask('/lfi/assets/js/main.4321.js')
  expect(absent.status).toBe(404)
  expect(absent.header('cache-control')).toBe('no-cache')
  const manifest = await ask('/lfi/site.webmanifest')
  expect(manifest.header('content-type')).toContain('manifest+json')
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', '', (text: Buffer) => text],
])('of codings, %s is answered with "%s"', async (wanted, coding, decode) => {
  const answer = await ask('/lfi/assets/js/late.1234abcd.js', {
    'Accept-Encoding': wanted,
  })
  expect(answer.header('content-encoding')).toBe(coding)
  expect(answer.header('vary')).toBe('Accept-Encoding')
  expect(Number(answer.header('content-length'))).toBe(answer.bytes.length)
  expect(decode(answer.bytes).toString()).toBe(
    files['assets/js/late.1234abcd.js'],
  )
})

test('an unchanged file is not sent twice', async () => {
  const etag = (await ask('/lfi/docs')).header('etag')
  const known = await ask('/lfi/docs', { 'If-None-Match': etag })
  expect(known).toMatchObject({ status: 304, body: '' })
  const other = await ask('/lfi/docs', { 'If-None-Match': '"other"' })
  expect(other.status).toBe(200)
})

test('other machines can not reach it unless asked', async () => {
  expect(server.address()).toMatchObject({ address: '127.0.0.1' })
})

test('a taken port is answered with a sentence that says what to do', async () => {
  const second = createSiteServer({ dir })
  await expect(listen(second, port)).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  )
})
