import { Worker } from 'node:worker_threads'
import type { Observation } from './model/schema'
import type { AnyPlan } from './plan/planPackage'

/** What a worker says of a function: what it begins to try, then what it saw. */
export type ProbeMessage = { begins: string } | { observation: Observation }

type Options = {
  /** The compiled worker. */
  file: string
  /** The module whose functions are probed. */
  module: string
  /** Milliseconds without a word after which a probe counts as hanging. */
  maxSilence: number
}

/** Probes functions in a worker, one after another; a new one if it hangs. */
export class ProbeRunner {
  #options: Options
  #worker: Worker | undefined

  constructor(options: Options) {
    this.#options = options
  }

  probe(plan: AnyPlan): Promise<Observation> {
    const { file, module, maxSilence } = this.#options
    this.#worker ??= new Worker(file, {
      workerData: module,
      env: {},
      // The worker does not inherit the parent's loaders, which would only cost
      // time.
      execArgv: [],
    })
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const end = (observation: Observation): void => {
        clearTimeout(timer)
        worker.off('message', onMessage).off('error', reject)
        resolve(observation)
      }
      const onMessage = (message: ProbeMessage): void => {
        if ('observation' in message) {
          end(message.observation)
          return
        }
        clearTimeout(timer)
        timer = setTimeout(() => {
          this.#worker = undefined
          void worker.terminate()
          end({ unobserved: `hung in the probe of ${message.begins}` })
        }, maxSilence)
      }
      worker.on('message', onMessage).on('error', reject)
      worker.postMessage(plan)
    })
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }
}
