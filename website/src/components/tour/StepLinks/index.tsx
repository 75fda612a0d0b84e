import Link from '@docusaurus/Link'
import { steps } from '@site/tour/model/steps'
import type { ReactNode } from 'react'
import Phrase from '../Phrase'
import styles from '../styles.module.css'

type Props = {
  current: string
  done: readonly string[]
}

/** The way to all other steps, and which are solved. */
export default function StepLinks({ current, done }: Props): ReactNode {
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
