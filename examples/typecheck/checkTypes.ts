import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TypeProblem } from '../model/run'
import type { Program } from '../run/executeAll'

export type TypeCheckRequest = {
  root: string
  examples: readonly Program[]
}

const root = path.join(__dirname, '../..')

/**
 * Type-checks all examples in one strict program, each as a module of its own,
 * off the main thread. Answers with the problems of each, in order.
 */
export const checkTypes = (
  file: string,
  examples: TypeCheckRequest['examples'],
): Promise<TypeProblem[][]> =>
  new Promise((resolve, reject) => {
    const workerData: TypeCheckRequest = { root, examples }
    const worker = new Worker(file, { workerData, execArgv: [] })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
