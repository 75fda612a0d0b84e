import { Worker } from 'node:worker_threads'
import type { Run, WorkerMessage } from '../model/run'

/** Counted from when the worker is ready, so that a busy machine is no fault. */
const defaultTimeLimit = 5000

// An await that never settles lets the worker end without a word.
const createRun = (): Run => ({ outcome: 'unsettled', prints: [] })

const record = (run: Run, message: WorkerMessage): void => {
  switch (message.kind) {
    case 'print':
      run.prints.push({ text: message.text, statement: message.statement })
      break
    case 'threw':
    case 'rejected':
      run.outcome = message.kind
      run.error = { text: message.text, statement: message.statement }
      break
    case 'finished':
    case 'flooded':
      run.outcome = message.kind
      break
  }
}

/**
 * Runs prepared code alone in a fresh worker until nothing is left to do: once,
 * or once per seed if what it does may come out otherwise another time.
 */
export const runInWorker = (
  workerFile: string,
  code: string,
  timeLimit: number = defaultTimeLimit,
): Promise<[Run, ...Run[]]> =>
  new Promise((resolve, reject) => {
    let run = createRun()
    const runs: [Run, ...Run[]] = [run]
    let timer: NodeJS.Timeout | undefined
    const worker = new Worker(workerFile, {
      workerData: { code },
      env: {},
      // Not the loaders of whoever verifies: they would cost more than we run.
      execArgv: [],
      stdout: true,
      stderr: true,
    })
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') {
        timer = setTimeout(() => {
          run.outcome = 'endless'
          void worker.terminate()
        }, timeLimit)
      } else if (message.kind === 'again') {
        run = createRun()
        runs.push(run)
      } else {
        record(run, message)
      }
    })
    worker.on('error', reject)
    worker.on('exit', () => {
      clearTimeout(timer)
      resolve(runs)
    })
  })
