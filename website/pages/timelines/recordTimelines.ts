import { Step } from '@lfi-docs/build-cache'
import {
  drawPicture,
  drawTimeline,
  drawTimelineLanes,
  layOutTimeline,
  type Trace,
} from '@lfi-docs/trace'
import { normalizeReducer, type RawReducerWithFinish, toMean } from 'lfi'
import { recordPrograms } from '../../trace/recorder'
import { drawnToHtml } from '../drawnToHtml'
import type { RaceData, ReducerStep, TimelineData } from './client/timelineData'
import { explained, programs, type RunName } from './programs'

const show = (value: unknown) => JSON.stringify(value).replaceAll(',', ', ')

/** Calls a reducer by hand, as `reduce` does, and writes down each step. */
const recordReducer = <Value, Acc, Finished>(
  reducer: RawReducerWithFinish<Value, Acc, Finished>,
  values: Iterable<Value>,
): ReducerStep[] => {
  const { create, add, finish } = normalizeReducer(reducer)
  let acc = create()
  const steps = [{ code: 'create()', result: show(acc) }]
  for (const value of values) {
    const before = show(acc)
    acc = add(acc, value)
    steps.push({ code: `add(${before}, ${show(value)})`, result: show(acc) })
  }
  const code = `finish(${show(acc)})`
  return [...steps, { code, result: show(finish(acc)) }]
}

/** Runs that are also drawn to the scale of another, by their files' names. */
const scaled = {
  concurrentlyBesideStages: ['concurrently', 'stageByStage'],
  unlimitedBesideWorkers: ['unlimited', 'workers'],
  workersBesideChunks: ['workers', 'chunks'],
  droppingBesidePulling: ['dropping', 'pulling'],
} as const satisfies Readonly<Record<string, readonly [RunName, RunName]>>

const race = ['oneAtATime', 'stageByStage', 'concurrently'] as const

const lastMoment = ({ events }: Trace): number => events.at(-1)?.time ?? 0

const toRace = (trace: Trace, end: number): RaceData => {
  const { settled, stages } = layOutTimeline(trace, end)
  return {
    html: drawnToHtml(drawTimelineLanes(trace, end)),
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
    html: drawnToHtml(
      drawPicture(trace, [caption], { code: explained, isWalkable: true }),
    ),
  }
}

const names = Object.keys(programs) as RunName[]

export const recordAll = async () => {
  const codes = names.map(name => [name, programs[name].code])
  const traces: Readonly<Record<RunName | 'explained', Trace>> =
    await recordPrograms(
      { ...Object.fromEntries(codes), explained },
      'pages/timelines/programs.ts',
    )
  const toData = (name: RunName, scale?: RunName): TimelineData => ({
    html: drawnToHtml(
      drawTimeline(
        traces[name],
        programs[name].title,
        scale && lastMoment(traces[scale]),
      ),
    ),
  })
  const longest = Math.max(...race.map(name => lastMoment(traces[name])))
  return {
    ...Object.fromEntries(names.map(name => [name, toData(name)])),
    ...Object.fromEntries(
      Object.entries(scaled).map(([file, [name, scale]]) => [
        file,
        toData(name, scale),
      ]),
    ),
    explained: drawExplained(traces.explained),
    race: race.map(name => toRace(traces[name], longest)),
    reducer: recordReducer(toMean(), [4, 8]),
  }
}

const recordings = new Step<Awaited<ReturnType<typeof recordAll>>>(
  'timelines',
  __filename,
)

/** Every run that a page draws, recorded when what it is made of changed. */
export const recordTimelines = () =>
  recordings.results().getOrMakeLater([], recordAll)
