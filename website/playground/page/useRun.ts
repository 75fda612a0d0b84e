import { useEffect, useState } from 'react'
import type { RunnerOptions } from './runner'
import { type Code, createRunner } from './runner'
import { useLatest } from './useLatest'

type Options = Pick<RunnerOptions, 'onEvent' | 'loadTracer' | 'onTrace'> & {
  readonly read: () => Code
}

/** A runner that lives as long as a component. */
export const useRun = (options: Options) => {
  const latest = useLatest(options)
  const [isRunning, setRunning] = useState(false)
  const [runner] = useState(() =>
    createRunner({
      onEvent: event => latest.current.onEvent(event),
      onRunning: setRunning,
      loadTracer: () => latest.current.loadTracer(),
      onTrace: (draw, code) => latest.current.onTrace(draw, code),
    }),
  )
  useEffect(() => {
    runner.prepareAhead()
    return runner.dispose
  }, [runner])
  return {
    isRunning,
    prepare: runner.prepare,
    stop: runner.stop,
    run: (): void => runner.start('run', latest.current.read()),
    trace: (): void => runner.start('trace', latest.current.read()),
  }
}
