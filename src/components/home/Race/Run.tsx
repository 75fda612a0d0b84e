import type { RaceBar } from '@site/pages/timelines/client/timelineData'
import type { CSSProperties, ReactNode } from 'react'
import type { RaceRun } from './runs'
import styles from './styles.module.css'

const place = ({ start, end }: RaceBar): CSSProperties =>
  ({ '--start': start, '--length': end - start }) as CSSProperties

const Track = ({ bars }: { bars: readonly RaceBar[] }): ReactNode => (
  <div className={styles.track}>
    {bars.map(bar => (
      <span
        className={styles.bar}
        data-stage={bar.stage}
        key={bar.stage}
        style={place(bar)}
      />
    ))}
  </div>
)

/** One way of doing the work: a track a photo, a bar where something runs. */
export const Run = ({ run }: { run: RaceRun }): ReactNode => (
  <li className={styles.run} data-run={run.id}>
    <p className={styles.name}>
      <strong>{run.title}</strong> <code>{run.means}</code>
    </p>
    <div aria-hidden="true" className={styles.tracks}>
      {run.data.lanes.map(({ label, bars }) => (
        <Track key={label} bars={bars} />
      ))}
      <span
        className={styles.end}
        style={{ '--start': run.data.settled } as CSSProperties}
      />
    </div>
    <p className={styles.total}>
      <strong>{run.data.settled} ms</strong> because {run.because}.
    </p>
  </li>
)
