import { useState } from 'react'
import { createConsoleStore } from '../console/createConsoleStore'
import type { Project } from '../project/project'
import { type RunnerOptions, useRun } from './useRun'

type Options = Omit<RunnerOptions, 'onEvent'> & {
  readonly onStart: () => void
}

/** Runs the code into a console. */
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
  return { ...runner, run, trace, store, ran }
}
