import { useEffect, useState } from 'react'
import { isDialogOpen } from '../../browser/isDialogOpen'
import { createConsoleStore } from '../console/createConsoleStore'
import type { Project } from '../project/project'
import { useLatest } from './useLatest'
import { type RunnerOptions, useRun } from './useRun'

type Options = Omit<RunnerOptions, 'onEvent'> & {
  readonly onStart: () => void
}

const isRunKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey)

/**
 * Runs the code into a console, on the button and on Ctrl or Cmd+Enter; with
 * Shift, the run is traced.
 */
export const useConsole = ({ onStart, ...options }: Options) => {
  const [store] = useState(() => createConsoleStore())
  /** The code of the last run, if there was one. */
  const [ran, setRan] = useState<Project>()
  const runner = useRun({ ...options, onEvent: store.apply })
  const begin = (start: () => void) => (): void => {
    store.begin()
    setRan(options.read())
    onStart()
    start()
  }
  const run = begin(runner.run)
  const trace = begin(runner.trace)
  const latest = useLatest({ run, trace })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // The editor has its own binding and has handled the key then; what a
      // dialog covers is left alone.
      if (isRunKey(event) && !(event.defaultPrevented || isDialogOpen())) {
        event.preventDefault()
        const { run, trace } = latest.current
        event.shiftKey ? trace() : run()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [latest])
  return { ...runner, run, trace, store, ran }
}
