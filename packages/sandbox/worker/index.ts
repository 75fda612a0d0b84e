/**
 * What runs in the sandbox's worker. In: one message with a port, then on that
 * port modules and one request to run code. Out: what it prints, and how it ended.
 */
import type { PageMessage, RunRequest, WorkerMessage } from '../messages'
import { type Answers, createActivity, trackActivity } from './activity'
import { adaptPrinter, createConsole, showValue } from './console'
import { type LoadedModule, loadCode, loadModules } from './loadCode'
import { createOutput } from './output'
import { type Recorder, startRecorder } from './record'
import { locationOf, type SourceNames, showStack } from './stack'

const unsettled =
  'The code awaits something that nothing left can settle, so the run ended.'
const unshowable = 'The code threw something that cannot be shown.'

const summarize = (error: unknown): string => {
  try {
    return error instanceof Error
      ? `${error.name}: ${error.message}`
      : `Uncaught ${String(error)}`
  } catch {
    return unshowable
  }
}

/** What code threw, for the console. */
const printable = (error: unknown): unknown => {
  try {
    return error instanceof Error ? error : `Uncaught ${showValue(error)}`
  } catch {
    return unshowable
  }
}

/** Runs code, once. */
const run = (
  request: RunRequest,
  loaded: readonly LoadedModule[],
  answers: Answers,
  send: (message: WorkerMessage) => void,
): void => {
  const now = performance.now.bind(performance)
  let begunAt: number | undefined
  let recorder: Recorder | undefined
  const added = loadModules(
    { ...request.sources, ...request.recorder?.sources },
    loaded,
  )
  const modules = [...added, ...loaded]
  const { file, run } = loadCode(request, modules, () => {
    begunAt = now()
  })
  const names: SourceNames = {
    file,
    modules: modules.filter(({ name }) => name !== request.recorder?.module),
  }
  const output = createOutput(entry => send({ type: 'entry', entry }))
  const show = (error: Error): string => showStack(error, names)
  const locate = (error: unknown) => locationOf(error, names)
  const consoleOfRun = createConsole({
    output,
    locate,
    showStack: show,
    now,
    mark: () => recorder?.mark(),
  })

  let isOver = false
  /** The first failure ends the run; more may come before the page has read it. */
  const end = (
    failure: string,
    error: unknown,
    print: () => void,
    endedAt = now(),
  ): void => {
    if (isOver) {
      return
    }
    isOver = true
    const location = locate(error)
    activity.stop()
    try {
      output.openForEnd()
      print()
      recorder?.flush()
    } catch {
      // The code has changed what printing needs: its run ends even so.
    }
    send({
      type: 'ended',
      failure,
      ...(location && { location }),
      ...(begunAt !== undefined && {
        milliseconds: Math.max(0, Math.round(endedAt - begunAt)),
      }),
    })
  }
  const fail = (error: unknown): void =>
    end(summarize(error), error, () => consoleOfRun.error?.(printable(error)))
  const activity = createActivity({
    now,
    onEnd: (isSettled, idleSince) =>
      isSettled
        ? end('', undefined, () => {}, idleSince)
        : end(unsettled, undefined, () => consoleOfRun.warn?.(unsettled)),
  })

  Object.assign(globalThis, { console: consoleOfRun })
  adaptPrinter(show)
  trackActivity(activity, answers)
  globalThis.addEventListener('error', event => {
    event.preventDefault()
    fail(event.error ?? event.message)
  })
  globalThis.addEventListener('unhandledrejection', event => {
    event.preventDefault()
    fail(event.reason)
  })
  const start = async (): Promise<void> => {
    if (request.recorder) {
      recorder = await startRecorder(request.recorder, {
        modules,
        now,
        send: report => send({ type: 'report', report }),
        locate,
      })
    }
    await run()
  }
  start().then(activity.settle, (error: unknown) => {
    if (begunAt !== undefined || !(error instanceof SyntaxError)) {
      fail(error)
    } else {
      activity.stop()
      send({ type: 'ended', failure: summarize(error), isUnread: true })
    }
  })
  activity.check()
}

/** All differences from other workers' globals but the console and timers. */
const adjustGlobals = (): void => {
  // A worker that closes itself could not say how its run ended.
  Reflect.defineProperty(globalThis, 'close', {
    value: (): never => {
      throw new Error('close() is not available here: use Stop to end a run.')
    },
  })
  // An opaque origin is not a secure context, so browsers leave this out. The
  // address of a blob ends in a random UUID.
  Object.assign(crypto, {
    randomUUID: (): string => URL.createObjectURL(new Blob()).slice(-36),
  })
}

const serve = (port: MessagePort, answers: Answers): void => {
  // Captured before any code runs: replacing them later neither reaches the
  // port nor stops the answers to the page's pings.
  const { apply } = Reflect
  const { postMessage } = MessagePort.prototype
  const data = Reflect.getOwnPropertyDescriptor(
    MessageEvent.prototype,
    'data',
  )?.get
  const send = (message: WorkerMessage): void =>
    apply(postMessage, port, [message])
  let modules: readonly LoadedModule[] = []
  let hasRun = false
  port.onmessage = event => {
    const message: PageMessage | undefined = data && apply(data, event, [])
    if (message?.type === 'ping') {
      send({ type: 'pong' })
    } else if (message?.type === 'modules') {
      modules = loadModules(message.sources)
    } else if (message && !hasRun) {
      hasRun = true
      run(message, modules, answers, send)
    }
  }
  send({ type: 'ready' })
  adjustGlobals()
  // A warm-up: printing its first value takes the printer by far the longest.
  showValue({})
}

/** Waits for the page; what the worker's program has to call, once. */
export const startWorker = (answers: Answers): void =>
  globalThis.addEventListener(
    'message',
    event => {
      const [port] = event.ports
      if (port) {
        serve(port, answers)
      }
    },
    { once: true },
  )
