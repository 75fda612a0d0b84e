import type { Verdict } from '@site/tour/model/check'
import { type Step, taskProgram } from '@site/tour/model/step'
import { type ReactNode, useRef } from 'react'
import buttons from '../../buttons.module.css'
import { bringIntoView } from '../bringIntoView'
import ColouredCode from '../ColouredCode'
import Phrase from '../Phrase'
import Program from '../Program'
import parts from '../parts.module.css'
import { useCheck } from '../useCheck'
import { useProgram } from '../useProgram'
import { keepCode, readProgress } from '../useProgress'

type Props = {
  step: Step
  html: string
  solutionHtml: string
  onSolved: () => void
}

type OutcomeProps = {
  verdict: Verdict | undefined
  solved?: string | undefined
}

function Outcome({ verdict, solved = '' }: OutcomeProps): ReactNode {
  return (
    verdict && (
      <p
        ref={bringIntoView}
        className={parts.verdict}
        data-right={verdict.isRight}
      >
        {verdict.isRight ? (
          <>
            <strong>Solved.</strong> <Phrase>{solved}</Phrase>
          </>
        ) : (
          <>
            <strong>Not yet.</strong> <Phrase>{verdict.hint}</Phrase>
          </>
        )}
      </p>
    )
  )
}

/** A function to change, checked by what it does. */
export default function TaskPart(props: Props): ReactNode {
  const { step, html, solutionHtml, onSolved } = props
  const { id, task } = step
  const { isChecking, verdict, clear, check } = useCheck(task, onSolved)
  /** What runs: the editor may have more by the time it has run. */
  const tried = useRef('')
  const program = useProgram({
    start: taskProgram(task),
    readKept: () => readProgress().code[id],
    onEdited: written => keepCode(id, written),
    onFinished: (_, outcome) => void check(tried.current, outcome),
  })
  const isBusy = program.isRunning || isChecking
  const run = (): void => {
    clear()
    tried.current = program.code()
    program.run()
  }
  const stop = (): void => {
    clear()
    program.stop()
  }
  return (
    <section aria-labelledby="task">
      <h2 id="task">Your turn</h2>
      <p>
        <Phrase>{task.text}</Phrase>
      </p>
      <div className={parts.columns}>
        <Program
          label="Your function"
          html={html}
          program={program}
          onRun={run}
          onReset={clear}
        />
        <div className={parts.side}>
          <div className={parts.actions} data-needs-script>
            <button
              type="button"
              className={buttons.primary}
              onPointerEnter={program.prepare}
              onFocus={program.prepare}
              onClick={isBusy ? stop : run}
            >
              {isBusy ? 'Stop' : 'Check'}
            </button>
          </div>
          <div role="status">
            <Outcome verdict={verdict} solved={task.solved} />
          </div>
          <details className={parts.solution}>
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
