import type { RaceLane } from '@site/plugins/home-demonstrations/model/demonstrations'
import { Section } from '@site/src/components/home/Section'
import Snippet from '@site/src/pages/_home/race.mdx'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Lane } from './Lane'
import styles from './styles.module.css'

type RaceProps = { lanes: readonly RaceLane[] }

export const Race = ({ lanes }: RaceProps): ReactNode => {
  const [runs, setRuns] = useState(0)
  const longest = Math.max(...lanes.map(({ total }) => total))
  const cups = [
    ...new Set(lanes.flatMap(({ spans }) => spans.map(({ label }) => label))),
  ]
  return (
    <Section
      eyebrow="concurrent"
      id="nobody-waits-in-line"
      lead="Four cups of tea, each to be steeped and then cooled. A concurrent iterable moves every value on the moment it is ready, through all stages, with no barrier in between and no promises to juggle."
      strand="concur"
      title="Nobody waits in line"
    >
      <div className={styles.grid}>
        <figure className={styles.figure}>
          <ul
            className={styles.lanes}
            data-running={runs > 0 ? '' : undefined}
            key={runs}
            style={{ '--longest': longest } as CSSProperties}
          >
            {lanes.map(lane => (
              <Lane cups={cups} key={lane.id} lane={lane} />
            ))}
          </ul>
          <figcaption className={styles.caption}>
            <span className={styles.key} data-stage="steep">
              steeping
            </span>
            <span className={styles.key} data-stage="cool">
              cooling
            </span>
            <button
              className={styles.replay}
              onClick={() => setRuns(count => count + 1)}
              type="button"
            >
              Replay
            </button>
          </figcaption>
        </figure>
        <div className={styles.code}>
          <Snippet />
        </div>
      </div>
    </Section>
  )
}
