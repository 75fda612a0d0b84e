import { useCallback, useEffect, useRef, useState } from 'react'
import { savesData } from '../../browser/connection'
import type * as Engine from '../sandbox/run'
import { useLatest } from './useLatest'

/**
 * What runs code, fetched once. In one place: the bundler would make a file
 * of its own of each `import()` that uses other names.
 */
export const loadEngine = (): Promise<typeof Engine> => import('../sandbox/run')

/**
 * Keeps ready what the next run needs, as soon as the editor is there. For
 * visitors who save data, only `prepare` does so.
 */
export const usePreparation = (
  version: string | undefined,
  isRunning: boolean,
) => {
  const [isPrepared, setPrepared] = useState(false)
  const lifetime = useRef<AbortSignal>(undefined)
  const latest = useLatest({ version })
  const prepare = useCallback(() => {
    const signal = lifetime.current
    if (signal) {
      loadEngine()
        .then(({ prepareRun }) => {
          const { version } = latest.current
          return prepareRun(version, signal)
        })
        // Nothing is lost: the run itself tries again, and says what failed.
        .catch(console.info)
        .finally(() => setPrepared(true))
    }
  }, [latest])

  useEffect(() => {
    const controller = new AbortController()
    lifetime.current = controller.signal
    return () => controller.abort()
  }, [])
  // Starts at once instead of when the page is idle, because a visitor may
  // press Run before that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version asks for another sandbox
  useEffect(() => {
    if (!(isRunning || savesData())) {
      prepare()
    }
  }, [version, isRunning, prepare])
  return {
    /** To be called when the visitor looks like running the code. */
    prepare,
    /** Whether what a run needs has come, or could not. */
    isPrepared,
  }
}
