import { expect, test } from 'vitest'
import { loadTrace } from '../fixtures/loadTrace'
import { type Happening, stepOf, traceOf } from '../fixtures/traceOf'
import {
  describeEvent,
  describeParts,
  findEvent,
  nameOf,
} from './describeEvent'
import type { Trace } from './trace'

const describeLast = (...happenings: Happening[]): string => {
  const trace = traceOf(...happenings)
  const last = trace.events.at(-1)
  return last ? describeEvent(trace, last) : ''
}

test.each<[string, ...Happening[]]>([
  ['`mapAsync` starts `asConcur`', { type: 'pull', other: 0 }],
  ['`mapAsync` pulls from `find`', { type: 'pull', other: 2 }],
  ['`mapAsync` pulls from `?`', { type: 'pull' }],
  ['`mapAsync` is done', { type: 'done', other: 2 }],
  ['`find` closes `mapAsync`', { type: 'close', other: 2 }],
  ['`mapAsync` is closed', { type: 'close' }],
  ['`mapAsync` gives `1`', { type: 'value', value: '1' }],
  ['`mapAsync` gives `1` to `find`', { type: 'value', value: '1', other: 2 }],
  [
    '`1` passes',
    { type: 'value', value: '1' },
    { type: 'value', value: '1', from: 0 },
  ],
  [
    '`1` becomes `2`',
    { type: 'value', value: '1' },
    { type: 'value', value: '2', from: 0 },
  ],
  [
    '`mapAsync` gives `2`',
    { type: 'call', value: '1' },
    { type: 'value', value: '2', from: 0 },
  ],
  ['`mapAsync` throws `e`', { type: 'throw', value: 'e' }],
  [
    'the callback of `mapAsync` throws `e`',
    { type: 'call', value: '1' },
    { type: 'throw', value: 'e', from: 0 },
  ],
  [
    '`mapAsync` throws `e`',
    { type: 'value', value: '1' },
    { type: 'throw', value: 'e', from: 0 },
  ],
  ['`mapAsync` throws `e`', { type: 'throw', value: 'e', from: 7 }],
  [
    'the callback of `mapAsync` settles with `1`',
    { type: 'settle', value: '1' },
  ],
  [
    'the callback of `find` returns `1`',
    { type: 'settle', value: '1', step: 2 },
  ],
  [
    'the callback of `?` settles with `1`',
    { type: 'settle', value: '1', step: 9 },
  ],
  ['`mapAsync` throws ``` ``a`` ```', { type: 'throw', value: '``a``' }],
])('%s', (sentence, ...happenings) => {
  expect(describeLast(...happenings)).toBe(sentence)
})

test('a step without a name is called by its text', () => {
  const { name, ...step } = stepOf('find', 'sync')
  expect([name, nameOf(step), nameOf(undefined)]).toEqual([
    'find',
    'find(…)',
    '?',
  ])
})

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

test('the sentences of a run say who pulls, what passes and what becomes of a value', () => {
  const trace = loadTrace('sync')
  const sentences = trace.events.map(event => describeEvent(trace, event))
  expect(sentences).toEqual(
    expect.arrayContaining([
      '`filter` pulls from `map`',
      '`rangeTo` gives `2` to `map`',
      '`map` calls its callback with `2`',
      'the callback of `map` returns `4`',
      '`2` becomes `4`, on to `filter`',
      '`4` passes, on to `find`',
    ]),
  )
})

test('a sentence comes in pieces, with names and values marked as code', () => {
  const trace = loadTrace('sync')
  const [event] = trace.events
  expect(event && describeParts(trace, event)).toEqual([
    { text: nameOf(trace.steps[4]), isCode: true },
    { text: ' pulls from ', isCode: false },
    { text: 'find', isCode: true },
  ])
})

test('a value that holds backticks is set apart from the sentence', () => {
  const trace = loadTrace('sync')
  const event = findEvent(trace, 0)
  expect(
    event && describeEvent(trace, { ...event, type: 'throw', value: '`a`' }),
  ).toBe('`get` throws `` `a` ``')
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
