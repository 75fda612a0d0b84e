import type { TimelineData } from '@site/pages/timelines/client/timelineData'
import styles from './styles.module.css'

const outcomes = { failed: 'failed', unused: 'finished after nobody waited' }

type Entry = { text: string; stage: number; outcome: string }

const entriesOf = ({ stages, lanes }: TimelineData): Entry[] => {
  const seen = new Set(lanes.flatMap(({ bars }) => bars.map(b => b.outcome)))
  return [
    ...stages.map((text, stage) => ({ text, stage, outcome: 'done' })),
    ...Object.entries(outcomes).flatMap(([outcome, text]) =>
      [...seen].some(name => name === outcome)
        ? [{ text, stage: 0, outcome }]
        : [],
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
            className={styles.swatch}
            data-stage={stage}
            data-outcome={outcome}
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
