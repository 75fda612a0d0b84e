import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { bundleToAddress, prepareCode } from './prepareCode'
import {
  areSameInAnyOrder,
  areSameLines,
  type Execution,
  type Program,
  printedLines,
  type Run,
  type Variation,
} from './program'
import type { RunRequest, WorkerMessage } from './worker'

/** Counted from when the program begins; a busy machine is no fault of it. */
const MAX_MILLISECONDS = 15_000

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
    let timer: NodeJS.Timeout | undefined
    const end = (run: Run): void => {
      clearTimeout(timer)
      worker.off('message', take).off('error', reject)
      resolve(run)
    }
    const stop = (): void => {
      end({ outcome: 'endless', printed: [] })
      void worker.terminate()
    }
    const take = (message: WorkerMessage): void => {
      if (message === 'begun') {
        timer = setTimeout(stop, timeLimit)
        return
      }
      if (message.isReusable) {
        worker.unref()
        idle.push(worker)
      }
      end(message.run)
    }
    worker.on('message', take).on('error', reject)
    worker.ref()
    worker.postMessage(request)
  })

/** Other orders of arrival to try; fixed, so that each report is the same. */
const OTHER_SEEDS = [1, 2, 3, 4, 5]

const variationOf = (run: Run, others: readonly Run[]): Variation => {
  const first = printedLines(run)
  const all = others.map(printedLines)
  if (all.every(lines => areSameLines(first, lines))) {
    return 'none'
  }
  return all.every(lines => areSameInAnyOrder(first, lines))
    ? 'order'
    : 'values'
}

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
  return { run, variation: variationOf(run, others) }
}

/** One more than there are processors: starting a worker is half waiting. */
const MAX_WORKERS = availableParallelism() + 1

/** What each program does, several at a time. */
export const runPrograms = async (
  programs: readonly Program[],
): Promise<Execution[]> => {
  const executions: Execution[] = []
  const waiting = [...programs.entries()]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, program] = next
      executions[index] = await runProgram(program)
    }
  }
  await Promise.all(Array.from({ length: MAX_WORKERS }, work))
  return executions
}
