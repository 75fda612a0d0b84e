import { useCallback, useEffect, useRef, useState } from 'react'
import type { RunEvent } from '../sandbox/messages'
import type { RunHandle } from '../sandbox/run'
import type { SharedCode } from '../share'
import { useLatest } from './useLatest'
import { usePreparation } from './usePreparation'

type Options = {
  readonly read: () => SharedCode
  readonly allowNetwork: boolean
  readonly onEvent: (event: RunEvent) => void
}

export type Runner = {
  readonly isRunning: boolean
  /** To be called when the visitor looks like running the code. */
  readonly prepare: () => void
  readonly run: () => void
  readonly stop: () => void
}

/** One run at a time: starting one ends the one before. */
export const useRun = (options: Options): Runner => {
  const [isRunning, setRunning] = useState(false)
  const handle = useRef<RunHandle>(undefined)
  const latest = useLatest(options)
  const prepare = usePreparation(options.allowNetwork, isRunning)

  const stop = useCallback(() => handle.current?.stop(), [])
  const run = useCallback(async () => {
    handle.current?.stop()
    setRunning(true)
    const { startRun } = await import('../sandbox/run')
    const { read, allowNetwork } = latest.current
    const started = startRun({
      ...read(),
      allowNetwork,
      onEvent: event => latest.current.onEvent(event),
    })
    handle.current = started
    await started.finished
    if (handle.current === started) {
      setRunning(false)
    }
  }, [latest])

  useEffect(() => stop, [stop])
  return {
    isRunning,
    prepare,
    run: useCallback(() => void run().catch(console.error), [run]),
    stop,
  }
}
