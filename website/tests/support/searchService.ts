import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { address: string; body: Record<string, unknown> }

type Behaviour = 'answer' | 'silent' | 'malformed' | 'refusing' | 'stalling'

const hit = (number: number, url: string) => ({
  objectID: `hit-${number}`,
  url,
  type: 'lvl2',
  content: null,
  hierarchy: {
    lvl0: 'Guides',
    lvl1: 'Recipes',
    lvl2: `Found ${number}`,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _snippetResult: {
    hierarchy: {
      lvl2: {
        value: `<mark>Found</mark> ${number} <img src=x onerror=alert(1)>`,
        matchLevel: 'full',
      },
    },
  },
})

const URLS = [
  'https://docs.example/docs/recipes#group-and-count',
  'https://blog.example/post?x=1',
]

/** A local server that speaks the hosted provider's multi-query protocol. */
export const startSearchService = async (behaviour: Behaviour = 'answer') => {
  const asked: Asked[] = []
  const server: Server = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => {
      text += chunk
    })
    request.on('end', () => {
      const headers = {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
        'Access-Control-Allow-Private-Network': 'true',
        'Content-Type': 'application/json',
      }
      if (request.method === 'OPTIONS') {
        response.writeHead(204, headers).end()
        return
      }
      asked.push({ address: request.url ?? '', body: JSON.parse(text) })
      if (behaviour === 'silent') {
        return
      }
      if (behaviour === 'stalling') {
        response.writeHead(200, headers).flushHeaders()
        return
      }
      if (behaviour === 'refusing') {
        const refusal = { message: 'Invalid API key', status: 403 }
        response.writeHead(403, headers).end(JSON.stringify(refusal))
        return
      }
      const hits = URLS.map((url, index) => hit(index + 1, url))
      const answer =
        behaviour === 'malformed'
          ? { results: 'none' }
          : { results: [{ hits, nbHits: 42, page: 0, nbPages: 3 }] }
      response.writeHead(200, headers).end(JSON.stringify(answer))
    })
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
