// Serves a production build as a static host would: clean addresses, the
// site's own not-found page, compression, caching and its `_headers`.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createCompressor } from './server/compress.mjs'
import { contentTypeOf, isCompressible } from './server/contentTypes.mjs'
import { headersFor, readHeaderRules } from './server/headerRules.mjs'
import { resolveAddress } from './server/resolveAddress.mjs'

/** Names under `assets/` carry a hash of their content, so they never change. */
const cacheControlOf = relative =>
  relative.startsWith(`assets${path.sep}`)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache'

const acceptsGzip = request =>
  /\bgzip\b/u.test(request.headers['accept-encoding'] ?? '')

const createResponder = (dir, rules) => {
  const compress = createCompressor()
  return async ({ request, response, file, status, pathname }) => {
    const body = await readFile(file)
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
    const headers = {
      'Content-Type': contentTypeOf(file),
      'Cache-Control': cacheControlOf(path.relative(dir, file)),
      'X-Content-Type-Options': 'nosniff',
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...headersFor(rules, pathname),
    }
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end()
      return
    }
    const isZipped = acceptsGzip(request) && isCompressible(file)
    const content = isZipped ? await compress(file + etag, body) : body
    response.writeHead(status, {
      ...headers,
      ...(isZipped && { 'Content-Encoding': 'gzip' }),
      'Content-Length': content.length,
    })
    response.end(request.method === 'HEAD' ? undefined : content)
  }
}

const handle = async ({ request, response, respond, dir, baseUrl }) => {
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
  await respond({
    request,
    response,
    pathname,
    file: found?.file ?? path.join(dir, '404.html'),
    status: found ? 200 : 404,
  })
}

/** An HTTP server (not listening yet) for the build in `dir`. */
export const createSiteServer = async ({ dir, baseUrl = '/' }) => {
  const root = path.resolve(dir)
  const respond = createResponder(root, await readHeaderRules(root))
  return createServer(async (request, response) => {
    try {
      await handle({ request, response, respond, dir: root, baseUrl })
    } catch (error) {
      console.error(`Could not answer ${request.url}: ${error.message}`)
      response.writeHead(500, { 'Content-Type': 'text/plain' })
      response.end('The server could not read this page.')
    }
  })
}

/** Listens on `port`, and says what to do when something else already does. */
export const listen = (server, port) =>
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
    server.listen(port, () => resolve(server.address().port))
  })

/** The port that the environment asks for. */
export const readPort = ({ PORT = '3000' }) => {
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `PORT is "${PORT}", which is no port. Choose a whole number up to 65535: PORT=3000 npm start`,
    )
  }
  return port
}

/** Serves the build as the environment says, until the process is stopped. */
export const serve = async () => {
  const { BASE_URL = '/', SITE_DIR = 'build' } = process.env
  const server = await createSiteServer({ dir: SITE_DIR, baseUrl: BASE_URL })
  const port = await listen(server, readPort(process.env))
  console.log(`Serving ${SITE_DIR} on http://localhost:${port}${BASE_URL}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  serve().catch(error => {
    console.error(error.message)
    process.exitCode = 1
  })
}
