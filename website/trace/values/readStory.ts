import {
  familyOf,
  isAnswering,
  isChoosing,
  isExtreme,
  isFindLast,
  isFlattening,
  isGathering,
  isKeeping,
  isReduce,
} from '../families'
import type { RunStep, Trace, TraceEvent, TraceRun, TraceStep } from '../trace'

/** A call of a callback, how it ended, and the pipelines that it ran. */
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
  readonly event: TraceEvent
  readonly at: number
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
}

/** A trace, and what is to be known of its values; computed once. */
export type Story = {
  readonly trace: Trace
  readonly runs: readonly RunStory[]
  /** Those that no callback ran. */
  readonly outer: readonly RunStory[]
  readonly eventAt: (at: number | undefined) => TraceEvent | undefined
  /** The value that an event passed, and the call that it began. */
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
  const family = familyOf(name)
  if (family.startsWith('unique')) {
    return 'seen before'
  }
  return family === 'zip' ? 'no partner' : 'dropped'
}

const answerOf = ({ calls }: Value): string | undefined =>
  calls.findLast(({ end }) => end?.type === 'settle')?.end?.value

class StoryReader {
  readonly #trace: Trace
  readonly #events: ReadonlyMap<number, TraceEvent>
  readonly #values = new Map<number, Value>()
  /** The number of the first event after those that were not kept. */
  readonly #fold: number

  constructor(trace: Trace) {
    const { events, folded } = trace
    this.#trace = trace
    this.#events = new Map(events.map(event => [event.at, event]))
    this.#fold =
      folded > 0
        ? (events.find(({ at }, index) => at > index)?.at ?? Infinity)
        : Infinity
  }

