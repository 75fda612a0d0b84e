// Serves a production build as a static host would: clean addresses, the
// site's own not-found page, compression, and the headers of its `_headers`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { runCommand } from './setup.mjs'

const types = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  ico: 'image/x-icon',
  png: 'image/png',
  woff2: 'font/woff2',
}

/**
 * The rules of a `_headers` file, the convention of static hosts: a path
 * pattern, then indented `Name: value` lines. Later rules win.
 */
const readHeaderRules = dir => {
  const file = path.join(dir, '_headers')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return text.split(/^(?=\S)/mu).map(block => {
    const [pattern, ...lines] = block.trim().split('\n')
    return {
      matches: pathname =>
        pattern.endsWith('*')
          ? pathname.startsWith(pattern.slice(0, -1))
          : pathname === pattern,
      headers: lines.map(line => line.split(/:(.*)/u).map(it => it.trim())),
    }
  })
}

const isPage = file =>
  file.endsWith('.html') && !/^(?:404|sandbox)\./u.test(file)

/**
 * The file of each address. A page has one address, without the ending of its
 * file: `x` for x.html, or `x/` for x/index.html. Where both are there, the second
 * is the page of a function that is called `index`.
 */
const listAddresses = (dir, baseUrl) => {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(dir, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    )
  const addressOf = file => {
    const folder = file.replace(/(?<![^/])index\.html$/u, '')
    const beside = folder.replace(/\/$/u, '.html')
    const isIndex = beside.endsWith('/index.html') || !files.includes(beside)
    return folder !== file && isIndex ? folder : file.replace(/\.html$/u, '')
  }
  return new Map(
    files.map(file => [
      baseUrl + (isPage(file) ? addressOf(file) : file),
      path.join(dir, file),
    ]),
  )
}

/** What an address may be instead, in the order in which it is looked for. */
const spellingsOf = encoded => {
  try {
    const pathname = path.posix.normalize(decodeURIComponent(encoded))
    return [
      pathname,
      `${pathname}/`,
      pathname.replace(/\.html$/u, ''),
      pathname.replace(/index\.html$/u, ''),
      pathname.replace(/\/(?:index\.html)?$/u, ''),
      pathname.replace(/\.html$/u, '/'),
    ]
  } catch {
    // It can't be decoded.
    return []
  }
}

/** The address that a path is meant to be. */
const find = (site, pathname) =>
  pathname === '/'
    ? site.baseUrl
    : spellingsOf(pathname).find(it => site.addresses.has(it))

const answer = async (site, { url, headers }, response) => {
  const [, pathname, search] = /^([^?]*)(.*)$/u.exec(url)
  let found = find(site, pathname)
  if (!found) {
    // It may have been built since.
    site.addresses = listAddresses(site.dir, site.baseUrl)
    found = find(site, pathname)
  }
  if (found && encodeURI(found) !== pathname) {
    response.writeHead(301, { Location: encodeURI(found) + search }).end()
    return
  }
  const file = site.addresses.get(found)
  const served = file ?? path.join(site.dir, '404.html')
  const type = types[path.extname(served).slice(1)]
  const bytes = await readFile(served)
  const isZipped =
    type?.includes('charset') && headers['accept-encoding']?.includes('gzip')
  const rules = site.rules.filter(({ matches }) => matches(pathname))
  const body = isZipped ? gzipSync(bytes, { level: 4 }) : bytes
  response.writeHead(file ? 200 : 404, {
    'Content-Type': type ?? 'application/octet-stream',
    'Cache-Control': 'no-cache',
    ...Object.fromEntries(rules.flatMap(rule => rule.headers)),
    // What is not there today may be there tomorrow.
    ...(!file && { 'Cache-Control': 'no-cache' }),
    ...(isZipped && { 'Content-Encoding': 'gzip' }),
    Vary: 'Accept-Encoding',
    'Content-Length': body.length,
  })
  response.end(body)
}

/** An HTTP server (not listening yet) for the build in `dir`. */
export const createSiteServer = ({ dir, baseUrl = '/' }) => {
  const site = {
    dir,
    baseUrl,
    addresses: listAddresses(dir, baseUrl),
    rules: readHeaderRules(dir),
  }
  return createServer((request, response) => {
    answer(site, request, response).catch(error => {
      console.error(`Could not answer ${request.url}: ${error.message}`)
      response.writeHead(500, { 'Content-Type': 'text/plain' })
      response.end('The server could not read this page.')
    })
  })
}

/**
 * Listens on `port`, and says what to do when something else already does.
 * Other machines can't reach it unless `host` says so.
 */
export const listen = (server, port, host = '127.0.0.1') =>
  new Promise((resolve, reject) => {
    server.once('error', error =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
            )
          : error,
      ),
    )
    server.listen(port, host, () => resolve(server.address().port))
  })

/** A port on which nothing listens: 0 finds one, any other is tried. */
export const findFreePort = async (port = 0, host = undefined) => {
  const server = createServer()
  const free = await listen(server, port, host)
  await new Promise(resolve => server.close(resolve))
  return free
}

export const readPort = ({ PORT = '3000' }) => {
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `PORT is "${PORT}", which is no port. Choose a whole number up to 65535: PORT=3000 npm start`,
    )
  }
  return port
}

export const serve = async () => {
  const { BASE_URL = '/', SERVE_HOST, SITE_DIR = 'build' } = process.env
  const server = createSiteServer({ dir: SITE_DIR, baseUrl: BASE_URL })
  const port = await listen(server, readPort(process.env), SERVE_HOST)
  console.log(`Serving ${SITE_DIR} on http://localhost:${port}${BASE_URL}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void runCommand(serve)
}
