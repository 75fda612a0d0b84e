import { useCallback, useEffect, useRef, useState } from 'react'
import type { RunEvent } from '../sandbox/messages'
import type { RunHandle } from '../sandbox/run'
import type { SharedCode } from '../share'
import { useLatest } from './useLatest'
import { whenIdle } from './whenIdle'

type Options = {
  readonly read: () => SharedCode
  readonly allowNetwork: boolean
  readonly onEvent: (event: RunEvent) => void
}

export type Runner = {
  readonly isRunning: boolean
  readonly run: () => void
  readonly stop: () => void
}

const loadEngine = () => import('../sandbox/run')

/** What a first run needs, fetched before it is asked for. */
const warmUp = async (): Promise<void> => {
  await Promise.all([
    loadEngine(),
    import('../sandbox/loadRuntime').then(({ loadRuntime }) => loadRuntime()),
    import('../compiler/prepareModule'),
  ])
}

/** One run at a time: starting one ends the one before. */
export const useRun = (options: Options): Runner => {
  const [isRunning, setRunning] = useState(false)
  const handle = useRef<RunHandle>(undefined)
  const latest = useLatest(options)

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

  useEffect(() => whenIdle(() => void warmUp().catch(console.warn)), [])
  useEffect(() => stop, [stop])
  return {
    isRunning,
    run: useCallback(() => void run().catch(console.error), [run]),
    stop,
  }
}
