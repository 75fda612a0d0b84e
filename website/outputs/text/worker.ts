import { parentPort, workerData } from 'node:worker_threads'
import { readPages } from './readPages'

void readPages(workerData).then(pages => parentPort?.postMessage(pages))
