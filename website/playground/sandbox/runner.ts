import type { Ending } from '@lfi-docs/sandbox'
import { savesData } from '../../browser/connection'
import type { Language } from '../../examples/model/language'
import type { MountTrace } from '../../trace/viewer/recordRun'
import type * as Engine from './run'
import { notLoaded, type RunEvent, stopped } from './runEvent'

export type Code = { readonly code: string; readonly language: Language }

export type RunnerOptions = {
  readonly onEvent: (event: RunEvent) => void
  readonly onRunning: (isRunning: boolean) => void
  /** Called when what a run needs has come, or could not. */
  readonly onPrepared?: () => void
  readonly onTrace: (mount: MountTrace) => void
}

/** Loads what runs code: all of it has one name, and so is one file. */
const loadEngine = (): Promise<typeof Engine> =>
  import(/* webpackChunkName: "run" */ './run')

/** One run at a time: starting one ends the one before. */
export const createRunner = (options: RunnerOptions) => {
  const { onEvent, onRunning, onPrepared, onTrace } = options
  const lifetime = new AbortController()
  let latest: AbortController | undefined

  /** Keeps ready what the next run needs, which may be pressed at any time. */
  const prepare = (language: Language): void => {
    loadEngine()
      .then(({ prepareRun }) => prepareRun(language, lifetime.signal))
      // The run itself tries again, and says what failed.
      .catch(console.info)
      .finally(onPrepared)
  }
  const stop = (): void => {
    if (latest) {
      latest.abort()
      // At once, also while what runs code is on its way.
      onRunning(false)
    }
  }
  /** Runs the code, or runs it and records what it does. */
  const start = async (asked: 'run' | 'trace', code: Code): Promise<void> => {
    latest?.abort()
    const own = new AbortController()
    const { signal } = own
    latest = own
    // Whatever is on its way, a run that is stopped ends at once; but a task
    // later, because one that had begun has its own end, with its time.
    const stopping = new Promise<Ending>(resolve => {
      signal.onabort = () => setTimeout(resolve, 0, stopped)
    })
    /** A run that was replaced has nothing more to show. */
    const ifLatest =
      <Args extends readonly unknown[]>(show: (...args: Args) => void) =>
      (...args: Args): void => {
        if (latest === own) {
          show(...args)
        }
      }
    const tell = ifLatest(onEvent)
    onRunning(true)
    try {
      const [{ startRun }, trace] = await Promise.all([
        loadEngine(),
        asked === 'trace'
          ? import(
              /* webpackChunkName: "trace" */ '../../trace/viewer/recordRun'
            )
          : undefined,
      ])
      const recording = trace?.recordRun()
      const running = startRun({ ...code, signal, onEvent: tell, recording })
      const outcome = await Promise.race([stopping, running])
      tell({ type: 'finished', outcome })
      // The console says why code did not start.
      if (recording && outcome.status !== 'not-started') {
        void recording.finish().then(ifLatest(onTrace))
      }
    } catch (error) {
      console.info(error)
      tell({ type: 'finished', outcome: notLoaded })
    }
    ifLatest(onRunning)(false)
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
      latest = undefined
      lifetime.abort()
    },
  }
}
