import { expect, test } from 'vitest'
import { loadTrace } from '../fixtures/loadTrace'
import { type Happening, stepOf, traceOf } from '../fixtures/traceOf'
import {
  describeEvent,
  describeFailure,
  findFailure,
  nameOf,
} from './describeEvent'
import type { Trace, TraceEvent } from './trace'

const sentenceOf = (trace: Trace, event: TraceEvent): string =>
  describeEvent(trace, event)
    .map(({ text, isCode }) => (isCode ? `\`${text}\`` : text))
    .join('')

const describeLast = (...happenings: Happening[]): string => {
  const trace = traceOf(...happenings)
  const last = trace.events.at(-1)
  return last ? sentenceOf(trace, last) : ''
}

test.each<[string, ...Happening[]]>([
  ['`mapAsync` starts `asConcur`', { type: 'pull', other: 0 }],
  ['`mapAsync` pulls from `find`', { type: 'pull', other: 2 }],
  ['`mapAsync` pulls from `?`', { type: 'pull' }],
  ['`mapAsync` is done', { type: 'done', other: 2 }],
  ['`find` closes `mapAsync`', { type: 'close', other: 2 }],
  ['`mapAsync` is closed', { type: 'close' }],
  ['`mapAsync` returns `1`', { type: 'value', value: '1' }],
  ['`mapAsync` gives `1` to `find`', { type: 'value', value: '1', other: 2 }],
  [
    '`mapAsync` passes `1` to `find`',
    { type: 'value', value: '1', other: 1 },
    { type: 'value', value: '1', from: 0, other: 2 },
  ],
  [
    '`mapAsync` makes `2` of `1`',
    { type: 'value', value: '1', other: 1 },
    { type: 'value', value: '2', from: 0, other: 2 },
  ],
  [
    '`mapAsync` gives `2` to `find`',
    { type: 'call', value: '1' },
    { type: 'value', value: '2', from: 0, other: 2 },
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

test('the sentences of a run say who pulls, what passes and what becomes of a value', () => {
  const trace = loadTrace('sync')
  const sentences = trace.events.map(event => sentenceOf(trace, event))
  expect(sentences).toEqual(
    expect.arrayContaining([
      '`filter` pulls from `map`',
      '`rangeTo` gives `2` to `map`',
      '`map` calls its callback with `2`',
      'the callback of `map` returns `4`',
      '`map` makes `4` of `2`',
      '`filter` passes `4` to `find`',
      'the callback of `find` returns `false`, so `4` is dropped',
      '`get` returns `16`',
    ]),
  )
})

test('a sentence comes in pieces, with names and values marked as code', () => {
  const trace = loadTrace('sync')
  const [event] = trace.events
  expect(event && describeEvent(trace, event)).toEqual([
    { text: nameOf(trace.steps[4]), isCode: true },
    { text: ' pulls from ', isCode: false },
    { text: 'find', isCode: true },
  ])
})

test('a run in which nothing failed has no failure', () => {
  expect(findFailure(loadTrace('sync'))).toBeUndefined()
})

test('a long value leaves room for why it failed', () => {
  const trace = traceOf(
    { type: 'call', value: `{ customer: '${'Sloth & Sons, '.repeat(20)}' }` },
    { type: 'throw', value: 'Error: no such customer', from: 0 },
  )
  const parts = describeFailure(trace, trace.events.at(-1) as TraceEvent)
  const sentence = parts.map(({ text }) => text).join('')
  expect(sentence).toMatch(/^mapAsync threw on .*…: no such customer$/u)
  expect(sentence.length).toBeLessThan(100)
})
