import { isCount, isFields, readEach, readText } from '@lfi-docs/fields'
import {
  MAX_EVENTS,
  MAX_NOTE_LENGTH,
  MAX_STEPS,
  readEvent,
  readStep,
  readTrace,
  TRACE_VERSION,
  type Trace,
  type TraceEvent,
  type TraceStep,
} from './trace'

/** What the recorder sends from time to time, and at the end. */
export type Recording = {
  /** The steps with their counters as they are now. */
  readonly steps: readonly TraceStep[]
  /** Events of the first half that were not sent before. */
  readonly head: readonly TraceEvent[]
  /** All events that are kept after the first half. */
  readonly tail: readonly TraceEvent[]
  /** How many events there were, kept or not. */
  readonly total: number
  readonly note?: string
}

/** A trace that grows with each recording. */
export type TraceSoFar = {
  readonly trace: Trace
  readonly head: readonly TraceEvent[]
}

export const startTrace = (
  clock: NonNullable<Trace['clock']>,
  note?: string,
): TraceSoFar => ({
  trace: {
    version: TRACE_VERSION,
    steps: [],
    events: [],
    folded: 0,
    clock,
    ...(note !== undefined && { note }),
  },
  head: [],
})

/** A recording from anywhere, read field by field; undefined if it is none. */
export const readRecording = (value: unknown): Recording | undefined => {
  if (!isFields(value) || !isCount(value.total)) {
    return undefined
  }
  const steps = readEach(value.steps, MAX_STEPS, readStep)
  const head = readEach(value.head, MAX_EVENTS, readEvent)
  const tail = readEach(value.tail, MAX_EVENTS, readEvent)
  const { total } = value
  const note = readText(value.note, MAX_NOTE_LENGTH)
  return (
    steps &&
    head &&
    tail && { steps, head, tail, total, ...(note !== undefined && { note }) }
  )
}

/**
 * The trace with one more recording; undefined if the recording does not
 * continue the trace.
 */
export const addRecording = (
  { trace, head }: TraceSoFar,
  { steps, head: more, tail, total, note }: Recording,
): TraceSoFar | undefined => {
  const first = [...head, ...more]
  const events = [...first, ...tail]
  const read = readTrace({
    ...trace,
    steps,
    events,
    folded: total - events.length,
    ...(note !== undefined && { note }),
  })
  return read && { trace: read, head: first }
}
