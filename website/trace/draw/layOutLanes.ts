import type { TraceEvent } from '../trace'
import {
  type Call,
  type Row,
  type RunStory,
  readRows,
  type Story,
  type Value,
} from '../values/readStory'

export type LaneBar = {
  readonly ats: readonly number[]
  /** The place of its step among the stages. */
  readonly stage: number
  readonly start: number
  readonly end: number
  /** `abandoned`: its result came when nothing awaited it any more. */
  readonly outcome: 'done' | 'failed' | 'abandoned'
  /** What the callback was called with. */
  readonly given: string
}

/** What came of a lane, and when. */
export type LaneEnd = {
  readonly at: number
  readonly time: number
  readonly text: string
  readonly kind: 'value' | 'dropped' | 'note' | 'error' | 'abandoned'
}

/** What became of one value of the source, or of one branch of it. */
export type Lane = {
  readonly label: string
  /** How many lanes it branched off from. */
  readonly depth: number
  /** The values on it, by number. */
  readonly ats: readonly number[]
  readonly bars: readonly LaneBar[]
  readonly end: LaneEnd
}

/** A lane while it is laid out, with the last value on it. */
type Draft = Omit<Lane, 'end'> & { readonly last: Value }

export type Lanes = {
  readonly lanes: readonly Lane[]
  /** The steps that call something: each has a colour of its own. */
  readonly stages: readonly number[]
  /** The first and the last moment of the axis, in milliseconds. */
  readonly start: number
  readonly end: number
  /** When the last pipeline came to its end, which may be before its work did. */
  readonly settled: number
}

/** Work that is shorter says more about the machine than about the code. */
const MIN_MILLISECONDS = 8

const isTimed = ({ trace }: Story, step: number): boolean =>
  (trace.steps[step]?.kind ?? 'sync') !== 'sync'

/** Whether a run waited, so that its values have lanes. */
export const hasLanes = (
  story: Story,
  { steps, events }: RunStory,
  withAsync = false,
): boolean => {
  const kinds = steps.map(step => story.trace.steps[step]?.kind)
  const isFit =
    kinds.includes('concur') || (withAsync && kinds.includes('async'))
  const first = events[0]?.time ?? 0
  const last = events.at(-1)?.time ?? 0
  const least = story.trace.clock === 'virtual' ? 1 : MIN_MILLISECONDS
  const calls = events.some(
    ({ type, step }) => type === 'call' && isTimed(story, step),
  )
  return isFit && calls && last - first >= least
}

