import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import pMap from 'p-map'
import { bundleToAddress, prepareCode } from './prepareCode'
import {
  areSameLines,
  type Execution,
  endWith,
  type Program,
  type Run,
} from './program'
import type { RunRequest } from './worker'

/** Time is virtual: only a program that never ends, or a busy machine, needs it. */
const MAX_MILLISECONDS = 60_000

/**
 * Workers whose last program ended by itself. Starting a worker takes longer
 * than most programs.
 */
const idle: Worker[] = []

let address: URL | undefined

const startWorker = (): Worker => {
  address ??= new URL(bundleToAddress(require.resolve('./worker.ts')))
  // Not the parent's loaders, which take longer than a program.
  return new Worker(address, { env: {}, execArgv: [] })
}

/** Runs prepared code until nothing is left to do. */
export const runCode = (
  request: RunRequest,
  timeLimit = MAX_MILLISECONDS,
): Promise<Run> =>
  new Promise((resolve, reject) => {
    const worker = idle.pop() ?? startWorker()
    const end = (run: Run): void => {
      clearTimeout(timer)
      worker.off('message', end).off('error', reject)
      if (run.error === undefined) {
        worker.unref()
        idle.push(worker)
      }
      resolve(run)
    }
    const timer = setTimeout(() => {
      end(endWith({ printed: [] }, 'It does not end'))
      void worker.terminate()
    }, timeLimit)
    worker.on('message', end).on('error', reject)
    worker.ref()
    worker.postMessage(request)
  })

/** Other orders of arrival to try; fixed, so that each report is the same. */
const OTHER_SEEDS = [1, 2, 3, 4, 5]

/** What a program does. */
export const runProgram = async (
  program: Program,
  timeLimit?: number,
): Promise<Execution> => {
  const code = prepareCode(program)
  const run = await runCode({ code, seed: 0 }, timeLimit)
  const others = run.usedChance
    ? await Promise.all(OTHER_SEEDS.map(seed => runCode({ code, seed })))
    : []
  return {
    ...run,
    varies: !others.every(it => areSameLines(run.printed, it.printed)),
  }
}

/** One more than there are processors: starting a worker is half waiting. */
const concurrency = availableParallelism() + 1

/** Each program with what it does, several at a time. */
export const runPrograms = <Kind extends Program>(
  programs: readonly Kind[],
): Promise<(Kind & Execution)[]> =>
  pMap(
    programs,
    async program => ({ ...program, ...(await runProgram(program)) }),
    { concurrency },
  )
