import type {
  Bar,
  Lane,
  TimelineData,
} from '@site/pages/timelines/client/timelineData'
import { barLabel } from './barLabel'
import styles from './styles.module.css'

type Props = { lane: Lane; run: TimelineData; width: number }

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

const place = (bar: Bar, width: number) => ({
  insetInlineStart: percent(bar.start, width),
  width: percent(bar.end - bar.start, width),
})

/** One row of the chart: whose work it is, and when it ran. */
export function LaneRow({ lane, run, width }: Props) {
  return (
    <div className={styles.lane}>
      <span className={styles.label}>{lane.label}</span>
      <span className={styles.track}>
        {lane.bars.map(bar => (
          <span
            key={bar.start}
            className={styles.bar}
            data-stage={run.stages.indexOf(bar.stage)}
            data-outcome={bar.outcome}
            style={place(bar, width)}
          >
            {barLabel(bar, run.stages)}
          </span>
        ))}
        <span
          className={styles.settled}
          style={{ insetInlineStart: percent(run.settled, width) }}
        />
      </span>
    </div>
  )
}
