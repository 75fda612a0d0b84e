import { Agent, request } from 'node:http'

export type Answer = {
  status: number
  header: (name: string) => string
  /** As it came: nothing is decompressed. */
  body: Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Plain HTTP, because `fetch` would decompress, redirect and tidy addresses. */
export const ask = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          header: name => String(response.headers[name.toLowerCase()] ?? ''),
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
