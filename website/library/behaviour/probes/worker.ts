import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { ProbeMessage, ProbeWorkerData } from '../ProbeRunner'
import type { Plan } from '../plan/plan'
import type { ReducerPlan } from '../plan/reducerPlan'
import { probe } from './probe'
import { probeReducer } from './probeReducer'
import { Subject } from './Subject'

const send = (message: ProbeMessage): void => parentPort?.postMessage(message)

const { module }: ProbeWorkerData = workerData
const documented = await import(pathToFileURL(module).href)

parentPort?.on('message', async (plan: Plan | ReducerPlan) => {
  try {
    const behaviour =
      'kind' in plan
        ? await probeReducer(plan, documented)
        : await probe(new Subject(plan, documented), experiment =>
            send({ kind: 'begins', experiment }),
          )
    send({ kind: 'observed', behaviour })
  } catch (error) {
    send({ kind: 'failed', because: String(error) })
  }
})
send({ kind: 'ready' })
