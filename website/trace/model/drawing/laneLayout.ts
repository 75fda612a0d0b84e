import { isResult } from '../events'
import type { StepKind, Trace, TraceEvent } from '../trace'
import { isFlowEvent, stepsOfKinds } from './columns'
import { findDropped } from './findDropped'

export type LaneBar = {
  readonly at: number
  /** The event that ends it, if one did. */
  readonly endAt: number | undefined
  readonly stage: number
  readonly start: number
  readonly end: number
  /** Abandoned work went on, or ended, when nobody waited for it. */
  readonly outcome: 'done' | 'failed' | 'abandoned'
  readonly text: string
}

export type LaneMark = {
  readonly at: number
  readonly time: number
  readonly text: string
  readonly kind: 'value' | 'dropped' | 'error'
}

/** What became of one value of the source, or of one branch of it. */
export type Lane = {
  readonly label: string
  /** How many lanes it branched off from. */
  readonly depth: number
  readonly bars: readonly LaneBar[]
  readonly marks: readonly LaneMark[]
}

export type Lanes = {
  readonly lanes: readonly Lane[]
  /** What the pipelines came to: results, or errors. */
  readonly results: readonly LaneMark[]
  readonly steps: readonly number[]
  /** Those that call something: each has a pattern of its own. */
  readonly stages: readonly number[]
  /** The kind of each of those, which its bars are coloured by. */
  readonly kinds: readonly (StepKind | undefined)[]
  readonly start: number
  readonly end: number
  /** Runs too short for milliseconds are drawn by the order of their events. */
  readonly unit: 'ms' | 'event'
}

type OpenLane = {
  label: string
  depth: number
  bars: LaneBar[]
  marks: LaneMark[]
  branches: OpenLane[]
}

/** Shorter than this, milliseconds say more about the machine than the code. */
const MIN_MILLISECONDS = 8

const flatten = (lane: OpenLane): OpenLane[] => [
  lane,
  ...lane.branches.flatMap(flatten),
]

/** Gives each event of Concur steps the lane of the value it came from. */
const createSorter = () => {
  const roots: OpenLane[] = []
  const laneOf = new Map<number, OpenLane>()
  const continued = new Set<string>()
  const open = (label: string, parent: OpenLane | undefined): OpenLane => {
    const depth = parent ? parent.depth + 1 : 0
    const lane = { label, depth, bars: [], marks: [], branches: [] }
    const siblings = parent?.branches ?? roots
    siblings.push(lane)
    return lane
  }
  const received = new Map<number, number>()
  const sort = (event: TraceEvent): OpenLane => {
    const { at, type, step, other, value } = event
    // A call that names no value is made for the last that its step received.
    const from =
      event.from ?? (type === 'call' ? received.get(step) : undefined)
    const parent = from === undefined ? undefined : laneOf.get(from)
    if (other !== undefined) {
      received.set(other, at)
    }
    const key = `${from} ${step}`
    const isBranch = type === 'value' && parent && continued.has(key)
    const lane = parent && !isBranch ? parent : open(value, parent)
    if (type === 'value') {
      continued.add(key)
    }
    laneOf.set(at, lane)
    return lane
  }
  return { roots, sort }
}

/** The end of each call, by the number of the call. */
const endsOf = (events: readonly TraceEvent[]) =>
  new Map(
    events.flatMap(event =>
      event.from !== undefined &&
      (event.type === 'settle' || event.type === 'throw')
        ? [[event.from, event] as const]
        : [],
    ),
  )

const outcomeOf = (
  end: TraceEvent | undefined,
  lastResult: TraceEvent | undefined,
): LaneBar['outcome'] => {
  if (end?.type === 'throw') {
    return 'failed'
  }
  return !end || (lastResult && end.at > lastResult.at) ? 'abandoned' : 'done'
}

/** When an event was, in the unit of the axis. */
export const momentOf = (
  { unit }: Pick<Lanes, 'unit'>,
  { time, at }: TraceEvent,
): number => (unit === 'ms' ? time : at)

export type LaneOptions = {
  /** The last moment of the axis, to draw several runs to one scale. */
  readonly end?: number | undefined
  /** Async steps as well, to be set beside Concur ones. */
  readonly withAsync?: boolean | undefined
}

const isLaneEvent = (
  trace: Trace,
  event: TraceEvent,
  { withAsync }: LaneOptions,
): boolean =>
  withAsync
    ? trace.steps[event.step]?.kind !== 'sync'
    : !isFlowEvent(trace, event)

/** Where each event of the Concur steps stands. */
export const layOutLanes = (trace: Trace, options: LaneOptions = {}): Lanes => {
  const events = trace.events.filter(event =>
    isLaneEvent(trace, event, options),
  )
  const [first] = events
  const last = events.at(-1)
  const isLong = (last?.time ?? 0) - (first?.time ?? 0) >= MIN_MILLISECONDS
  const unit = isLong ? 'ms' : 'event'
  const moment = (event: TraceEvent): number => momentOf({ unit }, event)
  const end = last ? moment(last) : 0
  const steps = stepsOfKinds(
    trace,
    options.withAsync ? ['async', 'concur'] : ['concur'],
  )
  const stages = steps.filter(step => (trace.steps[step]?.calls ?? 0) > 0)
  const dropped = findDropped(trace)
  const ends = endsOf(events)
  const results = events.filter(event => isResult(trace, event))
  const toMark = (event: TraceEvent): LaneMark => ({
    at: event.at,
    time: moment(event),
    text: event.value,
    kind:
      event.type === 'throw'
        ? 'error'
        : dropped.has(event.at)
          ? 'dropped'
          : 'value',
  })
  const toBar = (call: TraceEvent): LaneBar => {
    const ending = ends.get(call.at)
    return {
      at: call.at,
      endAt: ending?.at,
      stage: stages.indexOf(call.step),
      start: moment(call),
      end: ending ? moment(ending) : end,
      outcome: outcomeOf(ending, results.at(-1)),
      text: ending && ending.value !== 'undefined' ? ending.value : '',
    }
  }
  const { roots, sort } = createSorter()
  for (const event of events) {
    if (event.type === 'call') {
      sort(event).bars.push(toBar(event))
    } else if (event.type === 'value' && !results.includes(event)) {
      sort(event).marks.push(toMark(event))
    }
  }
  return {
    lanes: roots.flatMap(flatten),
    results: results.map(toMark),
    steps,
    stages,
    kinds: stages.map(step => trace.steps[step]?.kind),
    start: first ? moment(first) : 0,
    end: unit === 'ms' ? (options.end ?? end) : end,
    unit,
  }
}
