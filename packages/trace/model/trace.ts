/**
 * The data of a recorded run: its types, its version and its reader. The
 * recorder writes it; the viewer, the build's pictures, share links, `Copy
 * trace` and the tests read it. `jsonSchema.ts` says the same for others.
 */

import {
  isCount,
  isFields,
  isOneOf,
  readEach,
  readText,
} from '@lfi-docs/fields'

export const TRACE_VERSION = 1

/** The first and the last events of a longer run are kept, half of each. */
export const MAX_EVENTS = 1000
export const MAX_STEPS = 200
/** Of a value as printed, and of the source text of a step. */
export const MAX_VALUE_LENGTH = 2000
export const MAX_LABEL_LENGTH = 200
export const MAX_NOTE_LENGTH = 500
/** Of further values that one value was made of. */
export const MAX_ALSO = 64

export const stepKinds = ['sync', 'async', 'concur'] as const
export type StepKind = (typeof stepKinds)[number]

/**
 * What a step is: a call of lfi; an iterable that the code handed to one; or a
 * place in the code that consumes one by itself, as a loop does.
 */
export const stepRoles = ['call', 'source', 'consumer'] as const
export type StepRole = (typeof stepRoles)[number]

export const eventTypes = [
  'pull',
  'value',
  'done',
  'close',
  'throw',
  'call',
  'settle',
] as const
export type EventType = (typeof eventTypes)[number]

/** A call in the reader's code. Its counters are exact even where events are folded. */
export type TraceStep = {
  /** The source text on one line, cut if it is long. */
  readonly label: string
  /** Where the source text begins, from 1; both are 0 if it stands nowhere. */
  readonly line: number
  readonly column: number
  readonly kind: StepKind
  /**
   * How often the step pulled from what it was given, the pulls answered by
   * "done" among them; not from what its callback returned. Nothing pulls in
   * Concur: there, how many values arrived.
   */
  readonly pulled: number
  /** How many values it passed on. */
  readonly passed: number
  /** How often its callbacks were called. */
  readonly calls: number
  /** How many of those calls were under way at the same time, at most. */
  readonly mostInFlight: number
  /**
   * How many of the values that it received it kept for later at the same time,
   * at most, so that it could pass them on, or tell them from others.
   */
  readonly mostHeld?: number
  /** How many values a source has, if that shows without reading them. */
  readonly size?: number
  /** Whether it was closed, because no more values are needed. */
  readonly closed: boolean
  /** What the step is called in sentences: the name of lfi's function. */
  readonly name?: string
  readonly role?: StepRole
  /** The steps that it was given, by their places in `steps`. */
  readonly inputs?: readonly number[]
}

/**
 * What happened, at a boundary between two steps (`pull`, `value`, `done`,
 * `close`, `throw`) or at a callback (`call`, then `settle` or `throw`).
 */
export type TraceEvent = {
  /** The number of the event, from 0; folding leaves gaps. */
  readonly at: number
  /** Milliseconds since the first event. */
  readonly time: number
  /**
   * The place in `steps` of the one that acts: which pulls, passes a value on,
   * is done, is closed, throws, or calls its callback. In Concur, a `pull`
   * starts the other step, once.
   */
  readonly step: number
  readonly type: EventType
  /**
   * As the console prints it, on one line: the value passed, thrown, given to
   * a callback, or returned by it. Empty for a pull, done and close.
   */
  readonly value: string
  /**
   * The `at` of the event that this one came from: for a value, the value that
   * its step had received; for a call, the value it is made for; for the end of
   * a call, the call. A value made by a pipeline inside of a callback comes
   * from that call. Absent for a value that came from nowhere, as a source's.
   */
  readonly from?: number
  /** Further values that this one was made of: of a chunk, a window, a zip. */
  readonly also?: readonly number[]
  /** The step on the other side: pulled from, passed to, or which closes. */
  readonly other?: number
  /** What the step on the other side had gathered with this value. */
  readonly gathered?: string
}

