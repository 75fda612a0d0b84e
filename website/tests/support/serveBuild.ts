import { createServer } from 'node:http'

type Served = { origin: string; close: () => void }

type Options = {
  /** Requests that find nobody: the connection ends without an answer. */
  isUnreachable?: (address: string) => boolean
}

/** Serves a build other than the one that all tests share. */
export const serveBuild = async (
  dir: string,
  baseUrl = '/',
  { isUnreachable = () => false }: Options = {},
): Promise<Served> => {
  const { createSiteServer, listen } = await import(
    '../../../scripts/serve.mjs'
  )
  const site = await createSiteServer({ dir, baseUrl })
  const server = createServer((request, response) => {
    if (isUnreachable(request.url ?? '')) {
      request.socket.destroy()
    } else {
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
