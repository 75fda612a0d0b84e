import path from 'node:path'
import { expect, test } from 'vitest'
import { observeFixture } from './fixtures/observeFixture'
import { callback, plan, reducerPlan, source } from './fixtures/plans'
import type { Plan } from './plan/plan'
import { probePackage } from './probePackage'

/*
 * Functions that misbehave only now and then, each found out by name: a probe
 * that looks once takes them for harmless.
 */

const plans: Plan[] = [
  plan('closingOddly', 'plain'),
  plan('lastOneConcur', 'concur'),
  { ...plan('gatheringConcur', 'concur'), arguments: [source('plain')] },
  { ...plan('fallbackConcur', 'concur', callback), result: 'value' },
  plan('burstingAsync', 'async', callback),
  plan('repeating', 'plain', callback),
  { ...plan('queueingAsync', 'async'), arguments: [source('concur')] },
]

const behaviourOf = observeFixture('deceiving.mjs', plans)

test('who makes an async iterable of a concur one is read in the order of arrival', () => {
  expect(behaviourOf('queueingAsync').order).toBe('arrival')
})

test('who reads what nothing asked for, and after a break, is found out', () => {
  expect(behaviourOf('queueingAsync')).toMatchObject({
    pulls: { unasked: 4 },
    readsOn: true,
    endless: 'streams',
  })
})

test('a reducer that is wrong for many values, or about NaN, is found out', async () => {
  const after = await probePackage(
    path.join(__dirname, 'fixtures/deceivingReducers.mjs'),
    [
      ...['toTotal', 'toLeast', 'toFirst'].map(reducerPlan),
      {
        ...reducerPlan('toBoth'),
        arguments: ['several'],
        ofOptional: { arguments: ['optional several'], isOptional: false },
      },
    ],
  )

  expect(after.toTotal).toMatchObject({
    reducer: { reduce: 'right', reduceAsync: 'right', reduceConcur: 'wrong' },
  })
  expect(after.toTotal).toMatchObject({
    reducer: { nan: { reduce: 'spreads', reduceAsync: 'spreads' } },
  })
  expect(after.toLeast).toMatchObject({
    reducer: { nan: { reduce: 'depends', reduceConcur: 'depends' } },
  })
  expect(after.toFirst).toMatchObject({
    reducer: { nan: { reduce: 'first', reduceAsync: 'last' } },
  })
  expect(after.toBoth).toMatchObject({
    reducer: {
      reduceAsync: 'right',
      ofOptional: { reduce: 'right', reduceAsync: 'wrong' },
    },
  })
})

test('who has more callbacks at once when some answer at once has no rule', () => {
  expect(behaviourOf('burstingAsync')).toMatchObject({
    atOnce: 3,
    atOnceRule: null,
    callsRule: 'n',
  })
})

test('who calls more often than any term says has no rule', () => {
  expect(behaviourOf('repeating')).toMatchObject({ calls: 15, callsRule: null })
})

test('who rejects late when all values fail, or promises do, is found out', () => {
  expect(behaviourOf('lastOneConcur').rejection).toMatchObject({
    settles: 'end',
    hidden: true,
  })
  expect(behaviourOf('gatheringConcur').rejection).toMatchObject({
    settles: 'end',
    whenSourceFails: 'once',
  })
})

test('who calls its callback once rejects with it, whatever else it hides', () => {
  expect(behaviourOf('fallbackConcur').rejection).toMatchObject({
    settles: 'once',
    whenSourceFails: 'never',
    goesOn: false,
    hidden: true,
  })
})

test('who closes after some numbers of values, but not from one on, has no rule', () => {
  const { closes } = behaviourOf('closingOddly')
  expect(closes).toMatchObject({ break: 'some', breakFrom: null })
})
