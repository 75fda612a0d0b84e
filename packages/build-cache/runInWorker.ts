import { Worker } from 'node:worker_threads'
import { bundleWorker } from './bundleWorker'

/**
 * Runs a worker's module on another thread and gives the one message that it
 * answers with. Libraries run there as they are, without the loader of our
 * TypeScript.
 */
export const runInWorker = <Result>(
  module: string,
  workerData: unknown,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    new Worker(bundleWorker(module), { workerData, execArgv: [] })
      .on('message', resolve)
      .on('error', reject)
  })
