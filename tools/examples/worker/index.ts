import 'core-js/actual/promise/with-resolvers.js'
import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { inspect } from 'node:util'
import { parentPort } from 'node:worker_threads'
import { installVirtualClock } from '../../virtualClock'
import type { Run, RunRequest, WorkerMessage } from '../program'
import { detectLeftovers } from './detectLeftovers'
import { installChance } from './installChance'
import { startRecording } from './startRecording'

/** More than any example prints, and few enough to stop a flood early. */
const MAX_LINES = 500
/** Other orders of arrival to try; fixed, so that each report is the same. */
const OTHER_SEEDS = [1, 2, 3, 4, 5]

const send = (message: WorkerMessage): void => parentPort?.postMessage(message)

/** An await that never settles lets the worker end with this outcome. */
const newRun = (): Run => ({ outcome: 'unsettled', prints: [] })

let run = newRun()
let runs = [run]
let statement = 0
let usedChance = false
let finishRecording = (): void => {}

const fail = (outcome: 'threw' | 'rejected', error: unknown): never => {
  const text = error instanceof Error ? String(error) : inspect(error)
  run.outcome = outcome
  run.error = { text, statement }
  return process.exit()
}

const print = (text: string): void => {
  if (run.prints.length === MAX_LINES) {
    run.outcome = 'flooded'
    process.exit()
  }
  run.prints.push({ text, statement })
}

/** Prints exactly as Node does. */
const sink = new Writable({
  decodeStrings: false,
  write: (chunk: unknown, _encoding, done) => {
    String(chunk).replace(/\n$/u, '').split('\n').forEach(print)
    done()
  },
})

// Stack frames hold addresses of this machine; an output must not.
Error.stackTraceLimit = 0
Object.assign(globalThis, {
  console: new Console({ stdout: sink, stderr: sink }),
  __at: (index: number) => {
    statement = index
  },
})
const clock = installVirtualClock()
const setSeed = installChance(() => {
  usedChance = true
})
process.on('uncaughtException', error => fail('threw', error))
process.on('unhandledRejection', error => fail('rejected', error))
process.on('exit', () => {
  finishRecording()
  send({ runs, isReusable: false })
})

let isUntouched = detectLeftovers()

/** A comment makes a new module of the same code. */
let modules = 0

const runOnce = async (code: string, seed: number): Promise<void> => {
  statement = 0
  modules += 1
  setSeed(seed)
  try {
    const module = encodeURIComponent(`${code}\n//${modules}`)
    await import(`data:text/javascript,${module}`)
  } catch (error) {
    fail('threw', error)
  }
  run.outcome = 'finished'
  await clock.rewind()
}

const runAll = async ({ code, recorder }: RunRequest): Promise<void> => {
  run = newRun()
  runs = [run]
  usedChance = false
  send('begun')
  if (recorder) {
    finishRecording = await startRecording(recorder, clock, recording => {
      run.recording = recording
    })
    // The recorder's own replacements may stay: each run resets the recorder.
    isUntouched = detectLeftovers()
  }
  await runOnce(code, 0)
  finishRecording()
  finishRecording = () => {}
  for (const seed of usedChance && !recorder ? OTHER_SEEDS : []) {
    run = newRun()
    runs.push(run)
    await runOnce(code, seed)
  }
}

const runNext = (): void => {
  parentPort?.once('message', async (request: RunRequest) => {
    // An example that waits for an event that never comes is ended.
    parentPort?.unref()
    await runAll(request)
    if (isUntouched()) {
      runNext()
      send({ runs, isReusable: true })
    }
  })
  parentPort?.ref()
}

runNext()
