import type {
  RaceLane,
  RaceSpan,
} from '@site/plugins/home-demonstrations/model/demonstrations'
import type { CSSProperties, ReactNode } from 'react'
import { laneTexts } from './lanes'
import styles from './styles.module.css'

type LaneProps = { lane: RaceLane; cups: readonly string[] }

const place = ({ start, end }: RaceSpan): CSSProperties =>
  ({ '--start': start, '--length': end - start }) as CSSProperties

/** One way of making the cups: a track a cup, bars where something happens. */
export const Lane = ({ lane, cups }: LaneProps): ReactNode => {
  const { title, means, because } = laneTexts[lane.id]
  return (
    <li className={styles.lane} data-lane={lane.id}>
      <p className={styles.name}>
        <strong>{title}</strong> <code>{means}</code>
      </p>
      <div aria-hidden="true" className={styles.tracks}>
        {cups.map(cup => (
          <div className={styles.track} key={cup}>
            {lane.spans
              .filter(({ label }) => label === cup)
              .map(span => (
                <span
                  className={styles.bar}
                  data-stage={span.stage}
                  key={span.stage}
                  style={place(span)}
                >
                  {span.stage === 'steep' ? cup : null}
                </span>
              ))}
          </div>
        ))}
        <span
          className={styles.end}
          style={{ '--start': lane.total } as CSSProperties}
        />
      </div>
      <p className={styles.total}>
        <strong>{lane.total} min</strong>, the first cup after {lane.first}:{' '}
        {because}.
      </p>
    </li>
  )
}
