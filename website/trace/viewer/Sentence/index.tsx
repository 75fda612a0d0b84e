import {
  describeEvent,
  describeFailure,
  findFailure,
  type Trace,
  type TraceEvent,
} from '@lfi-docs/trace'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

type Props = { trace: Trace; event: TraceEvent }

/** What happened at the step; also what a screen reader hears. */
export default function Sentence({ trace, event }: Props): ReactNode {
  // The time of a plain run is the machine's.
  const waits = trace.steps.some(({ kind }) => kind !== 'sync')
  const isFailure = findFailure(trace) === event
  const parts = (isFailure ? describeFailure : describeEvent)(trace, event)
  return (
    <p
      className={styles.sentence}
      data-outcome={isFailure ? 'failed' : undefined}
    >
      <span role="status">
        {parts.map(({ text, isCode }, index) => {
          const key = `${index} ${text}`
          return isCode ? (
            <code key={key}>{text}</code>
          ) : (
            <span key={key}>{text}</span>
          )
        })}
      </span>
      {waits && <small>{Math.round(event.time)} ms from the start</small>}
    </p>
  )
}
