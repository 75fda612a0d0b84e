import { savesData } from '../../browser/connection'
import type { Language } from '../../examples/model/language'
import type { MountTrace, Tracer } from '../page/tracing'
import type * as Engine from './run'
import type { RunHandle } from './run'
import type { RunEvent } from './runEvent'

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
export const loadEngine = (): Promise<typeof Engine> =>
  import(/* webpackChunkName: "run" */ './run')

const notLoaded: RunEvent = {
  type: 'finished',
  outcome: {
    status: 'not-started',
    message:
      'The code runner could not be loaded. Check your connection and run again.',
    milliseconds: 0,
  },
}

/** One run at a time: starting one ends the one before. */
export const createRunner = ({
  onEvent,
  onRunning,
  onPrepared,
  loadTracer,
  onTrace,
}: RunnerOptions) => {
  const lifetime = new AbortController()
  let handle: RunHandle | undefined
  /** What was pressed last, until its engine is there. */
  let wanted: { readonly asked: 'run' | 'trace' } | undefined

  /** Keeps ready what the next run needs, which may be pressed at any time. */
  const prepare = (language: Language): void => {
    loadEngine()
      .then(({ prepareRun }) => prepareRun(language, lifetime.signal))
      // The run itself tries again, and says what failed.
      .catch(console.info)
      .finally(onPrepared)
  }
  const prepareAhead = (language: Language): void => {
    if (!(savesData() || lifetime.signal.aborted)) {
      prepare(language)
    }
  }
  const start = async (asked: 'run' | 'trace', code: Code): Promise<void> => {
    handle?.stop()
    handle = undefined
    const request = { asked }
    wanted = request
    onRunning(true)
    const [{ startRun }, startTrace] = await Promise.all([
      loadEngine(),
      asked === 'trace' ? loadTracer() : undefined,
    ])
    if (wanted !== request) {
      return
    }
    wanted = undefined
    const options = { ...code, onEvent }
    const started = startTrace
      ? startTrace({
          ...options,
          startRun,
          onTrace: mount => {
            // A run that was replaced has nothing more to show.
            if (handle === started) {
              onTrace(mount, code.code)
            }
          },
        })
      : startRun(options)
    handle = started
    await started.finished
    if (handle === started) {
      onRunning(false)
    }
  }
  const stop = (): void => {
    if (wanted) {
      wanted = undefined
      onRunning(false)
    }
    handle?.stop()
  }
  return {
    prepare,
    prepareAhead,
    /** Runs the code, or runs it and records what it does. */
    start: async (asked: 'run' | 'trace', code: Code): Promise<void> => {
      // Pressed again before its engine is there, it is one request.
      if (wanted?.asked !== asked) {
        await start(asked, code).catch(() => {
          wanted = undefined
          onRunning(false)
          onEvent(notLoaded)
        })
      }
    },
    stop,
    dispose: (): void => {
      stop()
      lifetime.abort()
    },
  }
}
