import { Demonstration } from '@site/src/components/home/Demonstration'
import { Section } from '@site/src/components/home/Section'
import Snippet from '@site/src/pages/_home/race.mdx'
import type { ReactNode } from 'react'
import { Chart } from './Chart'

export const Race = (): ReactNode => (
  <Section
    eyebrow="concurrent"
    id="no-value-waits"
    lead="Four photos to download, resize and upload. A concurrent iterable moves each one on as soon as it is ready, through all stages, whatever the others are doing."
    flavour="concur"
    title="No value waits for another"
  >
    <Demonstration code={<Snippet />} lead="picture" picture={<Chart />} />
  </Section>
)
