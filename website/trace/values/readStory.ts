import {
  familyOf,
  isAnswering,
  isCache,
  isChoosing,
  isExtreme,
  isFindLast,
  isFlattening,
  isGathering,
  isKeeping,
  isReduce,
  isZip,
} from '../families'
import type { Trace, TraceEvent, TraceRun, TraceStep } from '../trace'

/** A call of a callback, and how it ended. */
export type Call = { readonly event: TraceEvent; readonly end?: TraceEvent }

export type Fate =
  | 'passed'
  /** It became several values, or none. */
  | 'many'
  | 'dropped'
  /** The step holds it for later. */
  | 'kept'
  /** It went into a result. */
  | 'used'
  | 'failed'
  /** Nothing is known to have come of it. */
  | 'open'

/** A value that a step passed to the next, and what became of it there. */
export type Value = {
  readonly at: number
  readonly event: TraceEvent
  readonly text: string
  /** The step that gave it, and the one that received it. */
  readonly step: number
  readonly to: number
  /** The values of the same pipeline that it was made of. */
  readonly parents: readonly Value[]
  readonly children: Value[]
  /** What callbacks of the receiving step were called for it. */
  readonly calls: Call[]
  /** Whether another run had made it before: a cache has kept it. */
  readonly isEarlier: boolean
  fate: Fate
  /** The event by which its fate is known. */
  decided: number
  /** What is said of it: the gathered, the answer, why it was dropped. */
  word: string
}

/** One consumption of a pipeline, with its events and values in order. */
export type RunStory = {
  readonly run: TraceRun
  /** Its steps, by their places in the trace's. */
  readonly steps: readonly number[]
  readonly events: readonly TraceEvent[]
  readonly values: readonly Value[]
  /** How many of its events were not kept. */
  readonly missing: number
}

/** A trace, and what is to be known of its values; computed once. */
export type Story = {
  readonly trace: Trace
  readonly runs: readonly RunStory[]
  /** Those that no callback ran. */
  readonly outer: readonly RunStory[]
  /** The number of the first event after those that were not kept. */
  readonly fold: number
  readonly eventAt: (at: number | undefined) => TraceEvent | undefined
  readonly valueAt: (at: number | undefined) => Value | undefined
  /** The runs that callbacks ran for an event. */
  readonly innerOf: (at: number) => readonly RunStory[]
}

export const parentsOf = ({
  from,
  also = [],
}: TraceEvent): readonly number[] =>
  from === undefined ? also : [from, ...also]

export const isGatherer = ({ role, name }: TraceStep): boolean =>
  role === 'consumer' || isGathering(name)

const canDrop = (name: string): boolean =>
  isChoosing(name) || /^(?:zip|filterMap|asAsync)/u.test(name)

const whyDropped = (name: string): string => {
  if (familyOf(name).startsWith('unique')) {
    return 'seen before'
  }
  return isZip(name) ? 'no partner' : 'dropped'
}

const answerOf = ({ calls }: Value): string | undefined =>
  calls.findLast(({ end }) => end?.type === 'settle')?.end?.value

/** What a step had gathered when it had received a value. */
const gatheredWith = (
  value: Value,
  { name }: TraceStep,
  values: readonly Value[],
): string | undefined => {
  const answer = answerOf(value)
  if (isAnswering(name)) {
    return answer
  }
  if (value.event.gathered !== undefined) {
    return value.event.gathered
  }
  const received = values.filter(({ to }) => to === value.to)
  const isFolded =
    isExtreme(name) ||
    (isReduce(name) && received.some(({ calls }) => calls.length > 0))
  // What has no start begins with its first value.
  const start = received[0] === value ? value.text : undefined
  return isFolded ? answer || start : undefined
}

type Decision = Pick<Value, 'fate' | 'decided' | 'word'>

