import { Worker } from 'node:worker_threads'
import type { Run, RunRequest, WorkerMessage } from '../model/run'

/** Counted from when the worker begins, so that a busy machine is no fault. */
const defaultTimeLimit = 5000

type Runs = [Run, ...Run[]]

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
    case 'recorded':
      run.recording = message.recording
      break
    case 'finished':
    case 'flooded':
      run.outcome = message.kind
      break
  }
}

/**
 * Runs examples, one at a time. Starting a worker takes longer than most of
 * them, so one that an example left as it was runs the next one too.
 */
export class ExampleRunner {
  #file: string
  #idle: Worker | undefined

  constructor(file: string) {
    this.#file = file
  }

  #takeWorker(): Worker {
    const worker = this.#idle ?? this.#startWorker()
    this.#idle = undefined
    return worker
  }

  #startWorker(): Worker {
    return new Worker(this.#file, {
      env: {},
      // The worker does not inherit the parent's loaders, which take longer
      // than an example.
      execArgv: [],
      stdout: true,
      stderr: true,
    })
  }

  /**
   * Runs prepared code until nothing is left to do: once, or once per seed if
   * what it does may come out otherwise another time. A recorded one runs once.
   */
  run(
    request: RunRequest,
    timeLimit: number = defaultTimeLimit,
  ): Promise<Runs> {
    const worker = this.#takeWorker()
    return new Promise((resolve, reject) => {
      let run = createRun()
      const runs: Runs = [run]
      let timer: NodeJS.Timeout | undefined
      const end = (): void => {
        clearTimeout(timer)
        worker.off('message', onMessage).off('error', reject).off('exit', end)
        resolve(runs)
      }
      const onMessage = (message: WorkerMessage): void => {
        if (message.kind === 'begun') {
          timer = setTimeout(() => {
            run.outcome = 'endless'
            void worker.terminate()
          }, timeLimit)
        } else if (message.kind === 'again') {
          run = createRun()
          runs.push(run)
        } else if (message.kind === 'idle') {
          end()
          this.#idle = worker
        } else {
          record(run, message)
        }
      }
      worker.on('message', onMessage).on('error', reject).on('exit', end)
      worker.postMessage(request)
    })
  }

  async close(): Promise<void> {
    await this.#idle?.terminate()
    this.#idle = undefined
  }
}
