import type { RunOutcome } from '@site/playground/sandbox/runEvent'
import { judge, type Verdict, withCheck } from '@site/tour/model/check'
import type { Task } from '@site/tour/model/step'
import { useEffect, useRef, useState } from 'react'
import { runHidden } from './runHidden'

/**
 * Checks a program in a run of its own, after the visitor's: what a check does
 * is neither in the visitor's console nor on a line of their program.
 */
export const useCheck = (task: Task, onSolved: () => void) => {
  const [isChecking, setChecking] = useState(false)
  const [verdict, setVerdict] = useState<Verdict>()
  const current = useRef<AbortController>(undefined)
  /** Takes back what was said, and ends a check that goes on. */
  const clear = (): void => {
    current.current?.abort()
    setChecking(false)
    setVerdict(undefined)
  }
  useEffect(() => () => current.current?.abort(), [])

  /** Judges a program that has run. */
  const check = async (
    code: string,
    { status, message, location }: RunOutcome,
  ): Promise<void> => {
    const controller = new AbortController()
    current.current = controller
    setChecking(true)
    // What did not start, or had to be ended, would do so again.
    const { lines, failure } =
      status === 'completed' || status === 'failed'
        ? await runHidden(withCheck(code, task), controller.signal)
        : { lines: [], failure: '' }
    if (controller.signal.aborted) {
      return
    }
    setChecking(false)
    const next = judge(
      {
        code,
        failure: status === 'completed' ? failure : message,
        line: location?.line,
        checked: lines,
      },
      task,
    )
    setVerdict(next)
    if (next.isRight) {
      onSolved()
    }
  }
  return { isChecking, verdict, clear, check }
}
