import type {
  LazinessRun,
  LazyStep,
} from '@site/pages/home/model/demonstrations'
import { Picture } from '@site/src/components/home/Demonstration'
import { withCommas } from '@site/src/components/home/formatNumbers'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

const stages: readonly LazyStep['stage'][] = ['map', 'filter', 'find']
/** Columns drawn for values that were never asked for. */
const untouchedColumns = 6

type RunGridProps = { run: LazinessRun }

/** A table of what ran for which value, drawn from the run itself. */
export const RunGrid = ({ run }: RunGridProps): ReactNode => {
  const ran = new Set(run.steps.map(({ stage, value }) => `${stage} ${value}`))
  const last = Math.max(...run.steps.map(({ value }) => value))
  const columns = Array.from(
    { length: last + untouchedColumns },
    (_, index) => index + 1,
  )
  const never = run.offered - last
  return (
    <Picture className={styles.figure}>
      <div aria-hidden="true" className={styles.cells}>
        {columns.map(value => (
          <div
            className={styles.column}
            data-found={value === last ? '' : undefined}
            key={value}
          >
            <span className={styles.value}>{value}</span>
            {stages.map(stage => (
              <span
                className={styles.cell}
                data-ran={ran.has(`${stage} ${value}`) ? '' : undefined}
                key={stage}
              />
            ))}
          </div>
        ))}
      </div>
      <ul className={styles.legend}>
        {stages.map(stage => (
          <li key={stage}>
            <code>{stage}</code> ran{' '}
            {run.steps.filter(step => step.stage === stage).length} times
          </li>
        ))}
        <li>
          {last}² = {run.result}, found
        </li>
      </ul>
      <figcaption className={styles.caption}>
        <strong>{withCommas(never)}</strong> values never squared, never tested,
        never made. Recorded while this page was built.
      </figcaption>
    </Picture>
  )
}
