// Serves a production build as a static host would: clean addresses, the
// site's own not-found page, compression, caching and its `_headers`.
import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { contentTypeOf } from './server/contentTypes.mjs'
import { headersFor, readHeaderRules } from './server/headerRules.mjs'
import {
  chooseRepresentation,
  isKnown,
  tagOf,
} from './server/representation.mjs'
import { resolveAddress } from './server/resolveAddress.mjs'

/** A browser that leaves before the end of an answer is no error. */
const send = async (body, response) => {
  if (typeof body !== 'string') {
    response.end(body)
    return
  }
  try {
    await pipeline(createReadStream(body), response)
  } catch (error) {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      throw error
    }
  }
}

const respond = async ({
  request,
  response,
  rules,
  file,
  status,
  pathname,
}) => {
  const tag = await tagOf(file)
  const headers = {
    'Content-Type': contentTypeOf(file),
    ETag: tag,
    Vary: 'Accept-Encoding',
    'Cache-Control': 'no-cache',
    ...headersFor(rules, pathname),
    // What is not there today may be there tomorrow.
    ...(status === 404 && { 'Cache-Control': 'no-cache' }),
  }
  if (status === 200 && isKnown(request.headers['if-none-match'], tag)) {
    response.writeHead(304, headers).end()
    return
  }
  const { body, size, coding } = await chooseRepresentation(
    file,
    request.headers['accept-encoding'],
  )
  response.writeHead(status, {
    ...headers,
    ...(coding && { 'Content-Encoding': coding }),
    'Content-Length': size,
  })
  if (request.method === 'HEAD') {
    response.end()
  } else {
    await send(body, response)
  }
}

const handle = async ({ request, response, rules, dir, baseUrl }) => {
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
    rules,
    pathname,
    file: found?.file ?? path.join(dir, '404.html'),
    status: found ? 200 : 404,
  })
}

/** An HTTP server (not listening yet) for the build in `dir`. */
export const createSiteServer = async ({ dir, baseUrl = '/' }) => {
  const root = path.resolve(dir)
  const rules = await readHeaderRules(root)
  return createServer(async (request, response) => {
    try {
      await handle({ request, response, rules, dir: root, baseUrl })
    } catch (error) {
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
  const server = await createSiteServer({ dir: SITE_DIR, baseUrl: BASE_URL })
  const port = await listen(server, readPort(process.env), SERVE_HOST)
  console.log(`Serving ${SITE_DIR} on http://localhost:${port}${BASE_URL}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  serve().catch(error => {
    console.error(error.message)
    process.exitCode = 1
  })
}
