import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves a build, and after `deploy` one that says of itself that it is another:
 * its service worker has a version of its own.
 */
export const serveDeploys = async (dir: string) => {
  const { createSiteServer, listen } = await import(
    '../../../scripts/serve.mjs'
  )
  const server: Server = await createSiteServer({ dir, baseUrl: '/' })
  const handle: Handle = (request, response) => {
    for (const listener of listeners) {
      Reflect.apply(listener, server, [request, response])
    }
  }
  const listeners = server.listeners('request')
  const worker = await readFile(path.join(dir, 'service-worker.js'), 'utf8')
  const next = worker.replace(/version:"[^"]*"/u, 'version:"next"')
  let isDeployed = false
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (isDeployed && request.url === '/service-worker.js') {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(next)
    } else {
      handle(request, response)
    }
  })
  const port = await listen(server, 0)
  return {
    origin: `http://localhost:${port}`,
    deploy: (): void => {
      isDeployed = true
    },
    close: (): void => {
      server.closeAllConnections()
      server.close()
    },
  }
}
