import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { totalsOf, walkTogether } from './compare'
import { readTrace, type Trace } from './trace'

const load = (name: string): Trace => {
  const file = path.join(__dirname, `../fixtures/${name}.json`)
  const trace = readTrace(JSON.parse(readFileSync(file, 'utf8')))
  if (!trace) {
    throw new Error(`${file} holds no trace that can be read.`)
  }
  return trace
}

test('two runs are walked together by their time, each to its end', () => {
  const sides = [load('async'), load('concur')]
  const walk = walkTogether(sides)
  expect(walk).toHaveLength(sides.flatMap(({ events }) => events).length)
  expect(walk.at(-1)?.places).toEqual(
    sides.map(({ events }) => events.length - 1),
  )
  const times = walk.map(({ time }) => time)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test('a walk through runs that take no time takes turns', () => {
  const walk = walkTogether([load('sync'), load('sync')])
  expect(walk.slice(0, 4).map(({ places }) => places)).toEqual([
    [0, -1],
    [0, 0],
    [1, 0],
    [1, 1],
  ])
})

test('a run is summed up by its result, its time and its work', () => {
  expect(totalsOf(load('concur'))).toEqual({
    result: '[ 10, 11, 20, 21, 30, 31 ]',
    milliseconds: 60,
    calls: 6,
    mostInFlight: 3,
    mostHeld: 0,
    taken: 3,
  })
  expect(totalsOf(load('error')).result).toBe('Error: No 20')
})
