import { readFileSync } from 'node:fs'
import { layOutTimeline } from '@lfi-docs/trace'
import { expect, test } from 'vitest'
import { readRecord } from '../../records/readRecord'
import { explained, programs, type RunName } from './programs'

const recorded = readRecord('traces').timelines

const layOut = (name: RunName) => {
  const { trace } = recorded[name] ?? {}
  if (!trace) {
    throw new Error(`No run is called ${name}.`)
  }
  return layOutTimeline(trace, undefined)
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

test('a concur iterable rejects only when everything has settled', () => {
  const { settled, lanes } = runs.errors
  expect(settled).toBe(80)
  expect(lanes.map(({ bars }) => bars[0]?.outcome)).toEqual([
    'done',
    'failed',
    'done',
    'failed',
  ])
})

test('findConcur settles before the rest is done, firstConcur one value later', () => {
  expect(runs.find.settled).toBe(20)
  expect(runs.first.settled).toBe(30)
  const abandoned = runs.find.lanes.filter(({ bars }) =>
    bars.some(({ outcome }) => outcome === 'abandoned'),
  )
  expect(abandoned).toHaveLength(3)
})

test('a full buffer drops the oldest values, and pulling drops none', () => {
  const stored = ({ lanes }: (typeof runs)['dropping']) =>
    lanes.flatMap(({ label, bars }) => (bars.length === 2 ? [label] : []))
  expect(stored(runs.dropping)).toEqual(['1', '4', '5'])
  expect(stored(runs.pulling)).toEqual(['1', '2', '3', '4', '5'])
})

test('requests of workers have a lane each, and say how far they are', () => {
  expect(runs.workers.lanes.map(({ label }) => label)).toEqual([
    '/a',
    '/b',
    '/c',
    '/d',
    '/e',
    '/f',
  ])
  const tried = runs.retrying.lanes.find(({ label }) => label === '/b')?.bars
  expect(tried?.map(({ outcome }) => outcome)).toEqual(['failed', 'done'])
  expect(runs.reporting.moments.map(({ text }) => text)).toEqual([
    '1 of 6',
    '2 of 6',
    '3 of 6',
    '4 of 6',
    '5 of 6',
    '6 of 6',
  ])
  expect(runs.order.moments[0]).toEqual({ time: 20, text: '/b arrives' })
})

test('values of workers know their place, and a cancelled run ends early', () => {
  expect(runs.ordering.moments.map(({ text }) => text)).toEqual([
    'to place 2',
    'to place 1',
    'to place 4',
    'to place 3',
    'to place 5',
    'to place 6',
  ])
  expect(runs.cancelling.settled).toBeLessThan(runs.workers.settled ?? 0)
  expect(
    runs.cancelling.lanes.flatMap(({ bars }) =>
      bars.map(({ outcome }) => outcome),
    ),
  ).toEqual(['done', 'done', 'failed', 'done'])
})

test('the picture at the top of the guide to Trace is a run of its program', () => {
  expect(readFileSync('website/docs/trace.mdx', 'utf8')).toContain(explained)
})
