import type { LazinessRun } from '@site/pages/home/model/demonstrations'
import { Demonstration } from '@site/src/components/home/Demonstration'
import { withCommas } from '@site/src/components/home/formatNumbers'
import { Section } from '@site/src/components/home/Section'
import Snippet from '@site/src/pages/_home/laziness.mdx'
import type { ReactNode } from 'react'
import { RunTable } from './RunTable'

type LazinessProps = { run: LazinessRun }

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
      code={<Snippet />}
      lead="code"
      picture={<RunTable run={run} />}
    />
  </Section>
)
