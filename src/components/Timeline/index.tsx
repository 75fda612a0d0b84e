import type { TimelineData } from '@site/pages/timelines/client/timelineData'
import { Axis } from './Axis'
import { LaneRow } from './LaneRow'
import { Legend } from './Legend'
import { Marks } from './Marks'
import { RunTable } from './RunTable'
import styles from './styles.module.css'

type Props = TimelineData & {
  /** Milliseconds across the full width, to draw several runs to one scale. */
  scale?: number
}

/** A recorded run as bars on lanes, with the same facts as a table. */
export default function Timeline({ scale, ...run }: Props) {
  const width = scale ?? run.duration
  const summary = `A chart of ${run.lanes.length} lanes. The promise settles after ${run.settled} ms.`
  return (
    <figure className="trace-picture">
      <figcaption className={styles.caption}>
        <span>{run.title}</span> <b>{run.settled} ms</b>
      </figcaption>
      <div className="trace-lanes" role="img" aria-label={summary}>
        <div className="trace-chart">
          {run.lanes.map(lane => (
            <LaneRow key={lane.label} lane={lane} run={run} width={width} />
          ))}
          <Axis width={width} />
        </div>
        <Legend run={run} />
      </div>
      <Marks marks={run.marks} />
      <details>
        <summary>The same as a table</summary>
        <div className={styles.details}>
          <RunTable run={run} />
        </div>
      </details>
    </figure>
  )
}
