import Link from '@docusaurus/Link'
import { toPlainText } from '@site/content/model/phrase'
import { noProgress } from '@site/tour/model/progress'
import { steps } from '@site/tour/model/steps'
import { afterTheTour, overview } from '@site/tour/model/tourPages'
import type { ReactNode } from 'react'
import buttons from '../../buttons.module.css'
import Phrase from '../Phrase'
import styles from '../styles.module.css'
import TourLayout from '../TourLayout'
import { useProgress } from '../useProgress'

/** The overview: all steps, and where to go on. */
export default function TourPage(): ReactNode {
  const [{ done }, change] = useProgress()
  const next = steps.find(({ id }) => !done.includes(id))
  const isBegun = done.length > 0
  const { to, label } = next
    ? {
        to: `/tour/${next.id}`,
        label: isBegun ? `Continue with ${toPlainText(next.title)}` : 'Start',
      }
    : { to: afterTheTour.to, label: `All solved. Next: ${afterTheTour.title}` }
  return (
    <TourLayout page={overview}>
      <header>
        <h1>Tour</h1>
        <p className={styles.text}>
          Eight steps, about twelve minutes. Predict what a program prints, run
          it, and then change a function. Take the steps in any order: this
          browser remembers what you solved.
        </p>
      </header>
      <div className={styles.actions}>
        <Link className={buttons.primary ?? ''} to={to}>
          {label}
        </Link>
        {isBegun && (
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => change(() => noProgress)}
          >
            Start again
          </button>
        )}
      </div>
      <ol className={`clean-list ${styles.list}`}>
        {steps.map(({ id, title, summary }) => (
          <li key={id}>
            <Link to={`/tour/${id}`}>
              <strong>
                <Phrase>{title}</Phrase>
              </strong>
              {done.includes(id) && <small>Solved</small>}
              <span>{summary}</span>
            </Link>
          </li>
        ))}
      </ol>
    </TourLayout>
  )
}
