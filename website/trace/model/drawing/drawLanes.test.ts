import { expect, test } from 'vitest'
import { findClass, wordsOf } from '../../fixtures/findDrawn'
import { loadTrace } from '../../fixtures/loadTrace'
import { type Happening, stepOf, traceOf } from '../../fixtures/traceOf'
import type { Trace } from '../trace'
import { drawLanes } from './drawLanes'
import type { Drawn } from './drawn'

const draw = (trace: Trace, isLive = false): Drawn => {
  const drawn = drawLanes(trace, { isLive })
  if (!drawn) {
    throw new Error('Nothing was drawn.')
  }
  return drawn
}

const attribute = (name: string) => (drawn: Drawn) => drawn.attributes[name]
const styleOf = ({ attributes }: Drawn): string | undefined =>
  attributes.style
    ?.replace('inset-inline-start:', '')
    .replace('inline-size:', '')

/** A run of one Concur step: what happens to it. */
const runOf = (...happenings: Happening[]): Trace => ({
  ...traceOf(...happenings.map(one => ({ step: 0, ...one }))),
  steps: [{ ...stepOf('mapConcur', 'concur'), calls: 1 }],
})

const work = (at: number, start: number, end: number): Happening[] => [
  { type: 'value', value: `v${at}`, at, time: start, other: 0 },
  { type: 'call', value: `v${at}`, at: at + 1, time: start, from: at },
  { type: 'settle', value: 'ok', at: at + 2, time: end, from: at + 1 },
]

/** The bars of all lanes, without the swatches above them. */
const barsOf = (trace: Trace): Drawn[] =>
  findClass(draw(trace), 'trace-track').flatMap(track =>
    findClass(track, 'trace-bar'),
  )

test('a bar stands where its work was, with what came of it', () => {
  const bars = barsOf(loadTrace('error'))
  expect(
    bars.map(bar => [
      styleOf(bar),
      wordsOf(bar),
      bar.attributes['data-outcome'],
    ]),
  ).toEqual([
    ['0%;100%', '30', undefined],
    ['100%;0%', '', undefined],
    ['0%;33.33%', '10', undefined],
    ['33.33%;0%', '', undefined],
    ['0%;66.67%', '✕ Error: No 20', 'failed'],
  ])
})

test('bars are told apart by their steps, four patterns in turn', () => {
  const drawn = draw(loadTrace('concur'))
  const [, , first] = findClass(drawn, 'trace-lane')
  const bars = first ? findClass(first, 'trace-bar') : []
  expect(bars.map(attribute('data-stage'))).toEqual(['0', '1'])
  const swatches = findClass(drawn, 'trace-stages').flatMap(heads =>
    findClass(heads, 'trace-head').map(head =>
      findClass(head, 'trace-swatch').map(attribute('data-stage')),
    ),
  )
  expect(swatches).toEqual([[], ['0'], ['1'], []])
})

test('a bar that is too short for words has none', () => {
  const bars = barsOf(runOf(...work(0, 0, 4), ...work(3, 4, 100)))
  expect(bars.map(wordsOf)).toEqual(['', 'ok'])
})

test('a branch is set in, up to four lanes deep', () => {
  const depths = findClass(draw(loadTrace('concur')), 'trace-lane').map(styleOf)
  expect(depths.slice(0, 4)).toEqual([
    undefined,
    '--depth:1',
    undefined,
    '--depth:1',
  ])
})

test('arrivals of one moment stand beside each other, the last is named', () => {
  const drawn = draw(
    runOf(
      { type: 'value', value: 'a', time: 0, other: 0 },
      { type: 'value', value: 'b', time: 10, from: 0, other: 0 },
      { type: 'value', value: 'c', time: 10, from: 1, other: 0 },
      { type: 'value', value: 'z', time: 90, other: 0 },
      { type: 'done', time: 100 },
    ),
  )
  const marks = findClass(drawn, 'trace-mark')
  expect(marks.map(mark => [wordsOf(mark), styleOf(mark)])).toEqual([
    ['a', '0%'],
    ['b', '10%'],
    ['c', '10%;--place:1'],
    ['z', '90%'],
  ])
  expect(marks.map(attribute('data-named'))).toEqual([
    undefined,
    undefined,
    '',
    '',
  ])
  expect(marks.map(attribute('data-side'))).toEqual([
    undefined,
    undefined,
    undefined,
    'end',
  ])
})

