import { savesData } from '../../browser/connection'
import type { Language } from '../../examples/model/language'
import type { MountTrace, Tracer } from '../page/tracing'
import type * as Engine from './run'
import type { RunHandle } from './run'
import { notLoaded, type RunEvent } from './runEvent'

export type Code = { readonly code: string; readonly language: Language }

export type RunnerOptions = {
  readonly onEvent: (event: RunEvent) => void
  readonly onRunning: (isRunning: boolean) => void
  /** Called when what a run needs has come, or could not. */
  readonly onPrepared?: () => void
  readonly loadTracer: () => Promise<Tracer>
  readonly onTrace: (mount: MountTrace, code: string) => void
}

/** Loads what runs code: all of it has one name, and so is one file. */
const loadEngine = (): Promise<typeof Engine> =>
  import(/* webpackChunkName: "run" */ './run')

/** One run at a time: starting one ends the one before. */
export const createRunner = ({
  onEvent,
  onRunning,
  onPrepared,
  loadTracer,
  onTrace,
}: RunnerOptions) => {
  const lifetime = new AbortController()
  /** The last run; its handle comes with the engine. */
  let latest:
    | { readonly asked: 'run' | 'trace'; handle?: RunHandle }
    | undefined

  /** Keeps ready what the next run needs, which may be pressed at any time. */
  const prepare = (language: Language): void => {
    loadEngine()
      .then(({ prepareRun }) => prepareRun(language, lifetime.signal))
      // The run itself tries again, and says what failed.
      .catch(console.info)
      .finally(onPrepared)
  }
  const stop = (): void => {
    if (latest?.handle) {
      latest.handle.stop()
    } else if (latest) {
      latest = undefined
      onRunning(false)
    }
  }
  /** Runs the code, or runs it and records what it does. */
  const start = async (asked: 'run' | 'trace', code: Code): Promise<void> => {
    if (latest && !latest.handle && latest.asked === asked) {
      // Pressed again before its engine is there, it is one request.
      return
    }
    latest?.handle?.stop()
    const run: NonNullable<typeof latest> = { asked }
    // A run that was replaced has nothing more to show.
    const isLatest = (): boolean => latest === run
    latest = run
    onRunning(true)
    try {
      const [{ startRun }, startTrace] = await Promise.all([
        loadEngine(),
        asked === 'trace' ? loadTracer() : undefined,
      ])
      if (!isLatest()) {
        return
      }
      const options = {
        ...code,
        onEvent: (event: RunEvent) => {
          if (isLatest()) {
            onEvent(event)
          }
        },
      }
      run.handle = startTrace
        ? startTrace({
            ...options,
            startRun,
            onTrace: mount => {
              if (isLatest()) {
                onTrace(mount, code.code)
              }
            },
          })
        : startRun(options)
      await run.handle.finished
    } catch (error) {
      console.info(error)
      if (isLatest()) {
        latest = undefined
        onRunning(false)
        onEvent({ type: 'finished', outcome: notLoaded })
      }
    }
    if (isLatest()) {
      onRunning(false)
    }
  }
  return {
    prepare,
    prepareAhead: (language: Language): void => {
      if (!(savesData() || lifetime.signal.aborted)) {
        prepare(language)
      }
    },
    start,
    stop,
    dispose: (): void => {
      stop()
      lifetime.abort()
    },
  }
}
