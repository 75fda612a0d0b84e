// What Node 20 lacks of the language, for lfi and for what it is compared with.
import 'core-js/actual/array/from-async.js'
import 'core-js/actual/iterator/index.js'
import 'core-js/actual/map/group-by.js'
import 'core-js/actual/object/group-by.js'
import 'core-js/actual/promise/with-resolvers.js'
import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { inspect } from 'node:util'
import { parentPort } from 'node:worker_threads'
import { installVirtualClock } from '../virtualClock'
import { installChance } from './chance'
import type { Outcome, Run } from './program'

/** Code for a worker; with a recorder, where that is and its input. */
export type RunRequest = {
  code: string
  seed: number
  recorder?: { address: string; places: unknown }
}

/** `begun`, or what a program did once it has ended. */
export type WorkerMessage = 'begun' | { run: Run; isReusable: boolean }

/** More than any example prints, and few enough to stop a flood early. */
const MAX_LINES = 500

const send = (message: WorkerMessage): void => parentPort?.postMessage(message)

/** An await that never settles lets the worker end with this outcome. */
const newRun = (): Run => ({ outcome: 'unsettled', printed: [] })

let run = newRun()
let finishRecording = (): void => {}

const endWith = (outcome: Outcome): never => {
  run.outcome = outcome
  return process.exit()
}

const fail = (outcome: 'threw' | 'rejected', error: unknown): never => {
  run.error = error instanceof Error ? String(error) : inspect(error)
  return endWith(outcome)
}

const print = (text: string): void => {
  if (run.printed.length === MAX_LINES) {
    endWith('flooded')
  }
  run.printed.push(text)
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
})
const clock = installVirtualClock()
process.on('uncaughtException', error => fail('threw', error))
process.on('unhandledRejection', error => fail('rejected', error))
process.on('exit', () => {
  finishRecording()
  send({ run, isReusable: false })
})

/** Has the program recorded; the result ends the recording. */
const startRecording = async ({
  address,
  places,
}: NonNullable<RunRequest['recorder']>): Promise<() => void> => {
  const recorder = await import(address)
  recorder.begin({
    places,
    locate: (source: string, line: number, column: number) =>
      source.startsWith('data:text/javascript,') && line > 0
        ? { file: '', line, column }
        : undefined,
    clock: 'virtual',
    send: (recording: unknown) => {
      run.recording = recording
    },
    now: () => clock.now,
    // No throttled reports: everything is sent once, at the end of the run.
    soon: () => {},
    describe: inspect,
  })
  return recorder.flush
}

/** A comment makes a new module of the same code. */
let modules = 0

const runModule = async (code: string): Promise<void> => {
  modules += 1
  try {
    const module = encodeURIComponent(`${code}\n//${modules}`)
    await import(`data:text/javascript,${module}`)
  } catch (error) {
    fail('threw', error)
  }
  run.outcome = 'finished'
  await clock.rewind()
}

parentPort?.on('message', async ({ code, seed, recorder }: RunRequest) => {
  // A program that waits for an event that never comes is ended.
  parentPort?.unref()
  run = newRun()
  installChance(seed, () => {
    run.usedChance = true
  })
  send('begun')
  finishRecording = recorder ? await startRecording(recorder) : () => {}
  await runModule(code)
  finishRecording()
  finishRecording = () => {}
  parentPort?.ref()
  send({ run, isReusable: true })
})
