import type { Bar, Lane } from '@site/pages/timelines/client/timelineData'
import type { CSSProperties, ReactNode } from 'react'
import type { RaceRun } from './runs'
import styles from './styles.module.css'

const place = ({ start, end }: Bar): CSSProperties =>
  ({ '--start': start, '--length': end - start }) as CSSProperties

type TrackProps = { lane: Lane; stages: readonly string[] }

const Track = ({ lane, stages }: TrackProps): ReactNode => (
  <div className={styles.track}>
    {lane.bars.map(bar => (
      <span
        className={styles.bar}
        data-stage={stages.indexOf(bar.stage)}
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
      {run.data.lanes.map(lane => (
        <Track key={lane.label} lane={lane} stages={run.data.stages} />
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
