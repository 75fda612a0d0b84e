import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { address: string; body: Record<string, unknown> }

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Private-Network': 'true',
  'Content-Type': 'application/json',
}

const HITS = [
  'https://docs.example/docs/recipes#group-and-count',
  'https://blog.example/post?x=1',
].map((url, index) => ({
  objectID: `hit-${index}`,
  url,
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Guides', lvl1: 'Recipes', lvl2: 'Found', lvl3: null },
  _snippetResult: {
    hierarchy: {
      lvl2: { value: '<mark>Found</mark> <img src=x onerror=alert(1)>' },
    },
  },
}))

/** A local server that speaks the hosted provider's multi-query protocol. */
export const startSearchService = async (behaviour?: 'silent') => {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, HEADERS).end()
      return
    }
    const text = Buffer.concat(await request.toArray()).toString()
    asked.push({ address: request.url ?? '', body: JSON.parse(text) })
    if (behaviour !== 'silent') {
      const results = [{ hits: HITS, nbHits: 42, page: 0, nbPages: 3 }]
      response.writeHead(200, HEADERS).end(JSON.stringify({ results }))
    }
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    host: `http://localhost:${port}`,
    stop: (): void => {
      server.closeAllConnections()
      server.close()
    },
  }
}
