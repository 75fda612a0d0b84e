import type { RunRequest } from '../messages'
import { createActivity, trackTimers } from './activity'
import type { Connection } from './connect'
import { createConsole } from './console/createConsole'
import type { Inspect } from './console/format'
import { createPreviewer } from './console/preview'
import { inspect as inspectValue } from './inspect/inspect'
import { loadCode } from './loadCode'
import { replaceFetch } from './network'
import { createOutput } from './output'
import { createPromiseStates } from './promiseStates'
import { locationOf, showStack } from './stack'
import { trackProxies } from './trackProxies'
import { createEndWatch } from './watchEnd'

const mostPreviewNodes = 20_000

const unsettled =
  'The code awaits something that nothing left can settle, so the run ended.'

/** Sets the worker up for one run. */
export const createRuntime = (
  request: RunRequest,
  modules: ReadonlyMap<string, string>,
  { send }: Connection,
) => {
  const { setTimeout } = globalThis
  const now = performance.now.bind(performance)
  const names = loadCode(request, modules)
  const promises = createPromiseStates()
  const proxyTarget = trackProxies()
  const output = createOutput({
    send: entries => send({ type: 'entries', entries }),
    soon: callback => setTimeout(callback, 0),
    now,
    limits: request.limits,
  })

  const unwrap = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? (proxyTarget(value) ?? value)
      : value
  const host = {
    promiseState: promises.stateOf,
    proxyTarget,
    showStack: (stack: string, error: Error) => showStack(stack, error, names),
  }
  const inspect: Inspect = (value, options) =>
    inspectValue(value, { colors: true, ...options }, host)

  const end = (failure: string, error?: unknown): void => {
    watch.end()
    output.flush()
    const location = locationOf(error, names)
    send({ type: 'ended', failure, ...(location ? { location } : {}) })
  }

  const activity = createActivity(() => watch.check())
  const watch = createEndWatch({
    activity: () => activity,
    onWaiting: () => {
      output.flush()
      send({ type: 'waiting' })
    },
    onEnd: isSettled => {
      if (!isSettled) consoleOfRun.warn?.(unsettled)
      end(isSettled ? '' : unsettled)
    },
  })

  const frames = (): string => {
    const error = new Error('frames')
    const [, ...shown] = host.showStack(error.stack ?? '', error).split('\n')
    return shown.join('\n')
  }

  const consoleOfRun = createConsole({
    output,
    inspect,
    preview: createPreviewer(inspect, unwrap, mostPreviewNodes),
    promises,
    unwrap,
    locate: error => locationOf(error, names),
    frames,
    now,
  })

  const fail = (error: unknown): void => {
    const shown = error instanceof Error ? error : `Uncaught ${inspect(error)}`
    consoleOfRun.error?.(shown)
    end(summarize(error), error)
  }

  const run = (): void => {
    Object.assign(globalThis, { console: consoleOfRun })
    trackTimers(activity)
    replaceFetch(activity, request.allowNetwork)
    refuseClosing()
    globalThis.addEventListener('error', event => {
      event.preventDefault()
      fail(event.error ?? event.message)
    })
    globalThis.addEventListener('unhandledrejection', event => {
      event.preventDefault()
      fail(event.reason)
    })
    import(names.codeUrl).then(watch.settle, fail)
    watch.check()
  }

  return { run }
}

const summarize = (error: unknown): string => {
  try {
    return error instanceof Error
      ? `${error.name}: ${error.message}`
      : `Uncaught ${String(error)}`
  } catch {
    return 'The code threw something that cannot be shown.'
  }
}

/** A worker that closes itself could not say how its run ended. */
const refuseClosing = (): void => {
  const refuse = (): never => {
    throw new Error('close() is not available here: use Stop to end a run.')
  }
  for (
    let holder: object | null = globalThis;
    holder;
    holder = Reflect.getPrototypeOf(holder)
  )
    if (Object.hasOwn(holder, 'close'))
      Reflect.defineProperty(holder, 'close', { value: refuse })
}
