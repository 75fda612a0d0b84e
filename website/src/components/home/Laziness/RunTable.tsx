import Inert from '@site/pages/api/client/Inert'
import type { LazinessRun } from '@site/pages/home/model/demonstrations'
import { Picture } from '@site/src/components/home/Demonstration'
import { withCommas } from '@site/src/components/home/formatNumbers'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

type RunTableProps = { run: LazinessRun }

/** What ran for which value, drawn from the run itself. */
export const RunTable = ({ run }: RunTableProps): ReactNode => {
  const last = Math.max(...run.steps.map(({ value }) => value))
  return (
    <Picture className={styles.figure}>
      <Inert html={run.html} />
      <figcaption className={styles.caption}>
        <strong>{withCommas(run.offered - last)}</strong> values never squared,
        never tested, never made. Recorded while this page was built.
      </figcaption>
    </Picture>
  )
}
