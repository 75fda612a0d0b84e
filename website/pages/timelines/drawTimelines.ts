import { comparisons } from '../../data/comparisons'
import { programs, type RunName } from '../../data/timelines'
import { readRecord } from '../../records/readRecord'
import {
  layOutTimeline,
  renderCards,
  renderPicture,
  renderTimeline,
  renderTimelineLanes,
} from '../../trace/draw/Picture'
import type { Trace } from '../../trace/trace'
import type { RaceData, TimelineData } from './client/timelineData'

/** Runs that are also drawn to the scale of another, by their files' names. */
const scaled = {
  concurrentlyBesideStages: ['concurrently', 'stageByStage'],
  droppingBesidePulling: ['dropping', 'pulling'],
} as const satisfies Readonly<Record<string, readonly [RunName, RunName]>>

const race = ['oneAtATime', 'stageByStage', 'concurrently'] as const

const lastMoment = ({ events }: Trace): number => events.at(-1)?.time ?? 0

const toRace = (trace: Trace, end: number): RaceData => {
  const { settled, stages } = layOutTimeline(trace, end).lanes
  return {
    html: renderTimelineLanes(trace, end),
    settled,
    // Of `mapConcur(download)`, what is done.
    stages: stages.map(step =>
      (trace.steps[step]?.label ?? '').replace(/^\w+\((.*)\)$/u, '$1'),
    ),
  }
}

const drawExplained = (trace: Trace): TimelineData => {
  const caption =
    'A row is a value of the source, a column is a step, and a cell is the output of that step for that value'
  return { html: renderPicture(trace, caption, { isBesideCode: true }) }
}

/** Runs on the same input, one below the other and to one scale. */
const drawCompared = (titles: readonly string[]): TimelineData => {
  const recorded = readRecord('traces').comparisons
  const runs = titles.flatMap(title => {
    const { trace } = recorded[title] ?? {}
    return trace ? [{ title, trace }] : []
  })
  const end = Math.max(...runs.map(({ trace }) => lastMoment(trace)))
  const options = { end, withAsync: true }
  return {
    html: runs
      .map(({ title, trace }) => renderPicture(trace, title, options))
      .join(''),
  }
}

const names = Object.keys(programs) as RunName[]

/** Every run that a page draws, drawn. */
export const drawTimelines = () => {
  const recorded = readRecord('traces').timelines
  const traceOf = (name: RunName | 'explained' | 'laziness'): Trace => {
    const { trace } = recorded[name] ?? {}
    if (!trace) {
      throw new Error(
        `website/records/traces.json has no run called ${name}: npm run record traces.`,
      )
    }
    return trace
  }
  const toData = (name: RunName, scale?: RunName): TimelineData => ({
    html: renderTimeline(
      traceOf(name),
      programs[name].title,
      scale && lastMoment(traceOf(scale)),
    ),
  })
  const longest = Math.max(...race.map(name => lastMoment(traceOf(name))))
  return {
    ...Object.fromEntries(names.map(name => [name, toData(name)])),
    ...Object.fromEntries(
      Object.entries(scaled).map(([file, [name, scale]]) => [
        file,
        toData(name, scale),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(comparisons).map(([name, sides]) => [
        name,
        drawCompared(sides.map(({ title }) => title)),
      ]),
    ),
    explained: drawExplained(traceOf('explained')),
    race: race.map(name => toRace(traceOf(name), longest)),
    laziness: { html: renderCards(traceOf('laziness')) },
  }
}