test('an arrival is not named where a bar stands', () => {
  const drawn = draw(runOf(...work(0, 0, 50)))
  const marks = findClass(drawn, 'trace-mark')
  expect(marks.map(attribute('data-named'))).toEqual([undefined])
})

test('the axis and the result stand below the lanes', () => {
  const drawn = draw(loadTrace('concur'))
  const lanes = findClass(drawn, 'trace-lane')
  const [result, axis] = lanes.slice(-2)
  expect(result && wordsOf(result)).toBe('result[ 10, 11, 20, 21, 30, 31 ]')
  const ticks = findClass(drawn, 'trace-axis').flatMap(({ children }) =>
    children.flatMap(track =>
      typeof track === 'object' && track.tag === 'div' ? track.children : [],
    ),
  )
  expect(
    ticks.map(tick =>
      typeof tick === 'object' ? [wordsOf(tick), styleOf(tick)] : tick,
    ),
  ).toEqual([
    ['0', '0%'],
    ['20', '33.33%'],
    ['40', '66.67%'],
    ['60', '100%'],
  ])
  expect(axis && wordsOf(axis)).toBe('ms0204060')
})

test('who may walk through it has places to go to, and a moment', () => {
  const trace = loadTrace('error')
  const still = draw(trace)
  const live = draw(trace, true)
  const places = (drawn: Drawn) =>
    [...findClass(drawn, 'trace-bar'), ...findClass(drawn, 'trace-mark')].map(
      attribute('data-at'),
    )
  expect(new Set(places(still))).toEqual(new Set([undefined]))
  expect(places(live).filter(Boolean).length).toBeGreaterThan(3)
  expect(places(live)).toContainEqual(expect.stringMatching(/^\d+ \d+$/u))
  expect(findClass(still, 'trace-moment')).toEqual([])
  expect(findClass(live, 'trace-moment')).toHaveLength(1)
})

test('many lanes are drawn in blocks, and folded events are told', () => {
  const values = Array.from({ length: 45 }, (_, at) => ({
    type: 'value' as const,
    value: `${at}`,
    other: 0,
  }))
  const blocks = (trace: Trace) =>
    findClass(draw(trace), 'trace-block').map(attribute('style'))
  expect(blocks(runOf(...values))).toEqual(['--rows:40', '--rows:5'])
  expect(blocks(runOf(...values.slice(0, 40)))).toEqual([])
  const folds = (trace: Trace) =>
    findClass(draw(trace), 'trace-fold').map(wordsOf)
  expect(folds(runOf(...values))).toEqual([])
  expect(folds({ ...runOf(...values), folded: 7 })).toEqual([
    '7 events in between are folded',
  ])
})

test('values arrive by themselves, unless they are pulled from what is not Concur', () => {
  const heads = findClass(draw(loadTrace('concur')), 'trace-head').map(wordsOf)
  expect(heads.slice(0, 2)).toEqual([
    'asConcur4 pulled, 3 passed on',
    'mapConcur(wait)3 arrived, 3 passed on, 3 calls, 3 in flight',
  ])
})

test.each([
  ['usual for short words', 'v1', undefined],
  ['more for longer words', '[ 2, 3 ]', '--after:5.35rem'],
  ['no more than for sixteen letters', 'x'.repeat(40), '--after:8.95rem'],
])('the room after the axis is %s', (_, value, style) => {
  const trace = runOf(...work(0, 0, 30), {
    type: 'value',
    value,
    at: 3,
    time: 30,
    from: 2,
    other: 1,
  })
  const [chart] = findClass(draw(trace), 'trace-chart')
  expect(chart?.attributes.style).toBe(style)
})
