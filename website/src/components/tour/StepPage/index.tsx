import Link from '@docusaurus/Link'
import { toPlainText } from '@site/content/model/phrase'
import { keepForOffline } from '@site/playground/page/keepForOffline'
import { withDone } from '@site/tour/model/progress'
import type { Step } from '@site/tour/model/step'
import { steps } from '@site/tour/model/steps'
import { afterTheTour, pageOfStep } from '@site/tour/model/tourPages'
import { type ReactNode, useEffect } from 'react'
import buttons from '../../buttons.module.css'
import Phrase from '../Phrase'
import Prediction from '../Prediction'
import styles from '../styles.module.css'
import TaskPart from '../TaskPart'
import TourLayout from '../TourLayout'
import { useProgress } from '../useProgress'

/** By then the editor and the sandbox have been loaded. */
const KEEPING_DELAY = 4000

const useKeeping = (): void =>
  useEffect(() => {
    const timer = setTimeout(
      () => keepForOffline().catch(console.info),
      KEEPING_DELAY,
    )
    return () => clearTimeout(timer)
  }, [])

/** The way to all other steps, and which are solved. */
function StepLinks({
  current,
  done,
}: {
  current: string
  done: readonly string[]
}): ReactNode {
  return (
    <nav aria-label="Steps of the tour" className={styles.steps}>
      <ol className="clean-list">
        {steps.map(({ id, title }, at) => {
          const isDone = done.includes(id)
          return (
            <li key={id}>
              <Link
                to={`/tour/${id}`}
                aria-current={id === current ? 'step' : undefined}
                data-done={isDone || undefined}
              >
                <b>{at + 1}</b>
                <span>
                  <Phrase>{title}</Phrase>
                </span>
                {isDone && <small>solved</small>}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function Ends({ at }: { at: number }): ReactNode {
  const [previous, next] = [steps[at - 1], steps[at + 1]]
  const { to, label } = next
    ? { to: `/tour/${next.id}`, label: `Next: ${toPlainText(next.title)}` }
    : { to: afterTheTour.to, label: `After the tour: ${afterTheTour.title}` }
  return (
    <nav aria-label="Previous and next step" className={styles.ends}>
      <Link
        className={buttons.secondary ?? ''}
        to={previous ? `/tour/${previous.id}` : '/tour'}
      >
        {previous ? `Previous: ${toPlainText(previous.title)}` : 'Overview'}
      </Link>
      <Link className={buttons.primary ?? ''} to={to}>
        {label}
      </Link>
    </nav>
  )
}

type Props = {
  id: string
  /** Each in colour, as the inside of a `<code>` element. */
  code: { program: string; task: string; solution: string }
}

function StepParts({ step, code }: { step: Step } & Props): ReactNode {
  const { id, title, text } = step
  const [{ done }, change] = useProgress()
  const at = steps.indexOf(step)
  useKeeping()
  return (
    <TourLayout page={pageOfStep(id)}>
      <StepLinks current={id} done={done} />
      <header>
        <p className={styles.count}>
          Step {at + 1} of {steps.length}
        </p>
        <h1 className="plain-code">
          <Phrase>{title}</Phrase>
        </h1>
        <p className={styles.text}>
          <Phrase>{text}</Phrase>
        </p>
      </header>
      <Prediction step={step} html={code.program} />
      <TaskPart
        step={step}
        html={code.task}
        solutionHtml={code.solution}
        onSolved={() => change(progress => withDone(progress, id))}
      />
      <Ends at={at} />
    </TourLayout>
  )
}

/** A step of the tour; the route names it. */
export default function StepPage(props: Props): ReactNode {
  const step = steps.find(({ id }) => id === props.id)
  // A page of its own for each step: nothing of one is left in the next.
  return step && <StepParts key={step.id} step={step} {...props} />
}
