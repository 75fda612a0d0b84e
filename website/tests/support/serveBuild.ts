import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'

/** Answers a request in the place of the site, and says whether it did. */
type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean

/** Serves a build other than the one that all tests share. */
export const serveBuild = async (
  dir: string,
  baseUrl = '/',
  intercept: Intercept = () => false,
): Promise<{ origin: string; close: () => void }> => {
  const { createSiteServer, listen } = await import(
    '../../../scripts/serve.mjs'
  )
  const site = await createSiteServer({ dir, baseUrl })
  const server = createServer((request, response) => {
    if (!intercept(request, response)) {
      site.emit('request', request, response)
    }
  })
  const port = await listen(server, 0)
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
