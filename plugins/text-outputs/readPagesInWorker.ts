import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { bundleWorker } from '../verified-examples/run/bundleWorker'
import type { TextPage } from './model/textPage'
import type { Site } from './readPages'

/**
 * Reads the pages on another thread: it is a second of work for every fifty,
 * and the libraries run there as they are, not as the configuration's loader
 * translates them, which takes them twice the time.
 */
export const readPagesInWorker = (
  site: Omit<Site, 'version'>,
): Promise<TextPage[]> => {
  const file = bundleWorker(path.join(__dirname, 'worker.ts'))
  // The name of the file says what it holds.
  const workerData: Site = { ...site, version: path.basename(file) }
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData, execArgv: [] })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
}