/** What became of a value, in a run whose values are known. */
const decide = (
  value: Value,
  step: TraceStep,
  { events, values, missing }: RunStory,
  fold: number,
): Decision | undefined => {
  const { name } = step
  const { at, to, calls, children } = value
  const failed =
    calls.find(({ end }) => end?.type === 'throw')?.end ??
    events.find(({ type, from }) => type === 'throw' && from === at)
  const settled = calls.at(-1)?.end?.at
  const since = settled ?? at
  const [child] = children
  const later = values.find(
    each => each.at > since && each.to === to && each.step === value.step,
  )
  // What was not kept may have come of it, unless its step went on before.
  const goesOn = step.kind !== 'concur' && later && later.at < fold
  const isOpen = missing > 0 && since < fold && !goesOn
  if (failed) {
    return { fate: 'failed', decided: failed.at, word: failed.value }
  }
  if (isGatherer(step)) {
    const word = gatheredWith(value, step, values) ?? 'used'
    return { fate: 'used', decided: settled ?? at, word }
  }
  if (child) {
    const isOne = children.length === 1
    const least = isOpen ? ' or more' : ''
    const word = isOne ? child.text : `${children.length}${least} values`
    return { fate: isOne ? 'passed' : 'many', decided: child.at, word }
  }
  const isJoined = values.some(({ parents }) => parents.includes(value))
  if (isJoined && isZip(name)) {
    return { fate: 'passed', decided: at, word: 'joined' }
  }
  if (isJoined || isKeeping(name)) {
    return { fate: 'kept', decided: at, word: 'kept' }
  }
  if (isFindLast(name) && answerOf(value) === 'true') {
    return { fate: 'kept', decided: settled ?? at, word: 'kept' }
  }
  // Without a callback, the step has dropped it by when it acts again.
  const acts = (event: TraceEvent): boolean =>
    event.at > at && (event.step === to || event.other === to)
  const next = isZip(name) ? events.findLast(acts) : events.find(acts)
  const end = settled ?? (calls.length > 0 ? undefined : next?.at)
  if (end === undefined || isOpen) {
    return undefined
  }
  if (isFlattening(name)) {
    return { fate: 'many', decided: end, word: '0 values' }
  }
  return canDrop(name)
    ? { fate: 'dropped', decided: end, word: whyDropped(name) }
    : undefined
}

/** What became of the values of a trace. */
export const readStory = (trace: Trace): Story => {
  const all = new Map(trace.events.map(event => [event.at, event]))
  const valuesAt = new Map<number, Value>()
  const fold =
    trace.events.find(({ at }, index) => at > index)?.at ??
    Number.POSITIVE_INFINITY

  /** The values of a run's steps that an event comes from, wherever they are. */
  const originsOf = (
    event: TraceEvent,
    steps: readonly number[],
  ): readonly TraceEvent[] =>
    parentsOf(event).flatMap(at => {
      const parent = all.get(at)
      if (!parent) {
        return []
      }
      // What a cache has kept, another run of its pipeline has read.
      const { name = '' } = trace.steps[event.step] ?? {}
      const isKept = isCache(name) && steps.includes(parent.step)
      const isOwn = parent.run === event.run || isKept
      return parent.type === 'value' && isOwn
        ? [parent]
        : originsOf({ ...parent, run: event.run }, steps)
    })

  const readRun = (run: TraceRun, events: readonly TraceEvent[]): RunStory => {
    const steps = run.steps.map(({ step }) => step)
    const own = new Map<number, Value>()
    const add = (event: TraceEvent, isEarlier: boolean): Value => {
      const parents = originsOf(event, steps).map(
        origin =>
          own.get(origin.at) ??
          add(origin, isEarlier || origin.run !== event.run),
      )
      const value: Value = {
        at: event.at,
        event,
        text: event.value,
        step: event.step,
        to: event.other ?? -1,
        parents: [...new Set(parents)],
        children: [],
        calls: [],
        isEarlier,
        fate: 'open',
        decided: Number.POSITIVE_INFINITY,
        word: '',
      }
      value.parents[0]?.children.push(value)
      own.set(event.at, value)
      return value
    }
    for (const event of events) {
      const { type, at, step, other } = event
      const actor = trace.steps[step]
      const isResult = other === undefined && actor && isGatherer(actor)
      if (type === 'value' && !isResult) {
        valuesAt.set(at, own.get(at) ?? add(event, false))
      }
    }
    const ends = new Map(
      events
        .filter(({ type }) => type === 'settle' || type === 'throw')
        .map(event => [event.from, event]),
    )
    for (const event of events.filter(({ type }) => type === 'call')) {
      const end = ends.get(event.at)
      own.get(event.from ?? -1)?.calls.push({ event, ...(end && { end }) })
    }
    const values = [...own.values()].sort((a, b) => a.at - b.at)
    const missing = run.count - events.length
    const story = { run, steps, events, values, missing }
    for (const value of values) {
      const step = trace.steps[value.to]
      // What the last step gives to another pipeline is that one's.
      if (step && value.step !== steps.at(-1)) {
        Object.assign(value, decide(value, step, story, fold))
      }
    }
    return story
  }

  const grouped = trace.runs.map((): TraceEvent[] => [])
  for (const event of trace.events) {
    grouped[event.run]?.push(event)
  }
  const runs = trace.runs.map((run, index) =>
    readRun(run, grouped[index] ?? []),
  )
  return {
    trace,
    runs,
    outer: runs.filter(({ run }) => run.cause === undefined),
    fold,
    eventAt: at => all.get(at ?? -1),
    valueAt: at => valuesAt.get(at ?? -1),
    innerOf: at => runs.filter(({ run }) => run.cause === at),
  }
}

