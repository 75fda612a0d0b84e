import { parentPort, workerData } from 'node:worker_threads'
import { extractModel } from './extractModel'

const root: string = workerData

/** By way of JSON, as it is read from the cache: without undefined fields. */
const extract = async (): Promise<void> =>
  parentPort?.postMessage(JSON.parse(JSON.stringify(await extractModel(root))))

void extract()
