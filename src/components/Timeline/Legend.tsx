import type {
  Bar,
  TimelineData,
} from '@site/pages/timelines/client/timelineData'
import { stageMarks } from './stageMarks'
import styles from './styles.module.css'

const outcomes = [
  ['failed', 'failed'],
  ['unused', 'finished after nobody waited'],
] as const

type Entry = { text: string; stage: number; outcome: Bar['outcome'] }

const entriesOf = ({ stages, lanes }: TimelineData): Entry[] => {
  const seen = new Set(lanes.flatMap(({ bars }) => bars.map(b => b.outcome)))
  return [
    ...stages.map((text, stage) => ({ text, stage, outcome: 'done' as const })),
    ...outcomes.flatMap(([outcome, text]) =>
      seen.has(outcome) ? [{ text, stage: 0, outcome }] : [],
    ),
  ]
}

/** What each pattern means; a part of the picture. */
export function Legend({ run }: { run: TimelineData }) {
  return (
    <div className={styles.legend}>
      {entriesOf(run).map(({ text, stage, outcome }) => (
        <span key={text}>
          <span
            className="trace-bar trace-swatch"
            {...stageMarks(stage, outcome)}
          />
          {text}
        </span>
      ))}
      <span>
        <span className={styles.swatchSettled} />
        promise settles
      </span>
    </div>
  )
}
