// Serves a production build as a static host would: clean addresses, the
// site's own not-found page, compression, and the headers of its `_headers`.
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { resolveAddress } from './resolveAddress.mjs'
import { root, runCommand } from './setup.mjs'

const contentTypes = JSON.parse(
  readFileSync(
    path.join(root, 'website/outputs/hosts/contentTypes.json'),
    'utf8',
  ),
)
const contentTypeOf = file =>
  contentTypes[path.extname(file).slice(1)] ?? 'application/octet-stream'

const matcherOf = pattern =>
  new RegExp(
    `^${pattern.replaceAll(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll('*', '.*')}$`,
    'u',
  )

/**
 * The rules of a `_headers` file, the convention of static hosts: a path
 * pattern, then indented `Name: value` lines. Later rules win.
 */
const readHeaderRules = dir => {
  const file = path.join(dir, '_headers')
  const blocks = existsSync(file)
    ? readFileSync(file, 'utf8').split(/^(?=\S)/mu)
    : []
  return blocks.map(block => {
    const [pattern, ...lines] = block.trim().split('\n')
    return {
      matcher: matcherOf(pattern),
      headers: lines.map(line => line.split(/:(.*)/u).map(it => it.trim())),
    }
  })
}

const headersFor = (rules, pathname) =>
  Object.fromEntries(
    rules
      .filter(({ matcher }) => matcher.test(pathname))
      .flatMap(({ headers }) => headers.map(([name, value]) => [name, value])),
  )

/** Quick rather than small: a reader on this machine waits for the answer. */
const codings = {
  br: text =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    }),
  gzip: text => promisify(gzip)(text, { level: 4 }),
}
/** Below this an answer fits into one packet either way. */
const MIN_COMPRESSED_SIZE = 1024

/** Compressed files by coding, name and version: each is made once. */
const compressed = new Map()

const compress = async (file, coding, tag) => {
  const key = `${coding} ${file} ${tag}`
  if (!compressed.has(key)) {
    compressed.set(key, await codings[coding](await readFile(file)))
  }
  return compressed.get(key)
}

/** The coding for an answer: only text gains from one. */
const chooseCoding = (file, size, accepted = '') => {
  const gains =
    contentTypeOf(file).includes('charset') && size >= MIN_COMPRESSED_SIZE
  return gains
    ? Object.keys(codings).find(coding =>
        new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0)`, 'u').test(accepted),
      )
    : undefined
}

const send = async ({ request, response, rules, file, status, pathname }) => {
  const { size, mtimeMs } = await stat(file)
  const tag = `W/"${size}-${mtimeMs}"`
  const coding = chooseCoding(file, size, request.headers['accept-encoding'])
  const headers = {
    'Content-Type': contentTypeOf(file),
    ETag: tag,
    Vary: 'Accept-Encoding',
    'Cache-Control': 'no-cache',
    ...headersFor(rules, pathname),
    // What is not there today may be there tomorrow.
    ...(status === 404 && { 'Cache-Control': 'no-cache' }),
  }
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end()
    return
  }
  const body = coding && (await compress(file, coding, tag))
  response.writeHead(status, {
    ...headers,
    ...(coding && { 'Content-Encoding': coding }),
    'Content-Length': body?.length ?? size,
  })
  if (body || request.method === 'HEAD') {
    response.end(request.method === 'HEAD' ? undefined : body)
  } else {
    await pipeline(createReadStream(file), response)
  }
}

const answer = async ({ request, response, rules, dir, baseUrl }) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  const [pathname = '/', query] = (request.url ?? '/').split('?', 2)
  const found = await resolveAddress({ dir, baseUrl, pathname })
  if (found?.redirect) {
    const search = query === undefined ? '' : `?${query}`
    response.writeHead(301, { Location: found.redirect + search }).end()
    return
  }
  const file = found?.file ?? path.join(dir, '404.html')
  const status = found ? 200 : 404
  await send({ request, response, rules, file, status, pathname })
}

/** An HTTP server (not listening yet) for the build in `dir`. */
export const createSiteServer = ({ dir, baseUrl = '/' }) => {
  const site = path.resolve(dir)
  const rules = readHeaderRules(site)
  return createServer(async (request, response) => {
    try {
      await answer({ request, response, rules, dir: site, baseUrl })
    } catch (error) {
      // A browser that leaves before the end of an answer is no error.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') {
        return
      }
      console.error(`Could not answer ${request.url}: ${error.message}`)
      if (!response.headersSent) {
        response.writeHead(500, { 'Content-Type': 'text/plain' })
      }
      response.end('The server could not read this page.')
    }
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
