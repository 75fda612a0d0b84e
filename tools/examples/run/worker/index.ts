import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { inspect } from 'node:util'
import { parentPort } from 'node:worker_threads'
import { installResolvers, installVirtualClock } from '@lfi-docs/virtual-time'
import type { RunRequest, WorkerMessage } from '../../model/run'
import { detectLeftovers } from './detectLeftovers'
import { installChance } from './installChance'
import { startRecording } from './startRecording'

/** Makes `console` print to `onPrint`, exactly as Node's prints. */
const captureConsole = (onPrint: (line: string) => void): void => {
  const sink = new Writable({
    decodeStrings: false,
    write: (chunk: unknown, _encoding, done) => {
      for (const line of String(chunk).replace(/\n$/u, '').split('\n')) {
        onPrint(line)
      }
      done()
    },
  })
  globalThis.console = new Console({ stdout: sink, stderr: sink })
}

/** More than any example prints, and few enough to stop a flood early. */
const maximalLines = 500
/** Other orders of arrival to try; fixed, so that each report is the same. */
const otherSeeds = [1, 2, 3, 4, 5]

const send = (message: WorkerMessage): void => parentPort?.postMessage(message)

let statement = 0
let lines = 0
let usedChance = false

let finishRecording = (): void => {}

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
process.on('exit', () => finishRecording())
process.on('uncaughtException', error => fail('threw', error))
process.on('unhandledRejection', error => fail('rejected', error))

let isUntouched = detectLeftovers()

/** A comment makes a new module of the same code. */
let modules = 0

const run = async (code: string, seed: number): Promise<void> => {
  lines = 0
  statement = 0
  modules += 1
  setSeed(seed)
  try {
    const module = encodeURIComponent(`${code}\n//${modules}`)
    await import(`data:text/javascript,${module}`)
  } catch (error) {
    fail('threw', error)
  }
  send({ kind: 'finished' })
  await clock.rewind()
}

const runAll = async ({ code, recorder }: RunRequest): Promise<void> => {
  send({ kind: 'begun' })
  usedChance = false
  if (recorder) {
    finishRecording = await startRecording(recorder, clock, recording =>
      send({ kind: 'recorded', recording }),
    )
    // The recorder's own stand-ins may stay: it begins anew with each run.
    isUntouched = detectLeftovers()
  }
  await run(code, 0)
  finishRecording()
  finishRecording = () => {}
  for (const seed of usedChance && !recorder ? otherSeeds : []) {
    send({ kind: 'again' })
    await run(code, seed)
  }
}

const runNext = (): void => {
  parentPort?.once('message', async (request: RunRequest) => {
    // An example that waits for an event that never comes is ended.
    parentPort?.unref()
    await runAll(request)
    if (isUntouched()) {
      runNext()
      send({ kind: 'idle' })
    }
  })
  parentPort?.ref()
}

runNext()
