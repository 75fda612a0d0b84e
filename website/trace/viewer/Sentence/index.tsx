import type { ReactNode } from 'react'
import { describeEvent } from '../../model/describeEvent'
import type { Trace, TraceEvent } from '../../model/trace'
import styles from './styles.module.css'

type Props = { trace: Trace; event: TraceEvent }

/** What happened at the step; also what a screen reader hears. */
export default function Sentence({ trace, event }: Props): ReactNode {
  return (
    <p className={styles.sentence}>
      <span role="status">
        {describeEvent(trace, event).map(({ text, isCode }, index) => {
          const key = `${index} ${text}`
          return isCode ? (
            <code key={key}>{text}</code>
          ) : (
            <span key={key}>{text}</span>
          )
        })}
      </span>
      <small>{Math.round(event.time)} ms</small>
    </p>
  )
}
