import { expect, test } from 'vitest'
import { loadTrace } from '../fixtures/loadTrace'
import { totalsOf, walkTogether } from './compare'

test('two runs are walked together by their time, each to its end', () => {
  const sides = [loadTrace('async'), loadTrace('concur')]
  const walk = walkTogether(sides)
  expect(walk).toHaveLength(sides.flatMap(({ events }) => events).length)
  expect(walk.at(-1)?.places).toEqual(
    sides.map(({ events }) => events.length - 1),
  )
  const times = walk.map(({ time }) => time)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test('a walk through runs that take no time takes turns', () => {
  const walk = walkTogether([loadTrace('sync'), loadTrace('sync')])
  expect(walk.slice(0, 4).map(({ places }) => places)).toEqual([
    [0, -1],
    [0, 0],
    [1, 0],
    [1, 1],
  ])
})

test('a run is summed up by its result, its time and its work', () => {
  expect(totalsOf(loadTrace('concur'))).toEqual({
    result: '[ 10, 11, 20, 21, 30, 31 ]',
    milliseconds: 60,
    calls: 6,
    mostInFlight: 3,
    mostHeld: 0,
    taken: 3,
  })
  expect(totalsOf(loadTrace('error')).result).toBe('Error: No 20')
})
