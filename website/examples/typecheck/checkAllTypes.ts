import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { bundleWorker, Step } from '@lfi-docs/build-cache'
import type { TypeProblem } from '../model/run'
import type { Program } from '../run/executeAll'

const root = path.join(__dirname, '../..')

let worker: Worker | undefined

const startWorker = (): Worker =>
  new Worker(bundleWorker(require.resolve('./worker.ts')), {
    workerData: root,
    execArgv: [],
  })

const ask = async (examples: readonly Program[]): Promise<TypeProblem[][]> => {
  worker ??= startWorker()
  worker.ref()
  worker.postMessage(examples)
  try {
    const [problems] = await once(worker, 'message')
    // Nobody waits for it, so it keeps no process from ending.
    worker.unref()
    return problems
  } catch (error) {
    worker = undefined
    throw error
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Type-checks examples in one strict program, each as a module of its own, off
 * the main thread. Answers with the problems of each, in order. All that ask
 * share one worker, which reads the declarations of the platform once.
 */
const checkTypes = (examples: readonly Program[]): Promise<TypeProblem[][]> => {
  const answer = last.then(() => ask(examples))
  last = answer.catch(() => undefined)
  return answer
}

const checks = new Step<TypeProblem[]>('example-types', __filename)

export const checkAllTypes = (
  programs: readonly Program[],
): Promise<TypeProblem[][]> =>
  checks
    .results()
    .getOrMakeAll(
      programs,
      ({ code, language }) => [language, code],
      checkTypes,
    )
