import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { ProbeMessage } from '../ProbeRunner'
import type { AnyPlan } from '../plan/planPackage'
import { probe } from './probe'
import { probeReducer } from './probeReducer'
import { Subject } from './Subject'

const send = (message: ProbeMessage): void => parentPort?.postMessage(message)

const documented = await import(pathToFileURL(workerData).href)

parentPort?.on('message', async (plan: AnyPlan) => {
  let experiment = ''
  const begin = (next: string): void => {
    experiment = next
    send({ begins: next })
  }
  begin('the first experiment')
  try {
    const observation =
      'kind' in plan
        ? await probeReducer(plan, documented)
        : await probe(new Subject(plan, documented), begin)
    send({ observation })
  } catch (error) {
    const unobserved = `failed in the probe of ${experiment}: ${error}`
    send({ observation: { unobserved } })
  }
})
