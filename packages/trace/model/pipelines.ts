import { originOf } from './events'
import { oncePerTrace } from './oncePerTrace'
import type { Trace, TraceEvent, TraceStep } from './trace'

/** A pipeline that was consumed: its steps, and what happened at them. */
export type Pipeline = {
  /** Each after those that it was given; the last one consumes. */
  readonly steps: readonly number[]
  readonly events: readonly TraceEvent[]
  /** The event whose callback ran it, if a callback did. */
  readonly cause?: number | undefined
}

export type Pipelines = {
  /** In the order in which they were consumed. */
  readonly outer: readonly Pipeline[]
  /** Those that callbacks ran, by the number of the event that caused them. */
  readonly inner: ReadonlyMap<number, readonly Pipeline[]>
}

const joinsInputs = /^(?:concat|zip|exclude)/u

/** What a step reads; what its callback returned is another pipeline. */
const inputsOf = ({ name = '', inputs = [] }: TraceStep): readonly number[] =>
  joinsInputs.test(name) ? inputs : inputs.slice(0, 1)

const stepsBefore = (
  steps: readonly TraceStep[],
  end: number,
): readonly number[] => {
  const ordered = new Set<number>()
  const path = new Set<number>()
  const visit = (index: number): void => {
    const step = steps[index]
    if (step && !path.has(index)) {
      path.add(index)
      inputsOf(step).forEach(visit)
      ordered.add(index)
    }
  }
  visit(end)
  return [...ordered]
}

/** The events of each end: those of a shared step are of whoever acted last. */
const eventsByEnd = (
  { events }: Trace,
  members: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<number, readonly TraceEvent[]> => {
  const endsOf = new Map<number, number[]>()
  for (const [end, steps] of members) {
    for (const step of steps) {
      endsOf.set(step, [...(endsOf.get(step) ?? []), end])
    }
  }
  const found = new Map<number, TraceEvent[]>()
  let current = -1
  for (const event of events) {
    const ends = endsOf.get(event.step) ?? []
    const { other = -1 } = event
    const end =
      [other, current].find(each => ends.includes(each)) ?? ends[0] ?? -1
    current = end
    const own = found.get(end) ?? []
    own.push(event)
    found.set(end, own)
  }
  return found
}

/** Splits what a callback ran by the event that it ran for. */
const splitByCause = (
  trace: Trace,
  steps: readonly number[],
  events: readonly TraceEvent[],
): readonly Pipeline[] => {
  const own = new Set(steps)
  const causes = new Map<number, number>()
  /** What a source gives inside of a callback comes from what ran that. */
  const causeOf = (event: TraceEvent): number | undefined => {
    let origin = originOf(trace, event)
    const isGiven = trace.steps[event.step]?.inputs?.length
    if (!isGiven && origin && !own.has(origin.step)) {
      causes.set(event.at, origin.at)
      return origin.at
    }
    while (origin && !own.has(origin.step)) {
      origin = originOf(trace, origin)
    }
    const cause = origin && causes.get(origin.at)
    if (cause !== undefined) {
      causes.set(event.at, cause)
    }
    return cause
  }
  const known = events.map(causeOf)
  if (known.every(cause => cause === undefined)) {
    return [{ steps, events }]
  }
  const groups = new Map<number, TraceEvent[]>()
  let last = known.find(cause => cause !== undefined)
  for (const [index, event] of events.entries()) {
    const isAsking = event.type === 'pull'
    const next = isAsking
      ? known.slice(index, index + steps.length).find(c => c !== undefined)
      : known[index]
    last = next ?? last
    if (last !== undefined) {
      groups.set(last, [...(groups.get(last) ?? []), event])
    }
  }
  return [...groups].map(([cause, group]) => ({ steps, events: group, cause }))
}

const split = (trace: Trace): Pipelines => {
  const read = new Set(trace.steps.flatMap(inputsOf))
  const members = new Map(
    trace.steps.flatMap((_, end) =>
      read.has(end) ? [] : [[end, stepsBefore(trace.steps, end)] as const],
    ),
  )
  const all = [...eventsByEnd(trace, members)].flatMap(([end, events]) =>
    splitByCause(trace, members.get(end) ?? [], events),
  )
  const inner = new Map<number, Pipeline[]>()
  for (const pipeline of all) {
    if (pipeline.cause !== undefined) {
      const beside = inner.get(pipeline.cause) ?? []
      inner.set(pipeline.cause, [...beside, pipeline])
    }
  }
  return { outer: all.filter(({ cause }) => cause === undefined), inner }
}

/** The pipelines of a run. */
export const pipelinesOf = oncePerTrace(split)

const flattens = ({ name = '' }: TraceStep): boolean =>
  name.startsWith('flatMap')

/** The steps of pipelines that callbacks of `flatMap` returned. */
export const flattenedSteps = ({ steps }: Trace): ReadonlySet<number> =>
  new Set(
    steps
      .filter(flattens)
      .flatMap(({ inputs = [] }) => inputs.slice(1))
      .flatMap(end => stepsBefore(steps, end)),
  )

/**
 * The events of a pipeline together with those of the pipelines that callbacks
 * of `flatMap` returned: their values go on in this one.
 */
export const withFlattened = (
  trace: Trace,
  { events }: Pick<Pipeline, 'events'>,
): readonly TraceEvent[] => {
  const { inner } = pipelinesOf(trace)
  return events
    .flatMap(event => {
      const { at, type, other = -1 } = event
      const step = trace.steps[type === 'call' ? event.step : other]
      const returned = (step && flattens(step) && inner.get(at)) || []
      return [event, ...returned.flatMap(each => withFlattened(trace, each))]
    })
    .sort((a, b) => a.at - b.at)
}

/** What a pipeline came to: its result or its error; undefined if nothing. */
export const outcomeOf = ({
  steps,
  events,
}: Pipeline): TraceEvent | undefined =>
  events.findLast(
    ({ step, type, other, from }) =>
      step === steps.at(-1) &&
      other === undefined &&
      (type === 'value' ||
        (type === 'throw' &&
          events.find(({ at }) => at === from)?.type !== 'call')),
  )

/** Whether values of it do not wait for each other. */
export const isConcur = ({ steps }: Trace, pipeline: Pipeline): boolean =>
  pipeline.steps.some(step => steps[step]?.kind === 'concur')
