import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { ProbeMessage, ProbeWorkerData } from '../ProbeRunner'
import type { Plan } from '../plan/plan'
import { probe } from './probe'
import { Subject } from './Subject'

const send = (message: ProbeMessage): void => parentPort?.postMessage(message)

const { module }: ProbeWorkerData = workerData
const documented = await import(pathToFileURL(module).href)

parentPort?.on('message', async (plan: Plan) => {
  try {
    const behaviour = await probe(new Subject(plan, documented), experiment =>
      send({ kind: 'begins', experiment }),
    )
    send({ kind: 'observed', behaviour })
  } catch (error) {
    send({ kind: 'failed', because: String(error) })
  }
})
send({ kind: 'ready' })
