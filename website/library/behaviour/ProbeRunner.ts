import { Worker } from 'node:worker_threads'
import type { Observation, Observed } from './model/schema'
import type { Plan } from './plan/plan'
import type { ReducerPlan } from './plan/reducerPlan'

/** What a worker is started with; then it is sent plans, one at a time. */
export type ProbeWorkerData = { module: string }

/** What a worker says while it probes a function. */
export type ProbeMessage =
  | { kind: 'ready' }
  | { kind: 'begins'; experiment: string }
  | { kind: 'observed'; behaviour: Observed }
  | { kind: 'failed'; because: string }

/** A single experiment takes a thousandth of this. */
const MAX_SILENCE = 15_000

type Options = {
  /** The compiled worker. */
  file: string
  /** The module whose functions are probed. */
  module: string
  /** Milliseconds without a word after which a probe counts as hanging. */
  maxSilence?: number
}

/** Probes functions in a worker, one after another; a new one if it hangs. */
export class ProbeRunner {
  #options: Options
  #worker: Worker | undefined

  constructor(options: Options) {
    this.#options = options
  }

  async probe(plan: Plan | ReducerPlan): Promise<Observation> {
    const worker = await this.#ready()
    return new Promise((resolve, reject) => {
      let experiment = 'the first experiment'
      let timer: NodeJS.Timeout | undefined
      const end = (observation: Observation): void => {
        clearTimeout(timer)
        worker.off('message', onMessage).off('error', reject)
        resolve(observation)
      }
      const watch = (): void => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          this.#worker = undefined
          void worker.terminate()
          end({ unobserved: `hung in the probe of ${experiment}` })
        }, this.#options.maxSilence ?? MAX_SILENCE)
      }
      const onMessage = (message: ProbeMessage): void => {
        switch (message.kind) {
          case 'begins':
            experiment = message.experiment
            watch()
            break
          case 'observed':
            end(message.behaviour)
            break
          case 'failed':
            end({
              unobserved: `failed in the probe of ${experiment}: ${message.because}`,
            })
            break
        }
      }
      worker.on('message', onMessage).on('error', reject)
      watch()
      worker.postMessage(plan)
    })
  }

  #ready(): Promise<Worker> {
    if (this.#worker) {
      return Promise.resolve(this.#worker)
    }
    const workerData: ProbeWorkerData = { module: this.#options.module }
    const worker = new Worker(this.#options.file, {
      workerData,
      env: {},
      // The worker does not inherit the parent's loaders, which would only cost
      // time.
      execArgv: [],
    })
    this.#worker = worker
    return new Promise((resolve, reject) => {
      worker.once('error', reject)
      worker.once('message', () => {
        worker.off('error', reject)
        resolve(worker)
      })
    })
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = undefined
  }
}
