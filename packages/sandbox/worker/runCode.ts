import { inspect as inspectValue } from '@lfi-docs/inspect'
import type { InstrumentRequest, RunRequest } from '../messages'
import { createActivity, trackTimers } from './activity'
import { adjustGlobals } from './adjustGlobals'
import { createBeginning } from './beginRun'
import { isA, isObject, takeBuiltIns, withBuiltIns } from './builtIns'
import type { Connection } from './connect'
import { createConsole } from './console/createConsole'
import type { Inspect } from './console/format'
import { createPreviewer } from './console/preview'
import { instrumentRun, noInstrument } from './instrumentRun'
import { loadCode } from './loadCode'
import { type LoadedModule, loadModules } from './loadModules'
import { type Answers, replaceFetch } from './network'
import { createOutput } from './output'
import { createPromiseStates } from './promiseStates'
import { callLocation, isThrownIn, locationOf, showStack } from './stack'
import type { SourceNames } from './stackFrames'
import { showThrown, summarize, unshowableError } from './thrown'
import { trackProxies } from './trackProxies'
import { createEndWatch } from './watchEnd'

const unsettled =
  'The code awaits something that nothing left can settle, so the run ended.'

/** An error that ended a run, and where it comes from. */
export type Thrown = {
  readonly error: Error
  /** Whether the module of that name threw it, and not the visitor's code. */
  readonly isThrownIn: (module: string) => boolean
  /** The modules that code may import. */
  readonly modules: readonly Pick<LoadedModule, 'name' | 'source'>[]
  /** The code that ran. */
  readonly js: string
}

/** What the site that runs code adds. */
export type RunSite = Answers & {
  /** A sentence that may help with an error. */
  readonly hintFor: (thrown: Thrown) => string | undefined
}

/**
 * Sets the worker up for one run: as much as can be done before its code is
 * known, so that the run need not wait for it.
 */
