import { inspect } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerMessage } from '../../model/run'
import { captureConsole } from './captureConsole'
import { installChance } from './installChance'
import { installResolvers } from './installResolvers'
import { installVirtualClock } from './virtualClock'

/** More than any example prints, and few enough to stop a flood early. */
const maximalLines = 500
/** Other orders of arrival to try; fixed, so that each report is the same. */
const otherSeeds = [1, 2, 3, 4, 5]

const { code }: { code: string } = workerData
const send = (message: WorkerMessage): void => parentPort?.postMessage(message)

let statement = 0
let lines = 0
let usedChance = false

const fail = (kind: 'threw' | 'rejected', error: unknown): never => {
  const text = error instanceof Error ? String(error) : inspect(error)
  send({ kind, text, statement })
  return process.exit()
}

const print = (text: string): void => {
  lines += 1
  if (lines > maximalLines) {
    send({ kind: 'flooded' })
    process.exit()
  }
  send({ kind: 'print', text, statement })
}

// Stack frames hold addresses of this machine; an output must not.
Error.stackTraceLimit = 0
Object.assign(globalThis, {
  __at: (index: number) => {
    statement = index
  },
})
captureConsole(print)
installResolvers()
const clock = installVirtualClock()
const setSeed = installChance(() => {
  usedChance = true
})
process.on('uncaughtException', error => fail('threw', error))
process.on('unhandledRejection', error => fail('rejected', error))

const run = async (seed: number): Promise<void> => {
  lines = 0
  setSeed(seed)
  try {
    // The comment makes a new module of the same code.
    const module = encodeURIComponent(`${code}\n//${seed}`)
    await import(`data:text/javascript,${module}`)
  } catch (error) {
    fail('threw', error)
  }
  send({ kind: 'finished' })
  await clock.rewind()
}

const runAll = async (): Promise<void> => {
  send({ kind: 'ready' })
  await run(0)
  for (const seed of usedChance ? otherSeeds : []) {
    send({ kind: 'again' })
    await run(seed)
  }
}

void runAll()
