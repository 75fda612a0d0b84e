import recorded from '@site/generated/timelines/race.json'
import Inert from '@site/pages/api/client/Inert'
import type { RaceData } from '@site/pages/timelines/client/timelineData'
import { Demonstration, Picture } from '@site/src/components/home/Demonstration'
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
    because: 'every stage waits for the slowest photo of the last',
  },
  {
    id: 'concur',
    title: 'Concurrently',
    means: 'mapConcur',
    because: 'no photo waits for another',
  },
]

const runs: readonly RaceData[] = recorded
const longest = Math.max(...runs.map(({ settled }) => settled))
const stages = runs[0]?.stages ?? []

type RunProps = { way: (typeof ways)[number]; run: RaceData }

/** One way of doing the work: a lane a photo, a bar where something runs. */
const Run = ({ way, run }: RunProps): ReactNode => (
  <li
    className={styles.run}
    data-run={way.id}
    style={{ '--settled': run.settled } as CSSProperties}
  >
    <p className={styles.name}>
      <strong>{way.title}</strong> <code>{way.means}</code>
    </p>
    <div aria-hidden="true">
      <Inert html={run.html} />
    </div>
    <p className={styles.total}>
      <strong>{run.settled} ms</strong> because {way.because}.
    </p>
  </li>
)

/** All runs to one scale, which can be watched again in slow motion. */
const Chart = (): ReactNode => (
  <Picture>
    <ul
      className={styles.runs}
      style={{ '--longest': longest } as CSSProperties}
    >
      {ways.map((way, index) => {
        const run = runs[index]
        return run && <Run key={way.id} run={run} way={way} />
      })}
    </ul>
    <figcaption className={styles.caption}>
      <span>a lane is a photo</span>
      {stages.map((stage, index) => (
        <span className={styles.key} key={stage}>
          <span className="trace-bar trace-swatch" data-stage={index} />
          {stage}
        </span>
      ))}
      <button className={styles.replay} data-replay="" type="button">
        Replay
      </button>
    </figcaption>
  </Picture>
)

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
