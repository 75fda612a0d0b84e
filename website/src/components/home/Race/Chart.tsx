import { Picture } from '@site/src/components/home/Demonstration'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Run } from './Run'
import { runs } from './runs'
import styles from './styles.module.css'

const longest = Math.max(...runs.map(({ data }) => data.settled))
const stages = runs[0]?.data.stages ?? []

/** All runs to one scale, which can be watched again in slow motion. */
export const Chart = (): ReactNode => {
  const [replays, setReplays] = useState(0)
  return (
    <Picture>
      <ul
        className={styles.runs}
        data-running={replays > 0 ? '' : undefined}
        key={replays}
        style={{ '--longest': longest } as CSSProperties}
      >
        {runs.map(run => (
          <Run key={run.id} run={run} />
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
        <button
          className={styles.replay}
          onClick={() => setReplays(count => count + 1)}
          type="button"
        >
          Replay
        </button>
      </figcaption>
    </Picture>
  )
}
