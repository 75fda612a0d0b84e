import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { bundleWorker } from './bundleWorker'
import { sameInAnyOrder, sameLines } from './compareOutput'
import { prepareCode } from './prepareCode'
import type {
  Execution,
  Program,
  Run,
  RunRequest,
  Variation,
  WorkerMessage,
} from './program'

/** Counted from when the worker begins, so that a busy machine is no fault. */
const MAX_MILLISECONDS = 15_000

/**
 * Workers that their last program left as it found them. Starting a worker
 * takes longer than most programs.
 */
const idle: Worker[] = []

const startWorker = (): Worker =>
  new Worker(bundleWorker(require.resolve('./worker/index.ts')), {
    env: {},
    // The worker does not inherit the parent's loaders, which take longer than
    // a program.
    execArgv: [],
    stdout: true,
    stderr: true,
  })

/**
 * Runs prepared code until nothing is left to do: once, or once per seed if
 * what it does may come out otherwise another time. A recorded one runs once.
 */
export const runCode = (
  request: RunRequest,
  timeLimit = MAX_MILLISECONDS,
): Promise<[Run, ...Run[]]> =>
  new Promise((resolve, reject) => {
    const worker = idle.pop() ?? startWorker()
    let runs: Run[] = []
    let timer: NodeJS.Timeout | undefined
    const end = (): void => {
      clearTimeout(timer)
      worker.off('message', take).off('error', reject).off('exit', end)
      const [first, ...others] = runs
      if (first) {
        resolve([first, ...others])
      } else {
        reject(new Error(`A worker ended without a word: ${request.code}`))
      }
    }
    const stop = (): void => {
      runs = [{ outcome: 'endless', prints: [] }]
      void worker.terminate()
    }
    const take = (message: WorkerMessage): void => {
      if (message === 'begun') {
        timer = setTimeout(stop, timeLimit)
        return
      }
      runs = message.runs
      if (message.isReusable) {
        worker.unref()
        idle.push(worker)
        end()
      }
    }
    worker.on('message', take).on('error', reject).on('exit', end)
    worker.ref()
    worker.postMessage(request)
  })

const printed = (run: Run): string[] => run.prints.map(({ text }) => text)

const variationOf = (
  first: readonly string[],
  others: readonly (readonly string[])[],
): Variation => {
  if (others.every(other => sameLines(first, other))) {
    return 'none'
  }
  return others.every(other => sameInAnyOrder(first, other))
    ? 'order'
    : 'values'
}

/** Code that does not even parse counts as code that throws. */
const unparsed = (error: unknown): Run => ({
  outcome: 'threw',
  prints: [],
  error: { text: `SyntaxError: ${String(error)}`, statement: 0 },
})

/** What a program does. */
export const runProgram = async (
  { code, language }: Program,
  timeLimit?: number,
): Promise<Execution> => {
  const prepared = await prepareCode(code, language).catch(unparsed)
  if (typeof prepared !== 'string') {
    return { run: prepared, variation: 'none' }
  }
  const [run, ...others] = await runCode({ code: prepared }, timeLimit)
  return { run, variation: variationOf(printed(run), others.map(printed)) }
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