export const clocks = ['real', 'virtual'] as const

export type Trace = {
  readonly version: typeof TRACE_VERSION
  readonly steps: readonly TraceStep[]
  readonly events: readonly TraceEvent[]
  /** How many events were left out between the first and the last ones. */
  readonly folded: number
  /** Whether timers took the time they say, or none, as at build time. */
  readonly clock?: (typeof clocks)[number]
  /** A sentence about what could not be recorded, and why. */
  readonly note?: string
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isFinite(value) &&
  value >= 0 &&
  !Object.is(value, -0)

const counts = (value: unknown): readonly number[] | undefined =>
  Array.isArray(value) ? value.slice(0, MAX_ALSO).filter(isCount) : undefined

/** A step, read field by field; undefined for anything that is not one. */
export const readStep = (value: unknown): TraceStep | undefined => {
  if (!isFields(value)) {
    return undefined
  }
  const { line, column, kind, pulled, passed, calls, mostInFlight } = value
  const { mostHeld, size, closed, role } = value
  const label = readText(value.label, MAX_LABEL_LENGTH)
  if (
    label === undefined ||
    !isCount(line) ||
    !isCount(column) ||
    !isOneOf(stepKinds, kind) ||
    !isCount(pulled) ||
    !isCount(passed) ||
    !isCount(calls) ||
    !isCount(mostInFlight) ||
    typeof closed !== 'boolean'
  ) {
    return undefined
  }
  const name = readText(value.name, MAX_LABEL_LENGTH)
  const inputs = counts(value.inputs)
  return {
    label,
    line,
    column,
    kind,
    pulled,
    passed,
    calls,
    mostInFlight,
    ...(isCount(mostHeld) && { mostHeld }),
    ...(isCount(size) && { size }),
    closed,
    ...(name !== undefined && { name }),
    ...(isOneOf(stepRoles, role) && { role }),
    ...(inputs && { inputs }),
  }
}

/** An event, read field by field; undefined for anything that is not one. */
export const readEvent = (value: unknown): TraceEvent | undefined => {
  if (!isFields(value)) {
    return undefined
  }
  const { at, time, step, type, from, other } = value
  const text = readText(value.value, MAX_VALUE_LENGTH)
  if (
    !isCount(at) ||
    !isTime(time) ||
    !isCount(step) ||
    !isOneOf(eventTypes, type) ||
    text === undefined
  ) {
    return undefined
  }
  const also = counts(value.also)?.filter(parent => parent < at) ?? []
  const gathered = readText(value.gathered, MAX_VALUE_LENGTH)
  return {
    at,
    time,
    step,
    type,
    value: text,
    ...(isCount(from) && from < at && { from }),
    ...(also.length > 0 && { also }),
    ...(isCount(other) && { other }),
    ...(gathered !== undefined && { gathered }),
  }
}

/** Whether events name only steps that exist, and come one after the other. */
const fits = (steps: readonly TraceStep[], events: readonly TraceEvent[]) =>
  events.every(
    ({ at, step, other }, index) =>
      step < steps.length &&
      (other ?? 0) < steps.length &&
      at > (events[index - 1]?.at ?? -1),
  ) && steps.every(({ inputs }) => inputs?.every(i => i < steps.length) ?? true)

/** A trace from anywhere, read into a new one; undefined if it is not one. */
export const readTrace = (value: unknown): Trace | undefined => {
  if (!isFields(value) || value.version !== TRACE_VERSION) {
    return undefined
  }
  const steps = readEach(value.steps, MAX_STEPS, readStep)
  const events = readEach(value.events, MAX_EVENTS, readEvent)
  if (!steps || !events || !isCount(value.folded) || !fits(steps, events)) {
    return undefined
  }
  const { clock } = value
  const note = readText(value.note, MAX_NOTE_LENGTH)
  return {
    version: TRACE_VERSION,
    steps,
    events,
    folded: value.folded,
    ...(isOneOf(clocks, clock) && { clock }),
    ...(note !== undefined && { note }),
  }
}
