import { expect, test } from 'vitest'
import { recordAll } from './recordAll'
import { recordRun, type Scenario } from './recordRun'
import { dropping, pulling } from './scenarios/backpressure'
import { concurrently, oneAtATime, stageByStage } from './scenarios/photos'
import { errors, find, first } from './scenarios/requests'

test('work that overlaps is recorded as overlapping', async () => {
  const run = await recordRun({
    title: 'two at once',
    run: ({ work }) =>
      Promise.all([work('a', 'wait', 30), work('b', 'wait', 20)]),
  })

  expect(run.lanes).toEqual([
    {
      label: 'a',
      bars: [{ stage: 'wait', start: 0, end: 30, outcome: 'done' }],
    },
    {
      label: 'b',
      bars: [{ stage: 'wait', start: 0, end: 20, outcome: 'done' }],
    },
  ])
  expect(run.settled).toBe(30)
})

test('Concur beats mapping stage by stage, which beats one at a time', async () => {
  const [slow, middling, quick] = await Promise.all(
    [oneAtATime, stageByStage, concurrently].map(recordRun),
  )

  expect(slow?.settled).toBeGreaterThan(middling?.settled ?? 0)
  expect(middling?.settled).toBeGreaterThan(quick?.settled ?? 0)
})

test('a concur iterable rejects only when everything has settled', async () => {
  const { settled, duration, marks } = await recordRun(errors)

  expect(settled).toBe(duration)
  expect(marks.at(-1)?.at).toBe(duration)
})

test('findConcur settles before the rest is done, firstConcur one value later', async () => {
  const found = await recordRun(find)
  const waited = await recordRun(first)

  expect(found.settled).toBeLessThan(waited.settled)
  expect(waited.settled).toBeLessThan(waited.duration)
})

const stored = async (scenario: Scenario) => {
  const { lanes } = await recordRun(scenario)
  return lanes.flatMap(({ label, bars }) =>
    bars.some(({ stage }) => stage === 'store') ? [label] : [],
  )
}

test('a full buffer drops the oldest values, and pulling drops none', async () => {
  expect(await stored(dropping)).toEqual(['1', '4', '5'])
  expect(await stored(pulling)).toEqual(['1', '2', '3', '4', '5'])
})

test('two recordings of everything are the same', async () => {
  expect(await recordAll()).toEqual(await recordAll())
})