export const prepareRun = ({ send }: Connection, site: RunSite) => {
  const { setTimeout } = globalThis
  const { floor, max, round } = Math
  const now = performance.now.bind(performance)
  let began = now()
  const promises = createPromiseStates()
  const proxyTarget = trackProxies()
  let instrument = noInstrument
  let names: SourceNames = { codeUrl: '', fileName: '', modules: new Map() }
  let code: Pick<Thrown, 'modules' | 'js'> = { modules: [], js: '' }
  const output = createOutput({
    send: entries =>
      send({ type: 'entries', entries, at: floor(now() - began) }),
    soon: callback => setTimeout(callback, 0),
    now,
    mark: () => instrument.mark(),
  })

  const unwrap = (value: unknown): unknown =>
    isObject(value) ? (proxyTarget(value) ?? value) : value
  const host = {
    promiseState: promises.stateOf,
    proxyTarget,
    showStack: (stack: string, error: Error) => showStack(stack, error, names),
  }
  const inspect: Inspect = (value, options) =>
    inspectValue(value, { colors: true, ...options }, host)

  const beginning = createBeginning(now)

  /** How long the code took by now, without the wait for more of it. */
  const elapsed = (isIdle: boolean): { milliseconds?: number } => {
    const begunAt = beginning.begunAt()
    const endedAt = (isIdle ? watch.idleSince() : undefined) ?? now()
    return begunAt === undefined
      ? {}
      : { milliseconds: max(0, round(endedAt - begunAt)) }
  }

  const end = (failure: string, error?: unknown): void => {
    const took = elapsed(failure === '')
    watch.end()
    output.flush()
    instrument.flush()
    const location = locationOf(error, names)
    send({ type: 'ended', failure, ...(location ? { location } : {}), ...took })
  }

  /** However the code has changed its surroundings, its run ends. */
  const endSafely = (failure: string, act: () => void): void => {
    try {
      withBuiltIns(act)
    } catch {
      watch.end()
      send({ type: 'ended', failure })
    }
  }

  const activity = createActivity(() => watch.check())
  const watch = createEndWatch({
    activity,
    now,
    onWaiting: () => {
      output.flush()
      instrument.flush()
      send({ type: 'waiting' })
    },
    onEnd: isSettled =>
      endSafely(isSettled ? '' : unsettled, () => {
        output.openForEnd()
        if (!isSettled) {
          consoleOfRun.warn?.(unsettled)
        }
        end(isSettled ? '' : unsettled)
      }),
  })

  const frames = (): string => {
    const error = new Error('frames')
    const [, ...shown] = host.showStack(error.stack ?? '', error).split('\n')
    return shown.join('\n')
  }

  const consoleOptions = {
    inspect,
    preview: createPreviewer(inspect, unwrap),
    promises,
    unwrap,
    locate: (error: unknown) => locationOf(error, names),
    locateCall: (called: () => void) => callLocation(called, names),
    frames,
    now,
  }
  const consoleOfRun = createConsole({ ...consoleOptions, output })

  const explain = (error: Error): string | undefined =>
    site.hintFor({
      error,
      isThrownIn: module => isThrownIn(module, error, names),
      ...code,
    })

  const report = (thrown: unknown): void => {
    const error = unwrap(thrown)
    instrument.mend(error)
    const hint = isA(Error, error) ? explain(error) : undefined
    output.openForEnd()
    consoleOfRun.error?.(
      isA(Error, error) ? error : `Uncaught ${showThrown(error, inspect)}`,
    )
    if (hint) {
      consoleOfRun.info?.(hint)
    }
    end(summarize(error), error)
  }

  let hasFailed = false
  /** Takes a function, so that built-ins that read events are ours as well. */
  const fail = (read: () => unknown): void => {
    // The first failure ends the run; more may come before the page has read it.
    if (!hasFailed) {
      hasFailed = true
      endSafely(unshowableError, () => report(read()))
    }
  }

  const failToLoad = (error: unknown): void => {
    if (beginning.begunAt() !== undefined || !isA(SyntaxError, error)) {
      fail(() => error)
    } else {
      watch.end()
      send({ type: 'ended', failure: summarize(error), isUnread: true })
    }
  }

  const beginInstrument = async (
    asked: InstrumentRequest,
    modules: readonly LoadedModule[],
  ): Promise<void> => {
    instrument = await instrumentRun({
      request: asked,
      names,
      modules,
      proxyTarget,
      now,
      send: report => send({ type: 'report', report }),
    })
    // It may have changed some.
    takeBuiltIns()
  }

  Object.assign(globalThis, { console: consoleOfRun })
  adjustGlobals()
  takeBuiltIns()

  const run = (request: RunRequest, modules: readonly LoadedModule[]): void => {
    began = now()
    // An instrument is loaded late: its proxies are to be known as such.
    const added = loadModules(request.instrument?.sources ?? {})
    const all = [...added, ...modules]
    names = {
      ...loadCode(request, all, beginning.statement),
      awaitersOf: (error: unknown) => instrument.awaitersOf(error),
    }
    code = { modules, js: names.recorded?.join('\n') ?? request.js }
    trackTimers(activity)
    replaceFetch(activity, request.allowNetwork, site)
    globalThis.addEventListener('error', event => {
      fail(() => {
        event.preventDefault()
        return event.error ?? event.message
      })
    })
    globalThis.addEventListener('unhandledrejection', event => {
      fail(() => {
        event.preventDefault()
        return event.reason
      })
    })
    const begin = () =>
      beginning.run(names.codeUrl, /\bexport\b/u.test(request.js))
    const evaluated = request.instrument
      ? beginInstrument(request.instrument, all).then(begin)
      : begin()
    evaluated.then(watch.settle, failToLoad)
    watch.check()
  }

  return {
    run,
    /** Prints to nobody: the first line is the slowest by far. */
    warmUp: (): void => {
      const unseen = createOutput({ send: () => {}, soon: () => {}, now })
      createConsole({ ...consoleOptions, output: unseen }).log?.('', {})
    },
  }
}
