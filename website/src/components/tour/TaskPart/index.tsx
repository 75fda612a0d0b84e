import { useStore } from '@site/playground/page/store'
import type { Verdict } from '@site/tour/model/check'
import { type Step, taskProgram } from '@site/tour/model/step'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import buttons from '../../buttons.module.css'
import { createProgram } from '../createProgram'
import Phrase from '../Phrase'
import { bringIntoView } from '../Prediction'
import ProgramView, { ColouredCode } from '../ProgramView'
import styles from '../styles.module.css'
import { useCheck } from '../useCheck'
import { keepCode, readProgress } from '../useProgress'

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
  /** What runs: the editor may have more by the time it has run. */
  const tried = useRef('')
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
    tried.current = program.code()
    program.start('run')
  }
  const stop = (): void => {
    clear()
    program.stop()
  }
  useEffect(() =>
    program.setHandlers({
      onAsked: run,
      onFinished: (_, outcome) => void check(tried.current, outcome),
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
