import Link from '@docusaurus/Link'
import { keepForOffline } from '@site/playground/page/keepForOffline'
import { afterTheTour, steps } from '@site/tour/model/steps'
import { type ReactNode, useEffect } from 'react'
import Phrase from '../Phrase'
import Prediction from '../Prediction'
import styles from '../styles.module.css'
import TaskPart from '../TaskPart'
import TourLayout from '../TourLayout'
import { useSolved } from '../useProgress'

/** The way to all other steps, and which are solved. */
function StepLinks({ current }: { current: string }): ReactNode {
  const solved = useSolved()
  return (
    <nav aria-label="Steps of the tour" className={styles.steps}>
      <ol className="clean-list">
        {steps.map(({ id, title }, at) => {
          const isSolved = solved.includes(id)
          return (
            <li key={id}>
              <Link
                to={`/tour/${id}`}
                aria-current={id === current ? 'step' : undefined}
                aria-label={`${at + 1} ${title}${isSolved ? ' solved' : ''}`}
                data-solved={isSolved || undefined}
              >
                <b>{at + 1}</b> <span>{title}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Where to go from a step. */
function Ends({ at }: { at: number }): ReactNode {
  const previous = steps[at - 1]
  const next = steps[at + 1]
  return (
    <nav aria-label="Previous and next step" className={styles.ends}>
      <Link className="button" to={previous ? `/tour/${previous.id}` : '/tour'}>
        {previous ? `Previous: ${previous.title}` : 'Overview'}
      </Link>
      <Link
        className="button button--primary"
        to={next ? `/tour/${next.id}` : afterTheTour.to}
      >
        {next ? `Next: ${next.title}` : `After the tour: ${afterTheTour.title}`}
      </Link>
    </nav>
  )
}

type Props = {
  id: string
  /** Each in colour, as the inside of a `<code>` element. */
  code: { program: string; task: string; solution: string }
}

/** A step of the tour; the route names it. */
export default function StepPage({ id, code }: Props): ReactNode {
  const at = steps.findIndex(each => each.id === id)
  const step = steps[at]
  useEffect(() => void keepForOffline().catch(console.info), [])
  return (
    step && (
      <TourLayout
        path={`/tour/${id}`}
        title={`Tour: ${step.title}`}
        description={`${step.summary} A step of the tour, with a program to predict, run and change.`}
      >
        <StepLinks current={id} />
        <small>
          Step {at + 1} of {steps.length}
        </small>
        <h1>{step.title}</h1>
        <p className={styles.text}>
          <Phrase>{step.text}</Phrase>
        </p>
        {/* The next step has programs of its own: nothing of these is left. */}
        <Prediction key={`predict ${id}`} step={step} html={code.program} />
        <TaskPart
          key={`task ${id}`}
          step={step}
          html={code.task}
          solutionHtml={code.solution}
        />
        <Ends at={at} />
      </TourLayout>
    )
  )
}
