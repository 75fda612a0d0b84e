import { findDropped } from '../model/findDropped'
import {
  flattenedSteps,
  type Pipeline,
  withFlattened,
} from '../model/pipelines'
import type { Trace, TraceEvent, TraceStep } from '../model/trace'
import { argumentsOf } from './drawHead'
import type { Lane, LaneBar, LaneEnd } from './lane'
import { createSorter, flatten } from './laneSorter'

export type Lanes = {
  readonly lanes: readonly Lane[]
  /** The steps that call something: each has a colour of its own. */
  readonly stages: readonly number[]
  readonly start: number
  readonly end: number
  /** Runs too short for milliseconds are drawn by the order of their events. */
  readonly unit: 'ms' | 'event'
  /** Whether lanes are those of workers, which take turns at other values. */
  readonly areWorkers?: boolean
}

/** Work that is shorter says more about the machine than about the code. */
const MIN_MILLISECONDS = 8
/** Timers are late by a little, and never by the same. */
const GRID_MILLISECONDS = 5

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
      given: call.value,
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

/** Whether a callback works for other values than the one that it ignores. */
const isWorker = (step: TraceStep | undefined): boolean =>
  step?.name?.startsWith('flatMap') === true &&
  /^(?:async )?\(\) =>/u.test(argumentsOf(step))

/** The lanes of a pipeline, with the work of what its callbacks returned. */
export const layOutCardLanes = (
  trace: Trace,
  pipeline: Pipeline,
  { end }: Pick<LaneOptions, 'end'>,
): Lanes => {
  const laidOut = layOutLanes(trace, withFlattened(trace, pipeline), {
    end,
    flattened: flattenedSteps(trace),
  })
  if (!laidOut.stages.some(step => isWorker(trace.steps[step]))) {
    return laidOut
  }
  // Short, to be whole on a phone; the legend counts workers.
  let workers = 0
  const lanes = laidOut.lanes.map(lane =>
    lane.depth > 0 ? lane : { ...lane, label: `#${++workers}` },
  )
  return { ...laidOut, lanes, areWorkers: true }
}