/** A value, and what it became as long as that was one, and then the others. */
export type Row = {
  readonly values: readonly Value[]
  readonly rows: readonly Row[]
}

const readRow = (value: Value): Row => {
  const [child, ...others] = value.children
  if (child === undefined || others.length > 0) {
    return { values: [value], rows: value.children.map(readRow) }
  }
  const { values, rows } = readRow(child)
  return { values: [value, ...values], rows }
}

/** The values of a run, each in one row. */
export const readRows = ({ values }: RunStory): readonly Row[] =>
  values.filter(({ parents }) => parents.length === 0).map(readRow)

/** Whether a run waits for anything. */
export const waits = ({ trace }: Story, { steps }: RunStory): boolean =>
  steps.some(step => trace.steps[step]?.kind !== 'sync')

/** The first failure of a program that an error ended. */
export const failureOf = ({
  trace,
  eventAt,
}: Story): TraceEvent | undefined => {
  const last = trace.events.findLast(
    ({ type }) => type === 'value' || type === 'throw',
  )
  if (last?.type !== 'throw' || last.other !== undefined) {
    return undefined
  }
  // The one that the run's own error came from: others may read the same.
  return trace.events.find(
    event =>
      event.type === 'throw' &&
      event.value === last.value &&
      (event.run === last.run || eventAt(event.from)?.type === 'call'),
  )
}

/** The value that an event is about: of a call or its end, the one it is for. */
export const subjectOf = (
  story: Story,
  { type, at, from }: TraceEvent,
): number | undefined => {
  if (type === 'value') {
    return at
  }
  const origin = story.eventAt(from)
  if (origin) {
    return subjectOf(story, origin)
  }
  return /^(?:call|settle|throw)$/u.test(type) ? at : undefined
}

/** All that led to an event, and all that it led to, by number. */
export const kinOf = (
  { trace, eventAt, valueAt }: Story,
  at: number,
): ReadonlySet<number> => {
  const kin = new Set([at])
  const addAncestors = (event: TraceEvent | undefined): void => {
    for (const parent of event ? parentsOf(event) : []) {
      if (!kin.has(parent)) {
        kin.add(parent)
        // The work that a step did for a value led to what it passed on.
        for (const { event: call, end } of valueAt(parent)?.calls ?? []) {
          kin.add(call.at).add(end?.at ?? call.at)
        }
        addAncestors(eventAt(parent))
      }
    }
  }
  addAncestors(eventAt(at))
  const led = new Set([at])
  for (const event of trace.events) {
    if (event.at > at && parentsOf(event).some(parent => led.has(parent))) {
      led.add(event.at)
      kin.add(event.at)
    }
  }
  return kin
}
