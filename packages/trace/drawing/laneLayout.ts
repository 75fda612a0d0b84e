import { findDropped } from '../model/findDropped'
import type { Trace, TraceEvent } from '../model/trace'

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

/** What came of a lane, and when. */
export type LaneEnd = {
  readonly at: number
  readonly time: number
  readonly text: string
  readonly kind: 'value' | 'dropped' | 'error' | 'abandoned'
}

/** What became of one value of the source, or of one branch of it. */
export type Lane = {
  readonly label: string
  /** How many lanes it branched off from. */
  readonly depth: number
  /** The values on it, by number. */
  readonly ats: readonly number[]
  readonly bars: readonly LaneBar[]
  readonly end: LaneEnd | undefined
}

export type Lanes = {
  readonly lanes: readonly Lane[]
  /** The steps that call something: each has a colour of its own. */
  readonly stages: readonly number[]
  readonly start: number
  readonly end: number
  /** Runs too short for milliseconds are drawn by the order of their events. */
  readonly unit: 'ms' | 'event'
}

type OpenLane = {
  label: string
  depth: number
  ats: number[]
  bars: LaneBar[]
  end: LaneEnd | undefined
  branches: OpenLane[]
  /** Whether it has the work of a pipeline that a callback returned. */
  isFlattened: boolean
}

/** Work that is shorter says more about the machine than about the code. */
const MIN_MILLISECONDS = 8
/** Timers are late by a little, and never by the same. */
const GRID_MILLISECONDS = 5

/**
 * What a pipeline inside gave is on the lane of its work already, unless
 * something more happens to it.
 */
const foldEnds = (lane: OpenLane): void => {
  if (!lane.isFlattened) {
    return
  }
  const isBare = ({ bars, branches }: OpenLane): boolean =>
    bars.length === 0 && branches.length === 0
  for (const { ats, end } of lane.branches.filter(isBare)) {
    lane.ats.push(...ats)
    lane.end = end
  }
  lane.branches = lane.branches.filter(branch => !isBare(branch))
}

const flatten = (lane: OpenLane): OpenLane[] => {
  foldEnds(lane)
  return [lane, ...lane.branches.flatMap(flatten)]
}

/** Gives each event the lane of the value it came from. */
const createSorter = () => {
  const roots: OpenLane[] = []
  const laneOf = new Map<number, OpenLane>()
  const continued = new Set<string>()
  const received = new Map<number, number>()
  const open = (label: string, parent: OpenLane | undefined): OpenLane => {
    const depth = parent ? parent.depth + 1 : 0
    const lane: OpenLane = {
      label,
      depth,
      ats: [],
      bars: [],
      end: undefined,
      branches: [],
      isFlattened: false,
    }
    const siblings = parent?.branches ?? roots
    siblings.push(lane)
    return lane
  }
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
  /** Plain steps have no lanes, but a value may come through them. */
  const pass = ({ at, from }: TraceEvent): void => {
    const lane = from === undefined ? undefined : laneOf.get(from)
    if (lane) {
      laneOf.set(at, lane)
    }
  }
  return { roots, sort, pass }
}

/** The end of each call, and the call of each value, by number. */
const pairsOf = (events: readonly TraceEvent[]) => {
  const ends = new Map<number, TraceEvent>()
  const calls = new Map<number, number>()
  for (const event of events) {
    if (event.from !== undefined) {
      if (event.type === 'settle' || event.type === 'throw') {
        ends.set(event.from, event)
      } else if (event.type === 'call') {
        calls.set(event.from, event.at)
      }
    }
  }
  return { ends, calls }
}

const outcomeOf = (
  end: TraceEvent | undefined,
  result: TraceEvent | undefined,
): LaneBar['outcome'] => {
  if (end?.type === 'throw') {
    return 'failed'
  }
  return !end || (result && end.at > result.at) ? 'abandoned' : 'done'
}

/** When an event was, in the unit of the axis. */
export const momentOf = (
  { unit }: Pick<Lanes, 'unit'>,
  { time, at }: Pick<TraceEvent, 'time' | 'at'>,
  clock: Trace['clock'],
): number => {
  if (unit === 'event') {
    return at
  }
  return clock === 'virtual'
    ? time
    : Math.floor(time / GRID_MILLISECONDS) * GRID_MILLISECONDS
}

export type LaneOptions = {
  /** The last moment of the axis, to draw several runs to one scale. */
  readonly end?: number | undefined
  /** The steps of pipelines whose work is on the lanes of what they were for. */
  readonly flattened?: ReadonlySet<number>
}

/** What a bar that ends its lane says of it. */
const endOfBar = ({ outcome, endAt, at, end, text }: LaneBar): LaneEnd => ({
  at: endAt ?? at,
  time: end,
  text: outcome === 'abandoned' ? 'abandoned' : text,
  kind: outcome === 'failed' ? 'error' : 'abandoned',
})

/** Where each event of the Async and Concur steps is drawn. */
export const layOutLanes = (
  trace: Trace,
  all: readonly TraceEvent[],
  options: LaneOptions = {},
): Lanes => {
  const events = all.filter(({ step }) => trace.steps[step]?.kind !== 'sync')
  const [first] = events
  const last = events.at(-1)
  const { ends, calls } = pairsOf(events)
  const isLong = events.some(
    ({ at, time }) => (ends.get(at)?.time ?? time) - time >= MIN_MILLISECONDS,
  )
  const unit = isLong ? 'ms' : 'event'
  const moment = (event: TraceEvent): number =>
    momentOf({ unit }, event, trace.clock)
  const end = last ? moment(last) : 0
  const stages = [
    ...new Set(
      events.filter(({ type }) => type === 'call').map(({ step }) => step),
    ),
  ].sort((a, b) => a - b)
  const dropped = findDropped(trace)
  const isResult = ({ type, other }: TraceEvent): boolean =>
    other === undefined && type === 'value'
  const result = events.findLast(isResult)
  const toBar = (call: TraceEvent): LaneBar => {
    const ending = ends.get(call.at)
    return {
      at: call.at,
      endAt: ending?.at,
      stage: stages.indexOf(call.step),
      start: moment(call),
      end: ending ? moment(ending) : end,
      outcome: outcomeOf(ending, result),
      text: ending && ending.value !== 'undefined' ? ending.value : '',
    }
  }
  const toEnd = (event: TraceEvent): LaneEnd => {
    const isDropped = dropped.has(event.at)
    // It is dropped when the callback that decides about it has answered.
    const decided = ends.get(calls.get(event.at) ?? -1)
    return {
      at: decided && isDropped ? decided.at : event.at,
      time: moment(isDropped ? (decided ?? event) : event),
      text: isDropped ? 'dropped' : event.value,
      kind: isDropped ? 'dropped' : 'value',
    }
  }
  const { roots, sort, pass } = createSorter()
  const { flattened } = options
  for (const event of flattened ? all : events) {
    if (trace.steps[event.step]?.kind === 'sync') {
      pass(event)
    } else if (event.type === 'call') {
      const lane = sort(event)
      const bar = toBar(event)
      lane.isFlattened ||= flattened?.has(event.step) ?? false
      lane.bars.push(bar)
      lane.end = bar.outcome === 'done' ? lane.end : endOfBar(bar)
    } else if (event.type === 'value' && !isResult(event)) {
      const lane = sort(event)
      lane.ats.push(event.at)
      lane.end = toEnd(event)
    }
  }
  return {
    lanes: roots.flatMap(flatten),
    stages,
    start: first ? moment(first) : 0,
    end: unit === 'ms' ? (options.end ?? end) : end,
    unit,
  }
}
