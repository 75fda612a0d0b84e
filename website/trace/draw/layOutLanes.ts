import type { TraceEvent } from '../trace'
import type { Call, RunStory, Story, Value } from '../values/readStory'

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
  readonly kind: 'value' | 'dropped' | 'kept' | 'error' | 'abandoned'
}

/** What became of one value of the source, or of one branch of it. */
export type Lane = {
  readonly label: string
  /** How many lanes it branched off from. */
  readonly depth: number
  /** The values on it, by number. */
  readonly ats: number[]
  readonly bars: LaneBar[]
  readonly branches: Lane[]
  end: LaneEnd | undefined
}

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

export type LaneOptions = {
  /** The last moment of the axis, to draw several runs to one scale. */
  readonly end?: number | undefined
  /** Whether an error that a callback returns is a failure as well. */
  readonly takesErrorsForFailures?: boolean
}

/** Work that is shorter says more about the machine than about the code. */
const MIN_MILLISECONDS = 8
/** Timers are late by a little, and never by the same. */
const GRID_MILLISECONDS = 5

/** When an event was; on a real clock, to a few milliseconds. */
const momentIn =
  ({ trace }: Story) =>
  ({ time }: Pick<TraceEvent, 'time'>): number =>
    trace.clock === 'virtual'
      ? time
      : Math.floor(time / GRID_MILLISECONDS) * GRID_MILLISECONDS

/** Pipelines that a callback returned, whose values go on in this one. */
const returnedBy = (
  story: Story,
  call: Call,
  to: number,
): readonly RunStory[] =>
  story
    .innerOf(call.event.at)
    .filter(({ events }) => events.some(({ other }) => other === to))

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
    ({ type, step }) =>
      type === 'call' && story.trace.steps[step]?.kind !== 'sync',
  )
  return isFit && calls && last - first >= least
}

class LaneLayout {
  readonly roots: Lane[] = []
  readonly stages: number[] = []
  readonly #story: Story
  readonly #options: LaneOptions
  readonly #moment: (event: Pick<TraceEvent, 'time'>) => number
  #run: RunStory | undefined

  constructor(story: Story, options: LaneOptions) {
    this.#story = story
    this.#options = options
    this.#moment = momentIn(story)
  }

  #isTimed(step: number): boolean {
    return (this.#story.trace.steps[step]?.kind ?? 'sync') !== 'sync'
  }

  add(run: RunStory): void {
    this.#run = run
    const isOn = ({ step, to }: Value): boolean =>
      this.#isTimed(step) || this.#isTimed(to)
    for (const value of run.values) {
      if (isOn(value) && !value.parents.some(isOn)) {
        this.#follow(this.#open(value, this.roots, 0), value)
      }
    }
  }

  #open({ text }: Value, siblings: Lane[], depth: number): Lane {
    const lane: Lane = {
      label: text,
      depth,
      ats: [],
      bars: [],
      branches: [],
      end: undefined,
    }
    siblings.push(lane)
    return lane
  }

  #bar({ event, end }: Call): LaneBar {
    const stage = this.stages.indexOf(event.step)
    const last = this.#run?.events.at(-1) ?? event
    const result = this.#run?.run.outcome
    const isTamed =
      this.#options.takesErrorsForFailures &&
      /^\w*Error: /u.test(end?.value ?? '')
    const isAbandoned = !end || (result && end.at > result.at)
    return {
      ats: [event.at, ...(end ? [end.at] : [])],
      stage: stage < 0 ? this.stages.push(event.step) - 1 : stage,
      start: this.#moment(event),
      end: this.#moment(end ?? last),
      outcome:
        end?.type === 'throw' || isTamed
          ? 'failed'
          : isAbandoned
            ? 'abandoned'
            : 'done',
      given: event.value,
    }
  }

  /** The work of callbacks for a value, and of pipelines that they returned. */
  #work(lane: Lane, value: Value): boolean {
    let isReturned = false
    for (const call of value.calls) {
      if (this.#isTimed(value.to)) {
        lane.bars.push(this.#bar(call))
      }
      for (const inner of returnedBy(this.#story, call, value.to)) {
        isReturned = true
        for (const each of inner.values) {
          this.#work(lane, each)
        }
      }
    }
    return isReturned
  }

  #follow(lane: Lane, value: Value): void {
    lane.ats.push(value.at)
    const isReturned = this.#work(lane, value)
    lane.end = this.#end(lane, value)
    for (const [index, child] of value.children.entries()) {
      if (index === 0 && !isReturned) {
        this.#follow(lane, child)
      } else {
        const branch = this.#open(child, lane.branches, lane.depth + 1)
        this.#follow(branch, child)
        // What a pipeline inside gave is on the lane of its work already,
        // unless something more happens to it.
        if (isReturned && branch.bars.length + branch.branches.length === 0) {
          lane.branches.pop()
          lane.ats.push(...branch.ats)
          lane.end = branch.end
        }
      }
    }
  }

  #end(lane: Lane, value: Value): LaneEnd {
    const { fate, text, at, event, decided, word } = value
    const bar = lane.bars.at(-1)
    const known = this.#story.eventAt(decided) ?? event
    const answer = value.calls.at(-1)?.end?.value ?? 'undefined'
    if (fate !== 'failed' && bar?.outcome === 'abandoned') {
      const last = bar.ats.at(-1) ?? at
      return { at: last, time: bar.end, text: 'abandoned', kind: 'abandoned' }
    }
    if (fate === 'failed' || fate === 'dropped') {
      const kind = fate === 'failed' ? 'error' : 'dropped'
      return { at: known.at, time: this.#moment(known), text: word, kind }
    }
    const isSaid = fate === 'kept' || fate === 'many'
    const isAnswered = answer !== 'undefined' && word === 'used'
    return {
      at,
      time: this.#moment(event),
      text: isSaid ? word : isAnswered ? answer : text,
      kind: isSaid ? 'kept' : 'value',
    }
  }
}

const flatten = (lane: Lane): readonly Lane[] => [
  lane,
  ...lane.branches.flatMap(flatten),
]

/** What becomes of a value that several pipelines take up is one lane. */
const joinSame = (lanes: readonly Lane[]): readonly Lane[] => {
  const joined = new Map<string, Lane>()
  for (const lane of lanes) {
    const known = joined.get(lane.label)
    known?.bars.push(...lane.bars)
    known?.ats.push(...lane.ats)
    if (known) {
      known.end = lane.end
    } else {
      joined.set(lane.label, lane)
    }
  }
  return [...joined.values()]
}

/** Where the values of runs are drawn: one run's, or those of several together. */
export const layOutLanes = (
  story: Story,
  runs: readonly RunStory[],
  options: LaneOptions = {},
): Lanes => {
  const layout = new LaneLayout(story, options)
  for (const run of runs) {
    layout.add(run)
  }
  const lanes = layout.roots.flatMap(flatten)
  const moment = momentIn(story)
  const ends = lanes.flatMap(({ bars }) => bars.map(({ end }) => end))
  const settled = Math.max(
    0,
    ...runs.map(({ run, events }) => {
      const last = run.outcome ?? events.at(-1)
      return last ? moment(last) : 0
    }),
  )
  return {
    lanes: runs.length > 1 ? joinSame(lanes) : lanes,
    stages: layout.stages,
    start: Math.min(...runs.map(({ run }) => moment({ time: run.start }))),
    end: options.end ?? Math.max(settled, ...ends),
    settled,
  }
}
