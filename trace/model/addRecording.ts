import {
  MAX_EVENTS,
  MAX_STEPS,
  readEach,
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
  clock: 'real' | 'virtual',
  note?: string,
): TraceSoFar => ({
  trace: {
    version: TRACE_VERSION,
    steps: [],
    events: [],
    folded: 0,
    clock,
    ...(note === undefined ? {} : { note }),
  },
  head: [],
})

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null

/**
 * The trace with one more recording, which may come from anywhere and is read
 * field by field; undefined if it is not one.
 */
export const addRecording = (
  { trace, head }: TraceSoFar,
  recording: unknown,
): TraceSoFar | undefined => {
  if (!isFields(recording) || typeof recording.total !== 'number') {
    return undefined
  }
  const steps = readEach(recording.steps, MAX_STEPS, readStep)
  const more = readEach(recording.head, MAX_EVENTS, readEvent)
  const tail = readEach(recording.tail, MAX_EVENTS, readEvent)
  if (!steps || !more || !tail) {
    return undefined
  }
  const first = [...head, ...more]
  const events = [...first, ...tail]
  const read = readTrace({
    ...trace,
    steps,
    events,
    folded: recording.total - events.length,
    ...(typeof recording.note === 'string' ? { note: recording.note } : {}),
  })
  return read && { trace: read, head: first }
}
