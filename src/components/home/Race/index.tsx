import { Section } from '@site/src/components/home/Section'
import Snippet from '@site/src/pages/_home/race.mdx'
import type { ReactNode } from 'react'
import { Chart } from './Chart'
import styles from './styles.module.css'

export const Race = (): ReactNode => (
  <Section
    eyebrow="concurrent"
    id="nobody-waits-in-line"
    lead="Four photos to download, resize and upload. A concurrent iterable moves each value on the moment it is ready, through all stages, with no barrier in between and no promises to juggle."
    strand="concur"
    title="Nobody waits in line"
  >
    <div className={styles.grid}>
      <Chart />
      <div className={styles.code}>
        <Snippet />
      </div>
    </div>
  </Section>
)
