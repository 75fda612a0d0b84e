import type {
  Bar,
  Lane,
  TimelineData,
} from '@site/pages/timelines/client/timelineData'
import { barLabel } from './barLabel'
import { stageMarks } from './stageMarks'
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
    <div className="trace-lane">
      <span className="trace-name">{lane.label}</span>
      <span className="trace-track">
        {lane.bars.map(bar => (
          <span
            key={bar.start}
            className="trace-bar"
            {...stageMarks(run.stages.indexOf(bar.stage), bar.outcome)}
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
