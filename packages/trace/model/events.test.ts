import { expect, test } from 'vitest'
import { loadTrace } from '../fixtures/loadTrace'
import { type Happening, traceOf } from '../fixtures/traceOf'
import { findEvent, isResult } from './events'
import type { Trace } from './trace'

test('an event that was folded is not found', () => {
  const [first, last] = traceOf(
    { type: 'pull' },
    { type: 'done', at: 5 },
  ).events
  const trace: Trace = {
    ...traceOf(),
    events: [first, last].filter(event => event !== undefined),
    folded: 4,
  }
  expect([0, 1, 4, 5, 6].map(at => findEvent(trace, at)?.type)).toEqual([
    'pull',
    undefined,
    undefined,
    'done',
    undefined,
  ])
})

test('the events on both sides of a fold are found', () => {
  const trace = loadTrace('sync')
  const late = trace.events.slice(-3).map(e => ({ ...e, at: e.at + 90 }))
  const folded = {
    ...trace,
    events: [...trace.events.slice(0, -3), ...late],
    folded: 90,
  }
  for (const event of folded.events) {
    expect(findEvent(folded, event.at)).toBe(event)
  }
  expect(findEvent(folded, trace.events.length)).toBeUndefined()
})

test.each<[boolean, string, ...Happening[]]>([
  [true, 'a value that goes nowhere', { type: 'value' }],
  [false, 'a value for another step', { type: 'value', other: 2 }],
  [true, 'an error that came from nowhere', { type: 'throw' }],
  [false, 'an error for another step', { type: 'throw', other: 2 }],
  [
    true,
    'an error that a value led to',
    { type: 'value' },
    { type: 'throw', from: 0 },
  ],
  [
    false,
    'the error of a callback',
    { type: 'call' },
    { type: 'throw', from: 0 },
  ],
  [false, 'an end', { type: 'done' }],
])('it is %s of %s that it is a result', (expected, _, ...happenings) => {
  const trace = traceOf(...happenings)
  const last = trace.events.at(-1)
  expect(last && isResult(trace, last)).toBe(expected)
})
