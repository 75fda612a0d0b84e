import { expect, test } from 'vitest'
import { findClass, wordsOf } from '../../fixtures/findDrawn'
import { loadTrace } from '../../fixtures/loadTrace'
import { stepOf, traceOf } from '../../fixtures/traceOf'
import type { Trace } from '../trace'
import { drawFlow } from './drawFlow'

const sync = loadTrace('sync')
const beginning: Trace = { ...sync, events: sync.events.slice(0, 12) }

const draw = (trace: Trace, isLive = false) => {
  const drawn = drawFlow(trace, { isLive })
  if (!drawn) {
    throw new Error('Nothing was drawn.')
  }
  return drawn
}

/** The arrows of each line: where to, between which lines of the grid, what. */
const linesOf = (trace: Trace): string[][] =>
  findClass(draw(trace), 'trace-row').map(row =>
    findClass(row, 'trace-arrow').map(arrow =>
      [
        arrow.attributes['data-to'],
        arrow.attributes.style?.replace('--a:', '').replace(';--z:', '-'),
        wordsOf(arrow),
      ]
        .join(' ')
        .trim(),
    ),
  )

test('what goes on from column to column shares a line', () => {
  expect(linesOf(beginning)).toEqual([
    ['left 4-6', 'left 3-5', 'left 2-4', 'left 1-3'],
    ['right 1-3 1', 'at 2-3 → 1', 'right 2-4 1', 'at 3-4 → false'],
    ['left 2-4', 'left 1-3'],
  ])
})

test('a result has a line of its own, as wide as all columns', () => {
  expect(linesOf(sync).slice(-3)).toEqual([
    ['left 4-6'],
    ['right 4-6 done'],
    ['out 1-6 16'],
  ])
})

test('work at one step after other work there has another line', () => {
  const trace = traceOf(
    { type: 'call', value: 'a', step: 2 },
    { type: 'settle', value: 'b', from: 0, time: 0, step: 2 },
    { type: 'call', value: 'c', step: 2, time: 0 },
    { type: 'throw', value: 'no', from: 2, time: 0, step: 2 },
    { type: 'close', step: 2, other: 1, time: 0 },
  )
  expect(linesOf(trace)).toEqual([
    ['at 2-3 → b'],
    ['at 2-3 → no'],
    ['right 1-3 close'],
  ])
})

test('work that takes time has a beginning and an end of its own', () => {
  const trace = traceOf(
    { type: 'call', value: 'a', time: 0 },
    { type: 'settle', value: 'b', from: 0, time: 20 },
  )
  expect(linesOf(trace)).toEqual([['at 1-2 a …'], ['at 1-2 → b']])
})

test('a value that goes no further is marked', () => {
  const dropped = findClass(draw(sync), 'trace-arrow')
    .filter(({ attributes }) => 'data-dropped' in attributes)
    .map(wordsOf)
  expect(dropped).toEqual(['1', '4', '9'])
})

test('times are told where something waits, each once', () => {
  const times = (trace: Trace) =>
    findClass(draw(trace), 'trace-row').map(row => {
      const [first] = row.children
      const isTime = typeof first === 'object' && first.tag === 'time'
      return isTime ? wordsOf(first) : undefined
    })
  expect(new Set(times(sync))).toEqual(new Set([undefined]))
  const told = times(loadTrace('async'))
  expect(told.filter(time => time !== '')).toEqual([
    '0 ms',
    '20 ms',
    '40 ms',
    '60 ms',
  ])
  expect(told.length).toBeGreaterThan(4)
  expect(draw(sync).attributes).not.toHaveProperty('data-times')
  expect(draw(loadTrace('async')).attributes).toHaveProperty('data-times')
})

test('who may walk through it has places to go to, and sentences', () => {
  const still = draw(beginning)
  expect(findClass(still, 'trace-said')).toEqual([])
  expect(findClass(still, 'trace-arrow')[0]?.attributes).not.toHaveProperty(
    'data-at',
  )
  const live = draw(beginning, true)
  const arrows = findClass(live, 'trace-arrow')
  expect(arrows.map(({ attributes }) => attributes['data-at'])).toContain('5 6')
  expect(findClass(live, 'trace-said').map(wordsOf)).toEqual([
    'get pulls from find',
    'find pulls from filter',
    'filter pulls from map',
    'map pulls from rangeTo',
    'rangeTo gives 1 to map',
    'map calls its callback with 1 → 1',
    '1 passes, on to filter',
    'filter calls its callback with 1 → false',
    'filter pulls from map',
    'map pulls from rangeTo',
  ])
})

test('columns are headed by their steps, and many are said to be many', () => {
  const heads = findClass(draw(sync), 'trace-head').map(
    ({ attributes }) => attributes['data-step'],
  )
  expect(heads).toEqual(['0', '1', '2', '3', '4'])
  expect(draw(sync).attributes).toHaveProperty('data-many')
  const few = traceOf({ type: 'pull', step: 1, other: 2 })
  expect(draw(few).attributes).not.toHaveProperty('data-many')
})

test('a long run is drawn in blocks of forty lines, cut where it is folded', () => {
  const pulls = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => ({
      type: 'done' as const,
      at: from + index,
      step: 2,
    }))
  const rowsOf = (trace: Trace) =>
    findClass(draw(trace), 'trace-block').map(
      ({ attributes }) => attributes.style,
    )
  const long = traceOf(...pulls(90, 0))
  expect(rowsOf(long)).toEqual(['--rows:40', '--rows:40', '--rows:10'])
  const folded = { ...traceOf(...pulls(30, 0), ...pulls(20, 500)), folded: 470 }
  expect(rowsOf(folded)).toEqual(['--rows:30', '--rows:10', '--rows:10'])
  expect(findClass(draw(folded), 'trace-fold').map(wordsOf)).toEqual([
    '470 events in between are folded',
  ])
})

test('a step says what it did in numbers, and nothing that it never does', () => {
  const counters = (change: Partial<Trace['steps'][number]>): string => {
    const step = { ...stepOf('find', 'sync'), ...change }
    const trace = traceOf({ type: 'done', step: 1 })
    const steps = trace.steps.with(1, step)
    const [head] = findClass(draw({ ...trace, steps }), 'trace-head')
    return head ? wordsOf(head) : ''
  }
  expect(counters({})).toBe('find(…)')
  expect(
    counters({
      pulled: 1200,
      passed: 2,
      calls: 3,
      mostInFlight: 4,
      mostHeld: 5,
      closed: true,
    }),
  ).toBe(
    'find(…)1,200 pulled, 2 passed on, 3 calls, 4 in flight, 5 held, closed',
  )
  expect(counters({ calls: 1, mostInFlight: 1, mostHeld: 1 })).toBe(
    'find(…)1 call',
  )
})
