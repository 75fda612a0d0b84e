import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveBuild } from './serveBuild'

/**
 * Serves a build, and after `deploy` one that says of itself that it is another:
 * its service worker has a version of its own.
 */
export const serveDeploys = async (dir: string) => {
  const worker = await readFile(path.join(dir, 'service-worker.js'), 'utf8')
  const next = worker.replace(/"version":"[^"]*"/u, '"version":"next"')
  let isDeployed = false
  const site = await serveBuild(dir, '/', (request, response) => {
    const isNext = isDeployed && request.url === '/service-worker.js'
    if (isNext) {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(next)
    }
    return isNext
  })
  return {
    ...site,
    deploy: (): void => {
      isDeployed = true
    },
  }
}
