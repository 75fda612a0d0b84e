import { useEffect, useRef, useState } from 'react'
import type { Project } from '../project/project'
import type { RunHandle } from '../sandbox/run'
import type { RunEvent } from '../sandbox/runEvent'
import type { DrawTrace, Tracer } from './tracing'
import { useLatest } from './useLatest'
import { loadEngine, usePreparation } from './usePreparation'

export type RunnerOptions = {
  readonly read: () => Project
  /** The version of lfi for the next run; undefined for the current one. */
  readonly version: string | undefined
  readonly onEvent: (event: RunEvent) => void
  readonly loadTracer: () => Promise<Tracer>
  readonly onTrace: (draw: DrawTrace, code: string) => void
}

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
export const useRun = (options: RunnerOptions) => {
  const [isRunning, setRunning] = useState(false)
  const handle = useRef<RunHandle>(undefined)
  /** What was pressed last, until it runs. */
  const wanted = useRef<'run' | 'trace'>(undefined)
  const latest = useLatest(options)
  const { prepare, isPrepared } = usePreparation(options.version, isRunning)

  const start = async (isTraced: boolean): Promise<void> => {
    const asked = isTraced ? 'trace' : 'run'
    // Pressed again before it runs, it is one request.
    if (wanted.current === asked) {
      return
    }
    wanted.current = asked
    handle.current?.stop()
    // It has ended for the next one, which is not there yet.
    handle.current = undefined
    setRunning(true)
    const startTrace = isTraced ? await latest.current.loadTracer() : undefined
    const { startRun } = await loadEngine()
    if (wanted.current !== asked) {
      return
    }
    wanted.current = undefined
    const { read } = latest.current
    const project = read()
    const options = {
      ...project,
      onEvent: (event: RunEvent) => latest.current.onEvent(event),
    }
    const started = startTrace
      ? startTrace({
          ...options,
          onTrace: draw => {
            // A run that was replaced has nothing more to show.
            if (handle.current === started) {
              latest.current.onTrace(draw, project.code)
            }
          },
        })
      : startRun(options)
    handle.current = started
    await started.finished
    if (handle.current === started) {
      setRunning(false)
    }
  }
  const startOrSayWhyNot = (isTraced: boolean): void =>
    void start(isTraced).catch(() => {
      wanted.current = undefined
      setRunning(false)
      latest.current.onEvent(notLoaded)
    })

  const stop = (): void => {
    if (wanted.current) {
      wanted.current = undefined
      setRunning(false)
    }
    handle.current?.stop()
  }
  const latestStop = useLatest(stop)
  useEffect(() => () => latestStop.current(), [latestStop])
  return {
    isRunning,
    isPrepared,
    prepare,
    run: (): void => startOrSayWhyNot(false),
    /** Runs the code and records what it does. */
    trace: (): void => startOrSayWhyNot(true),
    stop,
  }
}
