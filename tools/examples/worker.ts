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
import { endWith, type Run } from './program'

/** Code for a worker; with a recorder, where that is and its input. */
export type RunRequest = {
  code: string
  seed: number
  recorder?: { address: string; places: unknown }
}

let run: Run = { printed: [] }
let isFinished = false
let finishRecording = (): void => {}

const send = (): void => parentPort?.postMessage(run)

const fail = (error: unknown): never => {
  run = endWith(run, error instanceof Error ? String(error) : inspect(error))
  return process.exit()
}

/** Prints exactly as Node does. */
const sink = new Writable({
  decodeStrings: false,
  write: (chunk: unknown, _encoding, done) => {
    run.printed.push(...String(chunk).replace(/\n$/u, '').split('\n'))
    done()
  },
})

// Stack frames hold addresses of this machine; an output must not.
Error.stackTraceLimit = 0
Object.assign(globalThis, {
  console: new Console({ stdout: sink, stderr: sink }),
})
const clock = installVirtualClock()
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)
process.on('exit', () => {
  finishRecording()
  if (!isFinished && run.error === undefined) {
    run = endWith(run, 'It awaits something that never settles')
  }
  send()
})

/** A place in a program, which is loaded from an address that holds it. */
const programFrame = /\bdata:text\/javascript,[^\s:]*:(\d+):(\d+)/u

/** Has the program recorded; the result ends the recording. */
const startRecording = async ({
  address,
  places,
}: NonNullable<RunRequest['recorder']>): Promise<() => void> => {
  const recorder = await import(address)
  recorder.begin({
    places,
    locate: ({ stack = '' }: Error) => {
      const [, line, column] = programFrame.exec(stack) ?? []
      return line && { line: Number(line), column: Number(column) }
    },
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

parentPort?.on('message', async ({ code, seed, recorder }: RunRequest) => {
  // A program that waits for an event that never comes is ended.
  parentPort?.unref()
  run = { printed: [] }
  isFinished = false
  installChance(seed, () => {
    run.usedChance = true
  })
  finishRecording = recorder ? await startRecording(recorder) : () => {}
  modules += 1
  const module = encodeURIComponent(`${code}\n//${modules}`)
  await import(`data:text/javascript,${module}`).catch(fail)
  isFinished = true
  await clock.rewind()
  finishRecording()
  finishRecording = () => {}
  parentPort?.ref()
  send()
})
