import { useEffect, useState } from 'react'
import {
  type ConsoleStore,
  createConsoleStore,
} from '../console/createConsoleStore'
import type { SharedCode } from '../share'
import { useLatest } from './useLatest'
import { type Runner, useRun } from './useRun'

type Options = {
  readonly read: () => SharedCode
  readonly allowNetwork: boolean
  readonly onStart: () => void
}

export type ConsoleHandle = Runner & {
  readonly store: ConsoleStore
  readonly isUsed: boolean
  readonly keepOutput: boolean
  readonly setKeepOutput: (keep: boolean) => void
}

const isRunKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey)

/** Runs the code into a console, on the button and on Ctrl or Cmd+Enter. */
export const useConsole = ({
  read,
  allowNetwork,
  onStart,
}: Options): ConsoleHandle => {
  const [store] = useState(() => createConsoleStore())
  const [isUsed, setUsed] = useState(false)
  const [keepOutput, setKeepOutput] = useState(false)
  const runner = useRun({ read, allowNetwork, onEvent: store.apply })
  const run = (): void => {
    store.begin(keepOutput)
    setUsed(true)
    onStart()
    runner.run()
  }
  const latestRun = useLatest(run)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // The editor has its own binding and has handled the key then.
      if (isRunKey(event) && !event.defaultPrevented) {
        event.preventDefault()
        latestRun.current()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [latestRun])
  return { ...runner, run, store, isUsed, keepOutput, setKeepOutput }
}
