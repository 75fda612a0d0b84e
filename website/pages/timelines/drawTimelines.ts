import { programs, type RunName } from '../../data/timelines'
import { readRecord } from '../../records/readRecord'
import {
  drawPicture,
  drawTimeline,
  drawTimelineLanes,
  layOutTimeline,
  toHtml,
} from '../../trace/draw/picture'
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
    html: toHtml(drawTimelineLanes(trace, end)),
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
  return {
    html: toHtml(drawPicture(trace, [caption], { isBesideCode: true })),
  }
}

const names = Object.keys(programs) as RunName[]

/** Every run that a page draws, drawn. */
export const drawTimelines = () => {
  const recorded = readRecord('traces').timelines
  const traceOf = (name: RunName | 'explained'): Trace => {
    const { trace } = recorded[name] ?? {}
    if (!trace) {
      throw new Error(
        `website/records/traces.json has no run called ${name}: npm run record traces.`,
      )
    }
    return trace
  }
  const toData = (name: RunName, scale?: RunName): TimelineData => ({
    html: toHtml(
      drawTimeline(
        traceOf(name),
        programs[name].title,
        scale && lastMoment(traceOf(scale)),
      ),
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
    explained: drawExplained(traceOf('explained')),
    race: race.map(name => toRace(traceOf(name), longest)),
    reducer: readRecord('demonstrations').runs.reducer,
  }
}
