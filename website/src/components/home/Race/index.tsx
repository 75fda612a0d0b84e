import recorded from '@site/generated/timelines/race.json'
import Inert from '@site/pages/api/client/Inert'
import { Section } from '@site/src/components/home/Section'
import Snippet from '@site/src/pages/_home/race.mdx'
import type { CSSProperties, ReactNode } from 'react'
import styles from './styles.module.css'

/** The same work three ways, in the order of the recorded runs. */
const ways = [
  {
    id: 'async',
    title: 'One at a time',
    means: 'mapAsync',
    because: 'each photo waits for the one before it',
  },
  {
    id: 'stages',
    title: 'Stage by stage',
    means: 'mapConcur, awaited after each stage',
    because:
      'no stage starts until the slowest photo has finished the previous stage',
  },
  {
    id: 'concur',
    title: 'Concurrently',
    means: 'mapConcur',
    because: 'no photo waits for another',
  },
]

const longest = Math.max(...recorded.map(({ settled }) => settled))

/** All runs to one scale, which can be watched again in slow motion. */
const Chart = (): ReactNode => (
  <figure className={styles.chart}>
    <ul
      className={`clean-list plain-code ${styles.runs}`}
      style={{ '--longest': longest } as CSSProperties}
    >
      {recorded.map(({ html, settled }, index) => (
        <li
          key={ways[index]?.id}
          data-run={ways[index]?.id}
          style={{ '--settled': settled } as CSSProperties}
        >
          <p>
            <strong>{ways[index]?.title}</strong>{' '}
            <code>{ways[index]?.means}</code>
          </p>
          <div aria-hidden="true">
            <Inert html={html} />
          </div>
          <p>
            <strong>{settled} ms</strong> because {ways[index]?.because}.
          </p>
        </li>
      ))}
    </ul>
    <figcaption className={styles.caption}>
      <span>a lane is a photo</span>
      {recorded[0]?.stages.map((stage, index) => (
        <span className="trace-key" key={stage}>
          <span className="trace-bar trace-swatch" data-stage={index} />
          {stage}
        </span>
      ))}
      <button className="button" data-needs-script data-replay="" type="button">
        Replay
      </button>
    </figcaption>
  </figure>
)

export const Race = (): ReactNode => (
  <Section
    eyebrow="concurrent"
    id="no-value-waits"
    lead="Here are four photos to download, resize and upload. With a concurrent iterable, each photo goes on to its next stage as soon as it is ready, whatever the others are doing."
    flavour="concur"
    title="No value waits for another"
  >
    <Chart />
    <Snippet />
  </Section>
)
