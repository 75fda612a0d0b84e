import { describeEnd } from '@site/playground/console/describeRun'
import { useStore } from '@site/playground/page/store'
import {
  type Verdict as Judged,
  judge,
  withCheck,
} from '@site/tour/model/check'
import { type Step, type Task, taskProgram } from '@site/tour/model/step'
import { type ReactNode, useEffect, useState } from 'react'
import { createProgram, type FinishedRun } from '../createProgram'
import Part, { ColouredCode, RunButton } from '../Part'
import Phrase from '../Phrase'
import styles from '../styles.module.css'
import { keepCode, keepSolved, keptCode } from '../useProgress'
import Verdict from '../Verdict'

const judgeRun = ({ outcome, check }: FinishedRun, task: Task): Judged => {
  const ended = outcome.status === 'completed' ? check?.outcome : outcome
  const isWhole = !ended || ended.status === 'completed'
  const failure = isWhole ? '' : ended.message || describeEnd(ended)
  const line = outcome.location?.line
  return judge({ failure, line, checked: check?.printed }, task)
}

/** What was expected of a call, and what came of it. */
const factsOf = ({ unmet }: Judged): Record<string, string> => {
  if (!unmet) {
    return {}
  }
  const { call, name = `\`${call}\``, result } = unmet.case
  return { [`${name} should be`]: result, Instead: unmet.result }
}

type Props = { step: Step; html: string; solutionHtml: string }

/** A function to change, checked by what it does. */
export default function TaskPart({
  step,
  html,
  solutionHtml,
}: Props): ReactNode {
  const { id, task } = step
  const [program] = useState(() =>
    createProgram({
      label: 'Your function',
      start: taskProgram(task),
      readKept: () => keptCode(id),
      onEdited: code => keepCode(id, code),
      withCheck: code => withCheck(code, task),
    }),
  )
  const finished = useStore(program.store, state => state.finished)
  const judged = finished && judgeRun(finished, task)
  const isRight = judged?.isRight ?? false
  useEffect(() => {
    if (isRight) {
      keepSolved(id)
    }
  }, [isRight, id])
  return (
    <section aria-labelledby="task">
      <h2 id="task">Your turn</h2>
      <p>
        <Phrase>{task.text}</Phrase>
      </p>
      <Part program={program} html={html}>
        <div className={styles.actions} data-needs-script>
          <RunButton program={program}>Check</RunButton>
        </div>
        <div role="status">
          {judged && (
            <Verdict
              isRight={isRight}
              title={isRight ? 'Solved.' : 'Not yet.'}
              facts={factsOf(judged)}
            >
              {isRight ? (task.solved ?? '') : judged.hint}
            </Verdict>
          )}
        </div>
        <details className={styles.solution}>
          <summary>Show a solution</summary>
          <figure className="code-block" data-language="js">
            <ColouredCode html={solutionHtml} />
          </figure>
          <button
            type="button"
            className="button"
            data-needs-script
            onClick={() => program.replace(taskProgram(task, task.solution))}
          >
            Put it into the editor
          </button>
        </details>
      </Part>
    </section>
  )
}
