import { expect, test } from 'vitest'
import { observeFixture } from './fixtures/observeFixture'
import { callback, count, plan, source } from './fixtures/plans'
import type { Plan } from './plan/plan'

const plans: Plan[] = [
  plan('closingAtFirst', 'plain', callback),
  plan('limiting', 'plain', count),
  { ...plan('carelessAsync', 'async', callback), result: 'value' },
  plan('excluding', 'plain', { kind: 'other', name: 'unwanted' }),
  plan('wrappingConcur', 'concur'),
  plan('trailing', 'plain', { kind: 'value', small: 2, large: 16 }),
  plan('rememberingTwo', 'plain'),
  {
    ...plan('together', 'plain'),
    arguments: [{ ...source('plain'), rest: true }],
  },
  { ...plan('firstAsync', 'async'), result: 'value' },
  { ...plan('soleAsync', 'async'), result: 'value' },
  plan('foldingHalves', 'plain', { kind: 'reducer', form: 'create' }),
]

const behaviourOf = observeFixture('occasional.mjs', plans)

test('who closes after the first failing call only is found out', () => {
  expect(behaviourOf('closingAtFirst').closes.throw).toBe('some')
})

test('who stops by itself and closes is told from who never stops', () => {
  expect(behaviourOf('limiting').closes.own).toBe('yes')
  expect(behaviourOf('closingAtFirst').closes.own).toBeNull()
})

test('who leaves its callbacks alone goes on after a failure that nothing handles', () => {
  const { rejection, pulls } = behaviourOf('carelessAsync')
  expect(rejection).toMatchObject({ goesOn: true, unhandled: true })
  expect(pulls.meanwhile).toBe(6)
})

test('who reads another argument when it is called is found out by its name', () => {
  expect(behaviourOf('excluding')).toMatchObject({
    start: 'lazy',
    readsAtCall: ['unwanted'],
  })
})

test('who puts a list of failures into a list is found out', () => {
  expect(behaviourOf('wrappingConcur').rejection?.several).toBe('nested')
})

test('a window and a few values that are kept are told apart', () => {
  expect(behaviourOf('trailing').held).toBe('window')
  expect(behaviourOf('rememberingTwo').held).toBe('few')
})

test('who ends with the shorter of its sources stops early', () => {
  expect(behaviourOf('together').pulls.early).toBe(3)
})

test('who adds accumulators to accumulators is wrong with optional reducers', () => {
  expect(behaviourOf('foldingHalves').optionalReducers).toBe('wrong')
})

test('who reads on after it has answered is found out', () => {
  expect(behaviourOf('firstAsync')).toMatchObject({
    endless: 'answers',
    readsOn: true,
  })
  expect(behaviourOf('soleAsync')).toMatchObject({
    endless: 'answers',
    readsOn: false,
  })
})
