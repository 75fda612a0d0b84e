import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { bundleWorker } from '../../cache/bundleWorker'
import type { TextPage } from './model/textPage'
import type { Site } from './readPages'

const WORKERS = 2

const readInWorker = (file: string, workerData: Site): Promise<TextPage[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData, execArgv: [] })
    worker.on('message', resolve)
    worker.on('error', reject)
  })

/**
 * Reads the pages on other threads: it is a second of work for every fifty,
 * and the libraries run there as they are, not as the configuration's loader
 * translates them, which takes them twice the time.
 */
export const readPagesInWorkers = async (
  site: Omit<Site, 'version' | 'share'>,
): Promise<TextPage[]> => {
  const file = bundleWorker(path.join(__dirname, 'worker.ts'))
  const shares = Array.from({ length: WORKERS }, (_, worker) =>
    site.permalinks.filter((_, index) => index % WORKERS === worker),
  )
  const read = await Promise.all(
    shares.map((share, worker) =>
      readInWorker(file, {
        ...site,
        share,
        cacheName: `${site.cacheName}-${worker}`,
        // The name of the file says what it holds.
        version: path.basename(file),
      }),
    ),
  )
  const pages = new Map(read.flat().map(page => [page.permalink, page]))
  return site.permalinks.flatMap(permalink => pages.get(permalink) ?? [])
}
