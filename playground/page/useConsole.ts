import { useEffect, useState } from 'react'
import {
  type ConsoleStore,
  createConsoleStore,
} from '../console/createConsoleStore'
import type { Project } from '../project/project'
import type { DrawTrace, Tracer } from './tracing'
import { useLatest } from './useLatest'
import { type Runner, useRun } from './useRun'

type Options = {
  readonly read: () => Project
  readonly version: string | undefined
  readonly allowNetwork: boolean
  readonly onStart: () => void
  readonly loadTracer: () => Promise<Tracer>
  readonly onTrace: (draw: DrawTrace, code: string) => void
}

export type ConsoleHandle = Runner & {
  readonly store: ConsoleStore
  readonly isUsed: boolean
  /** The code of the last run, if there was one. */
  readonly ran: Project | undefined
  readonly keepOutput: boolean
  readonly setKeepOutput: (keep: boolean) => void
}

const isRunKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey)

/**
 * Runs the code into a console, on the button and on Ctrl or Cmd+Enter; with
 * Shift, the run is traced.
 */
export const useConsole = ({
  read,
  version,
  allowNetwork,
  onStart,
  loadTracer,
  onTrace,
}: Options): ConsoleHandle => {
  const [store] = useState(() => createConsoleStore())
  const [ran, setRan] = useState<Project>()
  const [keepOutput, setKeepOutput] = useState(false)
  const runner = useRun({
    read,
    version,
    allowNetwork,
    onEvent: store.apply,
    loadTracer,
    onTrace,
  })
  const begin = (start: () => void) => (): void => {
    store.begin(keepOutput)
    setRan(read())
    onStart()
    start()
  }
  const run = begin(runner.run)
  const trace = begin(runner.trace)
  const latest = useLatest({ run, trace })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // The editor has its own binding and has handled the key then.
      if (isRunKey(event) && !event.defaultPrevented) {
        event.preventDefault()
        const { run, trace } = latest.current
        event.shiftKey ? trace() : run()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [latest])
  return {
    ...runner,
    run,
    trace,
    store,
    isUsed: ran !== undefined,
    ran,
    keepOutput,
    setKeepOutput,
  }
}
