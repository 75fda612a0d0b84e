import type { LazinessRun } from '@site/plugins/home-demonstrations/model/demonstrations'
import { Section } from '@site/src/components/home/Section'
import Snippet from '@site/src/pages/_home/laziness.mdx'
import type { ReactNode } from 'react'
import { RunGrid } from './RunGrid'
import styles from './styles.module.css'

type LazinessProps = { run: LazinessRun }

const count = (value: number): string => value.toLocaleString('en')

export const Laziness = ({ run }: LazinessProps): ReactNode => (
  <Section
    eyebrow="lazy"
    id="what-never-ran"
    lead={
      <>
        A pipeline describes work. Nothing happens until something asks for a
        value, and then only what that value needs: here, {run.steps.length}{' '}
        calls. Array methods made {count(run.arrayCalls)} for the same answer.
      </>
    }
    strand="plain"
    title="The best part is what never ran"
  >
    <div className={styles.grid}>
      <div className={styles.code}>
        <Snippet />
      </div>
      <RunGrid run={run} />
    </div>
  </Section>
)
