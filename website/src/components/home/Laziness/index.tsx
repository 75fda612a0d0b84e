import run from '@site/generated/timelines/laziness.json'
import Inert from '@site/pages/api/client/Inert'
import { Section } from '@site/src/components/home/Section'
import Snippet from '@site/src/pages/_home/laziness.mdx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** Its numbers are counted in data/claims/laziness.test.ts. */
export const Laziness = (): ReactNode => (
  <Section
    eyebrow="lazy"
    id="what-never-ran"
    lead="A pipeline describes work. Nothing runs until a value is requested, and then only what that value needs: here, 30 calls. Array methods would make 2,000,006 for the same answer."
    flavour="plain"
    title="What is not needed never runs"
  >
    <div className={styles.program}>
      <Snippet />
      <p>
        <strong>999,988</strong> values were never made, squared or tested, as
        counted in a recorded run.
      </p>
    </div>
    <Inert html={run.html} />
  </Section>
)
