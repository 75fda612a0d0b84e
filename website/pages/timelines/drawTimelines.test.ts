import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { explained, programs, type RunName } from '../../data/timelines'
import { readRecord } from '../../records/readRecord'
import { layOutTimeline } from '../../trace/draw/picture'

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

const outcomesOf = ({ lanes }: (typeof runs)['errors']) =>
  lanes.map(({ bars }) => bars.map(({ outcome }) => outcome).join())

test('Concur beats mapping stage by stage, which beats one at a time', () => {
  const { oneAtATime, stageByStage, concurrently } = runs
  expect(oneAtATime.settled).toBeGreaterThan(stageByStage.settled)
  expect(stageByStage.settled).toBeGreaterThan(concurrently.settled)
  for (const { lanes, stages } of [oneAtATime, stageByStage, concurrently]) {
    expect(lanes.map(({ bars }) => bars.length)).toEqual([3, 3, 3, 3])
    expect(stages).toHaveLength(3)
  }
})

test('a concur iterable rejects only when everything has settled', () => {
  expect(runs.errors.settled).toBe(80)
  expect(outcomesOf(runs.errors)).toEqual(['done', 'failed', 'done', 'failed'])
})

test('findConcur settles before the rest is done, firstConcur one value later', () => {
  expect(runs.find.settled).toBe(20)
  expect(runs.first.settled).toBe(30)
  const abandoned = outcomesOf(runs.find).filter(each =>
    each.includes('abandoned'),
  )
  expect(abandoned).toHaveLength(3)
})

test('a full buffer drops the oldest values, and pulling drops none', () => {
  const stored = ({ lanes }: (typeof runs)['dropping']) =>
    lanes.flatMap(({ label, bars }) => (bars.length === 2 ? [label] : []))
  expect(stored(runs.dropping)).toEqual(['1', '4', '5'])
  expect(stored(runs.pulling)).toEqual(['1', '2', '3', '4', '5'])
})

test('a worker has a lane with what it works for, one after the other', () => {
  const work = ({ lanes }: (typeof runs)['workers']) =>
    lanes
      .filter(({ depth }) => depth === 0)
      .map(({ bars }) =>
        bars.filter(({ start, end }) => end > start).map(({ given }) => given),
      )
  expect(work(runs.workers)).toEqual([
    ["'/a'", "'/d'", "'/e'"],
    ["'/b'", "'/c'", "'/f'"],
  ])
  expect(runs.cancelling.settled).toBeLessThan(runs.workers.settled)
  expect(outcomesOf(runs.retrying).join()).toContain('failed')
})

test('chunks of two have a lane for each request', () => {
  expect(runs.chunks.lanes.map(({ label }) => label)).toEqual([
    "'/a'",
    "'/b'",
    "'/c'",
    "'/d'",
    "'/e'",
    "'/f'",
  ])
})

test('the picture at the top of the guide to Trace is a run of its program', () => {
  expect(readFileSync('website/docs/trace.mdx', 'utf8')).toContain(explained)
})
