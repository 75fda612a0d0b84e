import Link from '@docusaurus/Link'
import { afterTheTour, steps } from '@site/tour/model/steps'
import type { ReactNode } from 'react'
import LinkCards from '../../LinkCards'
import styles from '../styles.module.css'
import TourLayout from '../TourLayout'
import { forgetProgress, useSolved } from '../useProgress'

/** The overview: all steps, and where to go on. */
export default function TourPage(): ReactNode {
  const solved = useSolved()
  const next = steps.find(({ id }) => !solved.includes(id))
  const isBegun = solved.length > 0
  const start = next && isBegun && `Continue with ${next.title}`
  return (
    <TourLayout
      path="/tour"
      title="Tour"
      description="Learn lfi in eight steps and twelve minutes: predict what a program prints, run it, and change it."
    >
      <header>
        <h1>Tour</h1>
        <p className={styles.text}>
          Learn lfi in eight steps, in about twelve minutes. In each step, you
          predict what a program prints, run it, and then change a function. You
          can take the steps in any order. Your progress is saved in this
          browser.
        </p>
      </header>
      <div className={styles.actions}>
        <Link
          className="button button--primary"
          to={next ? `/tour/${next.id}` : afterTheTour.to}
        >
          {next ? start || 'Start' : `All solved. Next: ${afterTheTour.title}`}
        </Link>
        {isBegun && (
          <button type="button" className="button" onClick={forgetProgress}>
            Start again
          </button>
        )}
      </div>
      <LinkCards
        columns={4}
        cards={steps.map(({ id, title, summary }, at) => ({
          to: `/tour/${id}`,
          title: `${at + 1} ${title}`,
          text: summary,
          note: solved.includes(id) ? 'Solved' : undefined,
        }))}
      />
    </TourLayout>
  )
}