/** Lays out the lanes of one run; `stages` grows with the steps that it calls. */
const layOutRun = (
  story: Story,
  { run, events, ...rest }: RunStory,
  stages: number[],
): readonly Lane[] => {
  const { trace } = story
  /** Whether what followed an event may not have been kept. */
  const isCut = ({ at }: TraceEvent): boolean =>
    rest.missing > 0 && at < story.fold

  const barOf = ({ event, end }: Call): LaneBar => {
    const { label, line } = trace.steps[event.step] ?? {}
    // What one place in the code made twice has one colour.
    const known = stages.findIndex(
      step =>
        trace.steps[step]?.label === label && trace.steps[step]?.line === line,
    )
    const stage = known < 0 ? stages.push(event.step) - 1 : known
    const last = end ?? events.at(-1) ?? event
    const isAbandoned = !end || (run.outcome && end.at > run.outcome.at)
    const ended = isAbandoned ? 'abandoned' : 'done'
    return {
      ats: [event.at, ...(end ? [end.at] : [])],
      stage,
      start: event.time,
      end: last.time,
      outcome: end?.type === 'throw' ? 'failed' : ended,
      given: event.value,
    }
  }

  /** Pipelines that a callback returned, whose values go on in this one. */
  const returnedFor = ({ calls, to }: Value): readonly RunStory[] =>
    calls
      .flatMap(({ event }) => story.innerOf(event.at))
      .filter(inner => inner.events.some(({ other }) => other === to))

  /** The work of callbacks for a value, and of pipelines that they returned. */
  const workOn = (value: Value): readonly LaneBar[] => [
    ...(isTimed(story, value.to) ? value.calls : [])
      // How long it took is not known.
      .filter(({ event, end }) => end || !isCut(event))
      .map(barOf),
    ...returnedFor(value).flatMap(inner => inner.values.flatMap(workOn)),
  ]

  const endOf = (value: Value, bar: LaneBar | undefined): LaneEnd => {
    const { fate, text, at, event, decided, word, calls, children } = value
    if (bar?.outcome === 'abandoned' && fate !== 'failed') {
      const last = bar.ats.at(-1) ?? at
      return { at: last, time: bar.end, text: 'abandoned', kind: 'abandoned' }
    }
    if (fate === 'failed' || fate === 'dropped') {
      const known = story.eventAt(decided) ?? event
      const kind = fate === 'failed' ? 'error' : 'dropped'
      return { at: known.at, time: known.time, text: word, kind }
    }
    const { time } = event
    if (fate === 'open' && isCut(event)) {
      return { at, time, text: 'unknown', kind: 'note' }
    }
    const isJoined = fate === 'passed' && children.length === 0
    if (isJoined || fate === 'kept' || fate === 'many') {
      return { at, time, text: word, kind: 'note' }
    }
    const answer = calls.at(-1)?.end?.value ?? 'undefined'
    const isAnswered =
      answer !== 'undefined' && (word === 'used' || word === answer)
    return { at, time, text: isAnswered ? answer : text, kind: 'value' }
  }

  const lanesOf = ({ values, rows }: Row, depth: number): readonly Draft[] => {
    const timed = values.filter(
      ({ step, to }) => isTimed(story, step) || isTimed(story, to),
    )
    const [first] = timed
    const last = timed.at(-1)
    if (!first || !last) {
      return rows.flatMap(row => lanesOf(row, depth))
    }
    const ats = timed.map(({ at }) => at)
    const bars = timed.flatMap(workOn)
    const below = rows.flatMap(row => lanesOf(row, depth + 1))
    // What a pipeline inside gave is on the lane of its work already, unless
    // something more happens to it; else the first value goes on on this lane.
    const isReturned = timed.some(value => returnedFor(value).length > 0)
    const own = below.filter((branch, index) =>
      isReturned ? branch.bars.length === 0 : index === 0,
    )
    const lane: Draft = {
      label: first.text,
      depth,
      ats: [...ats, ...own.flatMap(branch => branch.ats)],
      bars: [...bars, ...own.flatMap(branch => branch.bars)],
      last: own.at(-1)?.last ?? last,
    }
    return [lane, ...below.filter(branch => !own.includes(branch))]
  }
  return readRows({ run, events, ...rest })
    .flatMap(row => lanesOf(row, 0))
    .map(({ last, ...lane }) => ({
      ...lane,
      end: endOf(last, lane.bars.at(-1)),
    }))
}

/** What becomes of a value that several pipelines take up is one lane. */
const joinSame = (lanes: readonly Lane[]): readonly Lane[] => {
  const joined = new Map<string, Lane>()
  for (const lane of lanes) {
    const { ats = [], bars = [] } = joined.get(lane.label) ?? {}
    joined.set(lane.label, {
      ...lane,
      ats: [...ats, ...lane.ats],
      bars: [...bars, ...lane.bars],
    })
  }
  return [...joined.values()]
}

/**
 * Where the values of runs are drawn: one run's, or those of several together;
 * several drawings have one scale if they have the same end.
 */
export const layOutLanes = (
  story: Story,
  runs: readonly RunStory[],
  scaledTo?: number,
): Lanes => {
  const stages: number[] = []
  const lanes = runs.flatMap(run => layOutRun(story, run, stages))
  const ends = lanes.flatMap(({ bars }) => bars.map(({ end }) => end))
  const settled = Math.max(
    ...runs.map(({ run, events }) => (run.outcome ?? events.at(-1))?.time ?? 0),
  )
  return {
    lanes: runs.length > 1 ? joinSame(lanes) : lanes,
    stages,
    start: Math.min(...runs.map(({ run }) => run.start)),
    end: scaledTo ?? Math.max(settled, ...ends),
    settled,
  }
}
