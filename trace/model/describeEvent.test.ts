import { expect, test } from 'vitest'
import { describeEvent, findEvent, nameOf } from './describeEvent'
import { ancestorsOf, descendantsOf, rootOf } from './kinship'
import type { StepKind, Trace, TraceEvent, TraceStep } from './trace'

const stepOf = (name: string, kind: StepKind): TraceStep => ({
  label: `${name}(…)`,
  line: 1,
  column: 1,
  kind,
  pulled: 0,
  passed: 0,
  calls: 0,
  mostInFlight: 0,
  closed: false,
  name,
})

const steps = [
  stepOf('asConcur', 'concur'),
  stepOf('mapAsync', 'async'),
  stepOf('find', 'sync'),
]

type Happening = Partial<TraceEvent> & Pick<TraceEvent, 'type'>

const traceOf = (...happenings: Happening[]): Trace => ({
  version: 1,
  steps,
  folded: 0,
  events: happenings.map((happening, at) => ({
    at,
    time: at,
    step: 1,
    value: '',
    ...happening,
  })),
})

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

test('a value that was made of several came from all of them', () => {
  const trace = traceOf(
    { type: 'value', step: 0 },
    { type: 'value', step: 0 },
    // A call for another step's value leads nowhere here.
    { type: 'call', step: 2, from: 0 },
    { type: 'call', step: 1, from: 1 },
    { type: 'settle', step: 1, from: 3 },
    { type: 'value', step: 1, from: 0, also: [1] },
    { type: 'value', step: 2, from: 5 },
  )
  const sorted = (numbers: Iterable<number>) =>
    [...numbers].toSorted((a, b) => a - b)
  expect(sorted(ancestorsOf(trace, 6))).toEqual([0, 1, 3, 4, 5])
  expect(sorted(ancestorsOf(trace, 0))).toEqual([])
  expect(sorted(ancestorsOf(trace, 99))).toEqual([])
  expect(sorted(descendantsOf(trace, 1))).toEqual([3, 4, 5, 6])
  expect(sorted(descendantsOf(trace, 6))).toEqual([])
  expect([6, 1, 99].map(at => rootOf(trace, at))).toEqual([0, 1, 99])
})

test('a value that was made of folded ones came from those that are left', () => {
  const trace = traceOf(
    { type: 'value', at: 3 },
    { type: 'value', at: 4, also: [1, 3] },
  )
  expect([...ancestorsOf(trace, 4)]).toEqual([3])
  expect([...descendantsOf(trace, 1)]).toEqual([4])
})