  read(): Story {
    const grouped = this.#trace.runs.map((): TraceEvent[] => [])
    for (const event of this.#trace.events) {
      grouped[event.run]?.push(event)
    }
    const runs = this.#trace.runs.map((run, index) =>
      this.#readRun(run, grouped[index] ?? []),
    )
    return {
      trace: this.#trace,
      runs,
      outer: runs.filter(({ run }) => run.cause === undefined),
      eventAt: at => this.#events.get(at ?? -1),
      valueAt: at => this.#values.get(at ?? -1),
      innerOf: at => runs.filter(({ run }) => run.cause === at),
    }
  }

  #readRun(run: TraceRun, events: readonly TraceEvent[]): RunStory {
    const steps = run.steps.map(({ step }) => step)
    const own = new Map<number, Value>()
    const add = (event: TraceEvent, isEarlier: boolean): Value => {
      const parents = this.#originsOf(event, steps).map(
        origin =>
          own.get(origin.at) ??
          add(origin, isEarlier || origin.run !== event.run),
      )
      const value: Value = {
        event,
        at: event.at,
        text: event.value,
        step: event.step,
        to: event.other ?? -1,
        parents: [...new Set(parents)],
        children: [],
        calls: [],
        isEarlier,
        fate: 'open',
        decided: Infinity,
        word: '',
      }
      value.parents[0]?.children.push(value)
      own.set(event.at, value)
      return value
    }
    const calls = new Map<number, { value: Value; call: Call }>()
    for (const event of events) {
      const { type, from = -1, other } = event
      const step = this.#trace.steps[event.step]
      const isResult = other === undefined && step && isGatherer(step)
      if (type === 'value' && !isResult) {
        this.#values.set(event.at, own.get(event.at) ?? add(event, false))
      } else if (type === 'call') {
        const value = own.get(from)
        const call = { event }
        value?.calls.push(call)
        if (value) {
          calls.set(event.at, { value, call })
        }
      } else if (calls.has(from)) {
        const { value, call } = calls.get(from) ?? {}
        Object.assign(call ?? {}, { end: event })
        value?.calls.sort((a, b) => a.event.at - b.event.at)
      }
    }
    const values = [...own.values()].sort((a, b) => a.at - b.at)
    for (const value of values) {
      this.#decide(value, run, events, values)
    }
    return { run, steps, events, values }
  }

  /** The values of a run's steps that an event comes from, wherever they are. */
  #originsOf(
    event: TraceEvent,
    steps: readonly number[],
  ): readonly TraceEvent[] {
    return parentsOf(event).flatMap(at => {
      const parent = this.#events.get(at)
      if (!parent) {
        return []
      }
      const isOwn = parent.run === event.run || steps.includes(parent.step)
      return parent.type === 'value' && isOwn
        ? [parent]
        : this.#originsOf({ ...parent, run: event.run }, steps)
    })
  }

  #decide(
    value: Value,
    { steps }: TraceRun,
    events: readonly TraceEvent[],
    values: readonly Value[],
  ): void {
    const step = this.#trace.steps[value.to]
    if (!step) {
      return
    }
    const { name } = step
    const failed = value.calls.find(({ end }) => end?.type === 'throw')?.end
    const settled = value.calls.at(-1)?.end?.at
    const [child] = value.children
    const joined = values.find(({ parents }) => parents.includes(value))
    const answer = answerOf(value)
    const decide = (fate: Fate, decided: number, word = ''): void => {
      Object.assign(value, { fate, decided, word })
    }
    if (failed) {
      decide('failed', failed.at, failed.value)
    } else if (isGatherer(step)) {
      const gathered = this.#gathered(value, step, values)
      decide('used', settled ?? value.at, gathered ?? 'used')
    } else if (child && value.children.length > 1) {
      decide('many', child.at, `${value.children.length} values`)
    } else if (child) {
      decide('passed', child.at, child.text)
    } else if (joined || isKeeping(name)) {
      decide('kept', value.at, 'kept')
    } else if (isFindLast(name) && answer === 'true') {
      decide('kept', settled ?? value.at, 'kept')
    } else {
      const isLast = familyOf(name) === 'zip'
      const acts = ({ step: acting, other, at }: TraceEvent): boolean =>
        at > value.at && (acting === value.to || other === value.to)
      const next = isLast ? events.findLast(acts) : events.find(acts)
      const end = settled ?? (value.calls.length > 0 ? undefined : next?.at)
      const isCut = value.at < this.#fold && (end ?? Infinity) >= this.#fold
      const didNothing = steps.some(
        counts => counts.step === value.to && isIdle(counts),
      )
      if (end !== undefined && !isCut && isFlattening(name)) {
        decide('many', end, '0 values')
      } else if (end !== undefined && !isCut && canDrop(name) && !didNothing) {
        decide('dropped', end, whyDropped(name))
      }
    }
  }

  /** What a step had gathered when it had received a value. */
  #gathered(
    value: Value,
    { name }: TraceStep,
    values: readonly Value[],
  ): string | undefined {
    const answer = answerOf(value)
    if (answer !== undefined && isAnswering(name)) {
      return answer
    }
    if (value.event.gathered !== undefined) {
      return value.event.gathered
    }
    const received = values.filter(({ to }) => to === value.to)
    const isFolded =
      isExtreme(name) ||
      (isReduce(name) && received.some(({ calls }) => calls.length > 0))
    if (!isFolded) {
      return undefined
    }
    // What has no start begins with its first value.
    return answer || (received[0] === value ? value.text : undefined)
  }
}

/** Whether a step neither called anything nor passed anything on. */
const isIdle = ({ passed, calls }: RunStep): boolean => passed + calls === 0

/** What became of the values of a trace. */
export const readStory = (trace: Trace): Story => new StoryReader(trace).read()

/** Whether a run waits for anything. */
export const waits = ({ trace }: Story, { steps }: RunStory): boolean =>
  steps.some(step => trace.steps[step]?.kind !== 'sync')

/** How long a pipeline took, in milliseconds. */
export const durationOf = ({ run }: RunStory): number | undefined =>
  run.outcome && run.outcome.time - run.start

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
