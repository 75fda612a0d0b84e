import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveBuild } from './serveBuild'

/**
 * Serves a build whose service worker keeps only `pages`, and after `deploy` one
 * that says of itself that it is another version.
 */
export const serveDeploys = async (dir: string, pages: readonly string[]) => {
  const worker = await readFile(path.join(dir, 'service-worker.js'), 'utf8')
  const small = worker.replace(
    /"rest":\[.*?\]/u,
    `"rest":${JSON.stringify(pages)}`,
  )
  let version = 'first'
  const site = await serveBuild(dir, '/', (request, response) => {
    const isWorker = request.url === '/service-worker.js'
    if (isWorker) {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(
        small.replace(/"version":"[^"]*"/u, `"version":"${version}"`),
      )
    }
    return isWorker
  })
  return {
    ...site,
    deploy: (): void => {
      version = 'next'
    },
  }
}
