import { useStore } from '@site/playground/page/store'
import type { RunOutcome } from '@site/playground/sandbox/runEvent'
import { loadEngine } from '@site/playground/sandbox/runner'
import { judge, type Verdict, withCheck } from '@site/tour/model/check'
import { type Step, type Task, taskProgram } from '@site/tour/model/step'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import buttons from '../../buttons.module.css'
import { createProgram, createTranscript } from '../createProgram'
import Phrase from '../Phrase'
import { bringIntoView } from '../Prediction'
import ProgramView, { ColouredCode } from '../ProgramView'
import styles from '../styles.module.css'
import { keepCode, readProgress } from '../useProgress'

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
const useCheck = (task: Task, onSolved: () => void) => {
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

function Outcome({
  verdict: { isRight, hint },
  solved = '',
}: {
  verdict: Verdict
  solved?: string | undefined
}): ReactNode {
  return (
    <p ref={bringIntoView} className={styles.verdict} data-right={isRight}>
      <strong>{isRight ? 'Solved.' : 'Not yet.'}</strong>{' '}
      <Phrase>{isRight ? solved : hint}</Phrase>
    </p>
  )
}

type Props = {
  step: Step
  html: string
  solutionHtml: string
  onSolved: () => void
}

/** A function to change, checked by what it does. */
export default function TaskPart(props: Props): ReactNode {
  const { step, html, solutionHtml, onSolved } = props
  const { id, task } = step
  const { isChecking, verdict, clear, check } = useCheck(task, onSolved)
  const [program] = useState(() =>
    createProgram({
      start: taskProgram(task),
      readKept: () => readProgress().code[id],
      onEdited: code => keepCode(id, code),
    }),
  )
  const isBusy = useStore(program.store, state => state.isRunning) || isChecking
  const run = (): void => {
    clear()
    program.start('run')
  }
  const stop = (): void => {
    clear()
    program.stop()
  }
  useEffect(() =>
    program.setHandlers({
      onAsked: run,
      onFinished: ({ code, outcome }) => void check(code, outcome),
    }),
  )
  return (
    <section aria-labelledby="task">
      <h2 id="task">Your turn</h2>
      <p>
        <Phrase>{task.text}</Phrase>
      </p>
      <div className={styles.columns}>
        <ProgramView
          label="Your function"
          html={html}
          program={program}
          onReset={clear}
        />
        <div className={styles.side}>
          <div className={styles.actions} data-needs-script>
            <button
              type="button"
              className={buttons.primary}
              onClick={isBusy ? stop : run}
            >
              {isBusy ? 'Stop' : 'Check'}
            </button>
          </div>
          <div role="status">
            {verdict && <Outcome verdict={verdict} solved={task.solved} />}
          </div>
          <details className={styles.solution}>
            <summary>Show a solution</summary>
            <figure className="code-block">
              <ColouredCode html={solutionHtml} />
            </figure>
            <button
              type="button"
              className={buttons.secondary}
              data-needs-script
              onClick={() => program.replace(taskProgram(task, task.solution))}
            >
              Put it into the editor
            </button>
          </details>
        </div>
      </div>
    </section>
  )
}
