import Inert from '@site/pages/api/client/Inert'
import { Picture } from '@site/src/components/home/Demonstration'
import type { CSSProperties, ReactNode } from 'react'
import { type RaceRun, runs } from './runs'
import styles from './styles.module.css'

const longest = Math.max(...runs.map(({ data }) => data.settled))
const stages = runs[0]?.data.stages ?? []

/** One way of doing the work: a lane a photo, a bar where something runs. */
const Run = ({ id, title, means, because, data }: RaceRun): ReactNode => (
  <li
    className={styles.run}
    data-run={id}
    style={{ '--settled': data.settled } as CSSProperties}
  >
    <p className={styles.name}>
      <strong>{title}</strong> <code>{means}</code>
    </p>
    <div aria-hidden="true">
      <Inert html={data.html} />
    </div>
    <p className={styles.total}>
      <strong>{data.settled} ms</strong> because {because}.
    </p>
  </li>
)

/** All runs to one scale, which can be watched again in slow motion. */
export const Chart = (): ReactNode => (
  <Picture>
    <ul
      className={styles.runs}
      style={{ '--longest': longest } as CSSProperties}
    >
      {runs.map(run => (
        <Run key={run.id} {...run} />
      ))}
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
