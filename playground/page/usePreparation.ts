import { useCallback, useEffect, useRef } from 'react'
import { loadEngine } from './loadEngine'
import { savesData } from './savesData'
import { useLatest } from './useLatest'
import { whenIdle } from './whenIdle'

/**
 * Keeps ready what the next run needs, made while nothing else is going on;
 * under data-saver only when the result is called.
 */
export const usePreparation = (
  allowNetwork: boolean,
  isRunning: boolean,
): (() => void) => {
  const lifetime = useRef<AbortSignal>(undefined)
  const latest = useLatest(allowNetwork)
  const prepare = useCallback(() => {
    const signal = lifetime.current
    if (signal) {
      loadEngine()
        .then(({ prepareRun }) => prepareRun(latest.current, signal))
        // Nothing is lost: the run itself tries again, and says what failed.
        .catch(console.info)
    }
  }, [latest])

  useEffect(() => {
    const controller = new AbortController()
    lifetime.current = controller.signal
    return () => controller.abort()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another switch of the network asks for another sandbox
  useEffect(
    () => (isRunning || savesData() ? undefined : whenIdle(prepare)),
    [allowNetwork, isRunning, prepare],
  )
  return prepare
}
