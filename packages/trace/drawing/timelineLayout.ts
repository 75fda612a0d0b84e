import { isResult } from '../model/events'
import type { Trace } from '../model/trace'
import type { Lane, LaneBar } from './lane'
import { type Lanes, layOutLanes } from './laneLayout'

/** What a timeline says below its lanes: what was printed, and when. */
export type TimelineMoment = { readonly time: number; readonly text: string }

export type TimelineLayout = Lanes & {
  /** When the pipeline came to its end, which may be before its work did. */
  readonly settled: number
  readonly moments: readonly TimelineMoment[]
}

const unquote = (text: string): string => text.replace(/^'([^']*)'$/u, '$1')

/** Quotes, and the brackets of a list, say nothing on a lane. */
const nameOf = (text: string): string => {
  const list = /^\[ (.*) \]$/u.exec(text)?.[1]
  return list?.split(', ').map(unquote).join(', ') ?? unquote(text)
}

const takesTime = ({ start, end }: LaneBar): boolean => end > start

/** An error that a callback returns is a failure as well, if a tamed one. */
const toTimed = (bar: LaneBar): LaneBar => ({
  ...bar,
  outcome: /^\w*Error: /u.test(bar.text) ? 'failed' : bar.outcome,
})

/** What becomes of a value that several pipelines take up is one lane. */
const joinSame = (lanes: readonly Lane[]): readonly Lane[] => {
  const joined = new Map<string, Lane>()
  for (const lane of lanes.filter(({ bars }) => bars.some(takesTime))) {
    const bars = joined.get(lane.label)?.bars ?? []
    joined.set(lane.label, {
      label: nameOf(lane.label),
      depth: 0,
      ats: [],
      bars: [...bars, ...lane.bars.filter(takesTime).map(toTimed)],
      end: lane.end,
    })
  }
  return [...joined.values()]
}

/** What was dropped at the end of its lane; other ends say nothing. */
const onlyDropped = (lane: Lane): Lane => ({
  ...lane,
  end:
    lane.end?.kind === 'dropped' && lane.bars.at(-1)?.outcome === 'done'
      ? lane.end
      : undefined,
})

/** What callbacks at the end of a pipeline said, in order. */
const momentsOf = (
  { steps }: Trace,
  { lanes, stages }: Lanes,
): readonly TimelineMoment[] =>
  lanes
    .flatMap(({ bars }) => bars)
    .filter(
      ({ stage, text }) =>
        text !== '' && steps[stages[stage] ?? -1]?.name?.startsWith('forEach'),
    )
    .map(({ end, text }) => ({ time: end, text: unquote(text) }))
    .sort((a, b) => a.time - b.time)

/** When each value was worked for, in milliseconds, and nothing else. */
export const layOutTimeline = (
  trace: Trace,
  end: number | undefined,
): TimelineLayout => {
  const all = layOutLanes(trace, trace.events, { end })
  const lanes = joinSame(all.lanes).map(onlyDropped)
  const busy = new Set(
    lanes.flatMap(({ bars }) => bars.map(({ stage }) => stage)),
  )
  const stages = all.stages.filter((_, stage) => busy.has(stage))
  const renumber = (bar: LaneBar): LaneBar => ({
    ...bar,
    stage: stages.indexOf(all.stages[bar.stage] ?? -1),
  })
  const ends = lanes.flatMap(({ bars }) => bars.map(bar => bar.end))
  return {
    ...all,
    lanes: lanes.map(lane => ({ ...lane, bars: lane.bars.map(renumber) })),
    stages,
    settled:
      trace.events.findLast(event => isResult(trace, event))?.time ??
      Math.max(0, ...ends),
    moments: momentsOf(trace, all),
  }
}
