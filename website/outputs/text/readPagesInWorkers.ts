import { Worker } from 'node:worker_threads'
import { bundleWorker, Step } from '@lfi-docs/build-cache'
import type { TextPage } from './model/renderOutputs'
import { type Site, STEP } from './readPages'

const WORKERS = 2

const texts = new Step<string>(STEP, __filename)

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
  site: Omit<Site, 'fingerprint' | 'share'>,
): Promise<TextPage[]> => {
  const file = bundleWorker(require.resolve('./worker.ts'))
  const fingerprint = texts.fingerprint()
  const shares = Array.from({ length: WORKERS }, (_, worker) =>
    site.permalinks.filter((_, index) => index % WORKERS === worker),
  )
  const read = await Promise.all(
    shares.map(share => readInWorker(file, { ...site, share, fingerprint })),
  )
  const pages = new Map(read.flat().map(page => [page.permalink, page]))
  return site.permalinks.flatMap(permalink => pages.get(permalink) ?? [])
}
