import { parentPort, workerData } from 'node:worker_threads'
import type { Source } from '../loadContent'
import { parsePage } from './parsePage'

const sources: readonly Source[] = workerData

const parseAll = async () =>
  parentPort?.postMessage(
    await Promise.all(sources.map(({ file, text }) => parsePage(file, text))),
  )

void parseAll()
