/**
 * The data of a recorded run. The recorder writes it; drawings, sentences and
 * the viewer read it.
 */
import { isFields } from '@lfi-docs/fields'

export const TRACE_VERSION = 2

/** The first and the last events of a longer run are kept, half of each. */
export const MAX_EVENTS = 1000
/** Of a value as printed, and of the source text of a step. */
export const MAX_VALUE_LENGTH = 2000
export const MAX_LABEL_LENGTH = 200
/** Of further values that one value was made of. */
export const MAX_ALSO = 64

export type StepKind = 'sync' | 'async' | 'concur'

/**
 * What a step is: a call of lfi; an iterable that the code handed to one; or a
 * place in the code that consumes one by itself, as a loop does.
 */
export type StepRole = 'call' | 'source' | 'consumer'

/** A part of the code, by characters. */
export type SourceRange = { readonly from: number; readonly to: number }

/** Something in the code that may become a step. */
export type Spot = {
  /** Its text, on one line, cut if it is long. */
  readonly label: string
  /** Where its text begins, from 1; 0 if that is not known. */
  readonly line: number
  /** Where its text stands. */
  readonly range?: SourceRange
  /** Where the pipeline begins whose last step this is, and its name. */
  readonly head?: { readonly line: number; readonly name?: string }
}

/** A place in the code that lfi is called at, or what that was given. */
export type TraceStep = Spot & {
  readonly kind: StepKind
  readonly role: StepRole
  /** What it is called in sentences: the name of lfi's function. */
  readonly name: string
}

/** What a step did in one run. The numbers are exact even if events are folded. */
export type RunStep = {
  /** Its place in `steps`. */
  readonly step: number
  /** The steps that it was given, by their places in `steps`. */
  readonly inputs: readonly number[]
  /** How often it was asked for a value, or started in Concur. */
  readonly pulls: number
  readonly passed: number
  readonly calls: number
  /** How many of those calls were under way at the same time, at most. */
  readonly mostInFlight: number
  /** How many received values it kept for later at the same time, at most. */
  readonly mostHeld: number
  /** How many values a source has, if that shows without reading them. */
  readonly size?: number
  /** Whether it was closed, because no more values are needed. */
  readonly isClosed: boolean
}

/** What a pipeline came to: its result, or its error. */
export type Outcome = {
  readonly at: number
  readonly time: number
  readonly type: 'value' | 'throw'
  readonly value: string
}

/** One consumption of a pipeline. */
export type TraceRun = {
  /** Each after those that it was given; the last one consumes. */
  readonly steps: readonly RunStep[]
  /** The number of the event whose callback ran it, if a callback did. */
  readonly cause?: number
  /** Of its first event, in milliseconds since the first event of all. */
  readonly start: number
  /** How many events it had, with those that were not kept. */
  readonly count: number
  readonly outcome?: Outcome
}

/**
 * What happened, at a boundary between two steps (`pull`, `value`, `done`,
 * `close`, `throw`) or at a callback (`call`, then `settle` or `throw`).
 */
export type EventType =
  | 'pull'
  | 'value'
  | 'done'
  | 'close'
  | 'throw'
  | 'call'
  | 'settle'

export type TraceEvent = {
  /** The number of the event, from 0; folding leaves gaps. */
  readonly at: number
  /** Milliseconds since the first event. */
  readonly time: number
  /** The consumption that it belongs to, by its place in `runs`. */
  readonly run: number
  /**
   * The place in `steps` of the one that acts: which pulls, passes a value on,
   * is done, is closed, throws, or calls its callback.
   */
  readonly step: number
  readonly type: EventType
  /** As the console prints it, on one line. Empty for a pull, done and close. */
  readonly value: string
  /**
   * The `at` of the event that this one came from: for a value, the value that
   * its step had received; for a call, the value it is made for; for the end of
   * a call, the call. A value made by a pipeline inside of a callback comes
   * from that call. Absent where the origin is unknown, or there is none.
   */
  readonly from?: number
  /** Further values that this one was made of: of a chunk, a window, a zip. */
  readonly also?: readonly number[]
  /** The step on the other side: pulled from, passed to, or which closes. */
  readonly other?: number
  /** What the step on the other side had gathered with this value. */
  readonly gathered?: string
}

export type Clock = 'real' | 'virtual'

export type Trace = {
  readonly version: typeof TRACE_VERSION
  readonly steps: readonly TraceStep[]
  /** In the order in which pipelines were consumed. */
  readonly runs: readonly TraceRun[]
  readonly events: readonly TraceEvent[]
  /** How many events were left out between the first and the last ones. */
  readonly folded: number
  /** How many consumptions had all of their events left out. */
  readonly foldedRuns: number
  /** Whether timers took the time they say, or none, as at build time. */
  readonly clock: Clock
}

/** Tells the recorder's traces from what else a sandbox or a page may hold. */
export const isTrace = (value: unknown): value is Trace =>
  isFields(value) &&
  value.version === TRACE_VERSION &&
  Array.isArray(value.events) &&
  value.events.length <= MAX_EVENTS
