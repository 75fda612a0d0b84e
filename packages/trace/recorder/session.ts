import {
  type EventType,
  MAX_STEPS,
  type StepKind,
  type StepRole,
  TRACE_VERSION,
  type Trace,
  type TraceStep,
} from '../model/trace'
import type { Places, Spot } from '../rewrite/places'
import { codeOf } from './codes'
import {
  beginEvents,
  countEvents,
  noteWait,
  oddResults,
  note as write,
} from './hotPath'
import { type Printer, printWith } from './keep'
import { hideRecorder } from './natives'
import { beginPlaces, type Locate } from './places'
import { readEvents } from './readEvents'

/** A step while the run goes on. */
export type Step = {
  readonly index: number
  readonly spot: Spot
  readonly name: string
  readonly role: StepRole
  readonly kind: StepKind
  readonly inputs: Set<number>
  pulled: number
  passed: number
  calls: number
  inFlight: number
  mostInFlight: number
  mostHeld: number
  /** How many values a source has; undefined if that is not known. */
  size: number | undefined
  closed: boolean
}

export type SessionOptions = Printer & {
  readonly places: Places
  readonly locate: Locate
  readonly now: () => number
  readonly clock: NonNullable<Trace['clock']>
  /** Takes the trace so far, from time to time and at the end. */
  readonly send: (trace: Trace) => void
  /** Calls back later, when the code that runs has paused. */
  readonly soon: (callback: () => void) => void
}

/** The page hears this often of code that never pauses. */
const FLUSH_MILLISECONDS = 250
const FLUSH_EVENTS = 1_000_000

const tooManySteps = `Only the first ${MAX_STEPS} steps are recorded.`

let options: SessionOptions | undefined
let steps: Step[] = []
let bySpot = new Map<Spot | undefined, Map<string, Step>>()
let note: string | undefined
/** The time of the last look at the clock. */
let time = 0
/** When something was sent last: the time, and the number of the next event. */
let flushed = 0
let flushedAt = 0
let isScheduled = false

const toTraceStep = ({
  spot: { label, line, column },
  inputs,
  mostHeld,
  size,
  ...step
}: Step): TraceStep => ({
  ...step,
  label,
  line,
  column,
  inputs: [...inputs],
  ...(mostHeld > 0 && { mostHeld }),
  ...(size !== undefined && { size }),
})

/** Sends what was recorded, once a run has begun. */
export const flush = (): void => {
  if (!options) {
    return
  }
  isScheduled = false
  flushed = time
  flushedAt = countEvents()
  noteWait()
  const events = readEvents()
  options.send({
    version: TRACE_VERSION,
    steps: steps.map(toTraceStep),
    events,
    folded: countEvents() - events.length,
    clock: options.clock,
    ...(note !== undefined && { note }),
  })
}

/** Sends what there is, if it is time to. */
const sendInTime = (now: number, total: number): void => {
  time = now
  if (
    time - flushed > FLUSH_MILLISECONDS ||
    total - flushedAt >= FLUSH_EVENTS
  ) {
    flush()
  } else if (!isScheduled) {
    isScheduled = true
    options?.soon(() => {
      if (isScheduled) {
        flush()
      }
    })
  }
}

const resets: (() => void)[] = []

/**
 * Registers `reset`, which is called before each run to forget the last one.
 */
export const onBegin = (reset: () => void): void => {
  resets.push(reset)
}

/** Begins to record a run. Until then, calls are not recorded. */
export const begin = (given: SessionOptions): void => {
  options = given
  for (const reset of resets) {
    reset()
  }
  isScheduled = false
  oddResults.areSeen = false
  beginEvents(given.now, sendInTime)
  steps = []
  bySpot = new Map()
  note = undefined
  time = flushed = flushedAt = 0
  printWith(given)
  hideRecorder()
  beginPlaces(given.places, given.locate)
}

export const isRecording = (): boolean => options !== undefined

/**
 * The step at a place in the code, or of what is nowhere in the code, by its
 * name. Undefined if there are too many already.
 */
export const stepAt = (
  spot: Spot | undefined,
  role: StepRole,
  kind: StepKind,
  name: string,
): Step | undefined => {
  // A loop may consume things of several kinds, and is a step for each.
  const key =
    role === 'consumer' ? `${role} ${name} ${kind}` : `${role} ${name}`
  const here = bySpot.get(spot) ?? new Map<string, Step>()
  bySpot.set(spot, here)
  const known = here.get(key)
  if (known) {
    return known
  }
  if (steps.length >= MAX_STEPS) {
    note = tooManySteps
    return undefined
  }
  const step: Step = {
    index: steps.length,
    spot: spot ?? { label: name, line: 0, column: 0 },
    name,
    role,
    kind,
    inputs: new Set(),
    pulled: 0,
    passed: 0,
    calls: 0,
    inFlight: 0,
    mostInFlight: 0,
    mostHeld: 0,
    size: undefined,
    closed: false,
  }
  steps.push(step)
  here.set(key, step)
  return step
}

/** Records an event that is not among the frequent ones. */
export const record = (
  type: EventType,
  step: Step,
  other: Step | undefined,
  from: number,
  value?: unknown,
): void => {
  write(codeOf(type, step.index, other?.index), from, value)
}
