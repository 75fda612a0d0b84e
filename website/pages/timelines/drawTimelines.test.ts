import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { explained, programs, type RunName } from '../../data/timelines'
import { readRecord } from '../../records/readRecord'
import { layOutTimeline } from '../../trace/draw/Picture'

const recorded = readRecord('traces').timelines

const layOut = (name: RunName) => {
  const { trace } = recorded[name] ?? {}
  if (!trace) {
    throw new Error(`No run is called ${name}.`)
  }
  return layOutTimeline(trace).lanes
}

const names = Object.keys(programs) as RunName[]
const runs = Object.fromEntries(
  names.map(name => [name, layOut(name)]),
) as Record<RunName, ReturnType<typeof layOut>>

test('Concur beats mapping stage by stage, which beats one at a time', () => {
  const { oneAtATime, stageByStage, concurrently } = runs
  expect(oneAtATime.settled).toBeGreaterThan(stageByStage.settled)
  expect(stageByStage.settled).toBeGreaterThan(concurrently.settled)
  for (const { lanes, stages } of [oneAtATime, stageByStage, concurrently]) {
    expect(lanes.map(({ bars }) => bars.length)).toEqual([3, 3, 3, 3])
    expect(stages).toHaveLength(3)
  }
})

test('work whose result nothing awaits is abandoned', () => {
  const outcomes = runs.find.lanes.map(({ bars }) =>
    bars.map(({ outcome }) => outcome),
  )
  expect(outcomes.flat().filter(it => it === 'abandoned')).toHaveLength(3)
})

test('the picture at the top of the guide to Trace is a run of its program', () => {
  expect(readFileSync('website/docs/trace.mdx', 'utf8')).toContain(explained)
})
