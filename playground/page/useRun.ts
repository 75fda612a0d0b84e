import { useCallback, useEffect, useRef, useState } from 'react'
import type { RunEvent } from '../sandbox/messages'
import type { RunHandle } from '../sandbox/run'
import type { SharedCode } from '../share'
import { loadEngine } from './loadEngine'
import { useLatest } from './useLatest'
import { usePreparation } from './usePreparation'

type Options = {
  readonly read: () => SharedCode
  readonly allowNetwork: boolean
  readonly onEvent: (event: RunEvent) => void
}

export type Runner = {
  readonly isRunning: boolean
  /** Whether what a run needs has come, or could not. */
  readonly isPrepared: boolean
  /** To be called when the visitor looks like running the code. */
  readonly prepare: () => void
  readonly run: () => void
  readonly stop: () => void
}

const notLoaded: RunEvent = {
  type: 'finished',
  outcome: {
    status: 'not-started',
    message:
      'What runs the code could not be loaded. Check your connection and run again.',
    milliseconds: 0,
  },
}

/** One run at a time: starting one ends the one before. */
export const useRun = (options: Options): Runner => {
  const [isRunning, setRunning] = useState(false)
  const handle = useRef<RunHandle>(undefined)
  const latest = useLatest(options)
  const { prepare, isPrepared } = usePreparation(
    options.allowNetwork,
    isRunning,
  )

  const stop = useCallback(() => handle.current?.stop(), [])
  const run = useCallback(async () => {
    handle.current?.stop()
    setRunning(true)
    const { startRun } = await loadEngine()
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

  const runOrSayWhyNot = useCallback(
    () =>
      void run().catch(() => {
        setRunning(false)
        latest.current.onEvent(notLoaded)
      }),
    [run, latest],
  )

  useEffect(() => stop, [stop])
  return {
    isRunning,
    isPrepared,
    prepare,
    run: runOrSayWhyNot,
    stop,
  }
}
