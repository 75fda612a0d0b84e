import { createTranscript } from '@site/playground/console/transcript'
import type { RunOutcome } from '@site/playground/sandbox/runEvent'
import { loadEngine } from '@site/playground/sandbox/runner'
import { judge, type Verdict, withCheck } from '@site/tour/model/check'
import type { Task } from '@site/tour/model/step'
import { useEffect, useRef, useState } from 'react'

/** Runs code whose output nobody sees: what it printed, and why it was ended. */
const runHidden = async (code: string, signal: AbortSignal) => {
  const { startRun } = await loadEngine()
  const transcript = createTranscript()
  if (signal.aborted) {
    return { lines: transcript.lines(), failure: '' }
  }
  const onEvent = transcript.apply
  const { stop, finished } = startRun({ code, language: 'js', onEvent })
  signal.addEventListener('abort', stop, { once: true })
  const { message } = await finished
  return { lines: transcript.lines(), failure: message }
}

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
