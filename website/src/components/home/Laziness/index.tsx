import { withCommas } from '@site/browser/withCommas'
import Inert from '@site/pages/api/client/Inert'
import type { LazinessRun } from '@site/pages/home/model/demonstrations'
import { Demonstration, Picture } from '@site/src/components/home/Demonstration'
import { Section } from '@site/src/components/home/Section'
import Snippet from '@site/src/pages/_home/laziness.mdx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

type LazinessProps = { run: LazinessRun }

/** What was offered, and never taken. */
const countUnused = ({ offered, steps }: LazinessRun): number =>
  offered - Math.max(...steps.map(({ value }) => value))

export const Laziness = ({ run }: LazinessProps): ReactNode => (
  <Section
    eyebrow="lazy"
    id="what-never-ran"
    lead={
      <>
        A pipeline describes work. Nothing runs until a value is requested, and
        then only what that value needs: here, {run.steps.length} calls. Array
        methods made {withCommas(run.arrayCalls)} for the same answer.
      </>
    }
    flavour="plain"
    title="What is not needed never runs"
  >
    <Demonstration
      code={
        <div className={styles.program}>
          <Snippet />
          <p className={styles.unused}>
            <strong>{withCommas(countUnused(run))}</strong> values never
            squared, never tested, never made: counted in a recorded run.
          </p>
        </div>
      }
      lead="code"
      picture={
        <Picture>
          <Inert html={run.html} />
        </Picture>
      }
    />
  </Section>
)
