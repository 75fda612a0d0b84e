import { expect, test } from 'vitest'
import { type Happening, traceOf } from '../fixtures/traceOf'
import { isResult } from './isResult'

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
