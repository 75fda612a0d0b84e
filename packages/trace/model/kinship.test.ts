import { expect, test } from 'vitest'
import { loadTrace } from '../fixtures/loadTrace'
import { traceOf } from '../fixtures/traceOf'
import { findEvent } from './events'
import { ancestorsOf, descendantsOf } from './kinship'

const trace = loadTrace('concur')
const last = trace.events.findLast(
  ({ type, step }) => type === 'value' && step === 3,
)

test('kinship leads from what arrived back to the value of the source', () => {
  const at = last?.at ?? -1
  const texts = [...ancestorsOf(trace, at)]
    .sort((a, b) => a - b)
    .map(number => findEvent(trace, number))
    .map(event => `${event?.type} ${event?.value}`)
  expect(texts).toEqual([
    'value 30',
    'value 30',
    'call 30',
    'settle 30',
    'value 30',
    'call 30',
    'settle [ 30, 31 ]',
  ])
})

test('kinship leads from a value of the source to all that it became', () => {
  const first = trace.events.find(({ type }) => type === 'value')
  const found = [...descendantsOf(trace, first?.at ?? -1)]
    .map(number => findEvent(trace, number))
    .filter(event => event?.step === 3 && event.type === 'value')
    .map(event => event?.value)
  expect(found).toEqual(['30', '31'])
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
})

test('a value that was made of folded ones came from those that are left', () => {
  const trace = {
    ...traceOf(
      { type: 'value', at: 3 },
      { type: 'value', at: 4, also: [1, 3] },
    ),
    folded: 3,
  }
  expect([...ancestorsOf(trace, 4)]).toEqual([3])
  expect([...descendantsOf(trace, 1)]).toEqual([4])
})
