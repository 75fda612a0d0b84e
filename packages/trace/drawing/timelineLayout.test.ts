import { expect, test } from 'vitest'
import { wordsOf } from '../fixtures/findDrawn'
import { type Happening, stepOf, traceOf } from '../fixtures/traceOf'
import type { Trace, TraceStep } from '../model/trace'
import { drawTimeline } from './drawTimeline'
import { layOutTimeline } from './timelineLayout'

const step = (name: string, more: Partial<TraceStep> = {}): TraceStep => ({
  ...stepOf(name, 'async'),
  calls: 1,
  ...more,
})

const runOf = (steps: TraceStep[], ...happenings: Happening[]): Trace => ({
  ...traceOf(...happenings),
  steps,
})

const steps = [step('source', { calls: 0 }), step('mapAsync')]

/** What a step gives to the next one, which works for it from then on. */
const work = (value: string, at: number, time: number): Happening[] => [
  { type: 'value', value, at, time, step: 0, other: 1 },
  { type: 'call', value, at: at + 1, time, from: at },
]

test('what callbacks at the end of a pipeline say is told in order', () => {
  const trace = runOf(
    [step('source', { calls: 0 }), step('forEachAsync')],
    ...work('x', 0, 0),
    ...work('y', 2, 0),
    ...work('z', 4, 0),
    { type: 'settle', value: "'soon'", from: 3, time: 10 },
    { type: 'settle', value: 'undefined', from: 5, time: 20 },
    { type: 'settle', value: "'late'", from: 1, time: 30 },
  )
  expect(layOutTimeline(trace, undefined).moments).toEqual([
    { time: 10, text: 'soon' },
    { time: 30, text: 'late' },
  ])
  expect(wordsOf(drawTimeline(trace, '', undefined))).toContain(
    '10 mssoon30 mslate',
  )
})

test('a lane is named by what its value holds, without quotes', () => {
  const lanesOf = (value: string) =>
    layOutTimeline(
      runOf(steps, ...work(value, 0, 0), { type: 'settle', from: 1, time: 10 }),
      undefined,
    ).lanes.map(({ label }) => label)
  expect(lanesOf("'/a'")).toEqual(['/a'])
  expect(lanesOf("[ '/a', '/b' ]")).toEqual(['/a, /b'])
  expect(lanesOf("{ path: '/a' }")).toEqual(["{ path: '/a' }"])
})

test('a value and a list of it have lanes of their own', () => {
  const trace = runOf(
    steps,
    ...work("'/a'", 0, 0),
    ...work("[ '/a' ]", 2, 0),
    { type: 'settle', from: 1, time: 10 },
    { type: 'settle', from: 3, time: 20 },
  )
  const { lanes } = layOutTimeline(trace, undefined)
  expect(lanes.map(({ label }) => label)).toEqual(['/a', '/a'])
})

test('what other callbacks return is not told', () => {
  const trace = runOf(steps, ...work('x', 0, 0), {
    type: 'settle',
    value: "'soon'",
    from: 1,
    time: 10,
  })
  expect(layOutTimeline(trace, undefined).moments).toEqual([])
})

test('an error that a callback returns is a failure as well', () => {
  const trace = runOf(
    steps,
    ...work('x', 0, 0),
    ...work('y', 2, 0),
    { type: 'settle', value: 'TypeError: no', from: 1, time: 10 },
    { type: 'settle', value: 'no TypeError: at all', from: 3, time: 10 },
    { type: 'value', value: 'end', time: 10 },
  )
  const { lanes } = layOutTimeline(trace, undefined)
  expect(lanes.map(({ bars }) => bars.map(bar => bar.outcome))).toEqual([
    ['failed'],
    ['done'],
  ])
})

test('a value that two pipelines take up has one lane, without its quotes', () => {
  const trace = runOf(
    steps,
    ...work("'x'", 0, 0),
    { type: 'settle', value: '', from: 1, time: 10 },
    ...work("'x'", 3, 10),
    { type: 'settle', value: '', from: 4, time: 30 },
    { type: 'value', value: 'end', time: 30 },
  )
  const { lanes } = layOutTimeline(trace, undefined)
  expect(
    lanes.map(({ label, depth, bars }) => [
      label,
      depth,
      bars.map(({ start, end }) => end - start),
    ]),
  ).toEqual([['x', 0, [10, 20]]])
})

test('work that takes no time is left out, and so is a step with no other', () => {
  const trace = runOf(
    [...steps, step('filterAsync')],
    ...work('x', 0, 0),
    { type: 'settle', value: '', from: 1, time: 0 },
    { type: 'value', value: 'x', from: 0, step: 1, other: 2, time: 0 },
    { type: 'call', value: 'x', from: 3, step: 2, time: 0 },
    { type: 'settle', value: '', from: 4, step: 2, time: 20 },
    ...work('y', 6, 20),
    { type: 'settle', value: '', from: 7, time: 20 },
    { type: 'value', value: 'end', step: 2, time: 20 },
  )
  const { lanes, stages, settled } = layOutTimeline(trace, undefined)
  expect(lanes.map(({ label }) => label)).toEqual(['x'])
  expect(lanes[0]?.bars).toMatchObject([{ stage: 0, start: 0, end: 20 }])
  expect(stages).toEqual([2])
  expect(settled).toBe(20)
})

test('a run without a result settles when the last work ends', () => {
  const trace = runOf(
    steps,
    ...work('x', 0, 0),
    ...work('y', 2, 0),
    { type: 'settle', value: '', from: 1, time: 40 },
    { type: 'settle', value: '', from: 3, time: 30 },
  )
  expect(layOutTimeline(trace, undefined).settled).toBe(40)
})

test('a value that is dropped is marked at the end of its lane', () => {
  const given = [
    step('source', { calls: 0 }),
    step('mapAsync', { inputs: [0] }),
    step('filterAsync', { inputs: [1], passed: 1 }),
    step('last', { inputs: [2], calls: 0 }),
  ]
  const dropped = (end: Happening) =>
    layOutTimeline(
      runOf(
        given,
        ...work('x', 0, 0),
        end,
        { type: 'value', value: 'x', from: 0, step: 1, other: 2, time: 20 },
        { type: 'done', step: 2, other: 3, time: 20 },
      ),
      undefined,
    ).lanes.map(({ end }) => end && [end.kind, end.time])
  expect(dropped({ type: 'settle', value: '', from: 1, time: 20 })).toEqual([
    ['dropped', 20],
  ])
  expect(dropped({ type: 'throw', value: 'e', from: 1, time: 20 })).toEqual([
    undefined,
  ])
})
