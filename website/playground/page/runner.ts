import { savesData } from '../../browser/connection'
import type { Language } from '../../examples/model/language'
import type * as Engine from '../sandbox/run'
import type { RunHandle } from '../sandbox/run'
import type { RunEvent } from '../sandbox/runEvent'
import type { DrawTrace, Tracer } from './tracing'

export type Code = { readonly code: string; readonly language: Language }

export type RunnerOptions = {
  readonly onEvent: (event: RunEvent) => void
  readonly onRunning: (isRunning: boolean) => void
  /** Called when what a run needs has come, or could not. */
  readonly onPrepared?: () => void
  readonly loadTracer: () => Promise<Tracer>
  readonly onTrace: (draw: DrawTrace, code: string) => void
}

/**
 * What runs code, fetched once. In one place: the bundler would make a file
 * of its own of each `import()` that uses other names.
 */
export const loadEngine = (): Promise<typeof Engine> => import('../sandbox/run')

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
  const prepare = (): void => {
    loadEngine()
      .then(({ prepareRun }) => prepareRun(undefined, lifetime.signal))
      // The run itself tries again, and says what failed.
      .catch(console.info)
      .finally(onPrepared)
  }
  const prepareAhead = (): void => {
    if (!(savesData() || lifetime.signal.aborted)) {
      prepare()
    }
  }
  const start = async (
    asked: 'run' | 'trace',
    { code, language }: Code,
  ): Promise<void> => {
    handle?.stop()
    handle = undefined
    const request = { asked }
    wanted = request
    onRunning(true)
    const startTrace = asked === 'trace' ? await loadTracer() : undefined
    const { startRun } = await loadEngine()
    if (wanted !== request) {
      return
    }
    wanted = undefined
    const options = { code, language, onEvent }
    const started = startTrace
      ? startTrace({
          ...options,
          onTrace: draw => {
            // A run that was replaced has nothing more to show.
            if (handle === started) {
              onTrace(draw, code)
            }
          },
        })
      : startRun(options)
    handle = started
    await started.finished
    if (handle === started) {
      onRunning(false)
      prepareAhead()
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
    start: (asked: 'run' | 'trace', code: Code): void => {
      // Pressed again before its engine is there, it is one request.
      if (wanted?.asked !== asked) {
        start(asked, code).catch(() => {
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
