import Link from '@docusaurus/Link'
import code from '@generated/tour/default/code.json'
import { toPlainText } from '@site/content/model/phrase'
import { keepForOffline } from '@site/playground/page/keepForOffline'
import { withDone } from '@site/tour/model/progress'
import type { Step } from '@site/tour/model/step'
import { steps } from '@site/tour/model/steps'
import { afterTheTour, pageOfStep } from '@site/tour/model/tourPages'
import { type ReactNode, useEffect } from 'react'
import buttons from '../../buttons.module.css'
import { loadComparison } from '../loadComparison'
import Phrase from '../Phrase'
import Prediction from '../Prediction'
import styles from '../page.module.css'
import StepLinks from '../StepLinks'
import TaskPart from '../TaskPart'
import TourLayout from '../TourLayout'
import { useProgress } from '../useProgress'

/** By then the editor and the sandbox have been loaded. */
const KEEPING_DELAY = 4000

/** With what only a run would load. */
const keep = async (): Promise<void> => {
  await loadComparison()
  await keepForOffline()
}

const useKeeping = (): void =>
  useEffect(() => {
    const timer = setTimeout(() => keep().catch(console.info), KEEPING_DELAY)
    return () => clearTimeout(timer)
  }, [])

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

function StepParts({ step }: { step: Step }): ReactNode {
  const { id, title, text } = step
  const [{ done }, change] = useProgress()
  const at = steps.indexOf(step)
  const { program = '', task = '', solution = '' } = code[id] ?? {}
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
      <Prediction step={step} html={program} />
      <TaskPart
        step={step}
        html={task}
        solutionHtml={solution}
        onSolved={() => change(progress => withDone(progress, id))}
      />
      <Ends at={at} />
    </TourLayout>
  )
}

/** A step of the tour; the route names it. */
export default function StepPage({ id }: { id: string }): ReactNode {
  const step = steps.find(each => each.id === id)
  // A page of its own for each step: nothing of one is left in the next.
  return step && <StepParts key={id} step={step} />
}
