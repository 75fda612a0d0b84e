import path from 'node:path'
import { expect, test } from 'vitest'
import { observeFixture } from './fixtures/observeFixture'
import { callback, count, plan, reducerPlan, source } from './fixtures/plans'
import type { ArgumentPlan, Plan } from './plan/plan'
import { probePackage } from './probePackage'

const file = path.join(__dirname, 'fixtures/functions.mjs')

const number: ArgumentPlan = { kind: 'callback', gives: 'number' }
const numbers: ArgumentPlan = { ...source('plain'), numeric: true }

const plans: Plan[] = [
  plan('closing', 'plain', callback),
  plan('leaking', 'plain', callback),
  plan('opening', 'plain', callback),
  plan('collecting', 'plain', callback),
  plan('readingTwice', 'plain', callback),
  plan('demanding', 'plain', callback),
  plan('readingAhead', 'plain', count),
  plan('pairingAsync', 'async', callback),
  plan('steppingAsync', 'async', callback),
  plan('bareConcur', 'concur'),
  plan('hastyConcur', 'concur'),
  plan('patientConcur', 'concur'),
  plan('sortingConcur', 'concur'),
  plan('impatientConcur', 'concur'),
  { ...plan('largest', 'plain', number), isOptional: true },
  { ...plan('summing', 'plain'), arguments: [numbers], result: 'value' },
]

const behaviourOf = observeFixture('functions.mjs', plans)

test('a lazy function, one that opens its source and an eager one are told apart', () => {
  expect(behaviourOf('closing').start).toBe('lazy')
  expect(behaviourOf('opening').start).toBe('opens')
  expect(behaviourOf('collecting').start).toBe('eager')
})

test('a function that needs to read its source twice does not take a generator', () => {
  expect(behaviourOf('closing').generator).toBe('works')
  expect(behaviourOf('readingTwice').generator).toBe('differs')
  expect(behaviourOf('demanding').generator).toBe('throws')
  expect(behaviourOf('pairingAsync').generator).toBe('works')
  expect(behaviourOf('patientConcur').generator).toBe(null)
})

test('a generator closes its source, an iterator without return does not', () => {
  expect(behaviourOf('closing').closes).toEqual({
    own: null,
    break: 'yes',
    breakFrom: null,
    throw: 'yes',
  })
  expect(behaviourOf('leaking').closes).toEqual({
    own: null,
    break: 'no',
    breakFrom: null,
    throw: 'no',
  })
})

test('pulls are counted, and those ahead of the last output too', () => {
  expect(behaviourOf('leaking').pulls).toMatchObject({ first: 1, all: 6 })
  expect(behaviourOf('collecting').pulls).toMatchObject({ first: 6, all: 6 })
  expect(behaviourOf('readingAhead').pulls).toMatchObject({
    first: 5,
    all: 5,
    early: 5,
    ahead: 0,
  })
  expect(behaviourOf('readingAhead').closes.own).toBe('no')
})

test('an endless source streams, ends or is never answered', () => {
  expect(behaviourOf('leaking').endless).toBe('streams')
  expect(behaviourOf('readingAhead').endless).toBe('ends')
  expect(behaviourOf('collecting').endless).toBe('never')
})

test('a result is read again from the source, from memory or not at all', () => {
  expect(behaviourOf('leaking').again).toBe('source')
  expect(behaviourOf('collecting').again).toBe('memory')
  expect(behaviourOf('opening').again).toBe('nothing')
  expect(behaviourOf('opening').together).toBe('mixed')
})

test('values that are kept are seen, and values that are not are not', () => {
  expect(behaviourOf('closing').held).toBe('none')
  expect(behaviourOf('sortingConcur').held).toBe('all')
})

test('callbacks at once are counted, and order is seen', () => {
  const pairing = behaviourOf('pairingAsync')
  expect(pairing).toMatchObject({ calls: 5, atOnce: 2, order: 'source' })
  expect(behaviourOf('patientConcur').order).toBe('arrival')
  expect(behaviourOf('sortingConcur').order).toBe('source')
})

test('who waits for slow callbacks keeps nothing meanwhile', () => {
  expect(behaviourOf('pairingAsync').heldWhenSlow).toBe('none')
})

test('who gives no promise for an empty source of the package is found out', () => {
  expect(behaviourOf('bareConcur').emptyConcur).toBe('bare')
})

test('who settles before later steps are done is found out', () => {
  expect(behaviourOf('hastyConcur').waitsForLaterSteps).toBe(false)
  expect(behaviourOf('patientConcur').waitsForLaterSteps).toBe(true)
})

test('a failure is passed on, hidden, or left to nobody', () => {
  expect(behaviourOf('patientConcur').rejection).toMatchObject({
    settles: 'end',
    hidden: false,
  })
  expect(behaviourOf('hastyConcur').rejection).toMatchObject({
    settles: 'never',
    hidden: true,
  })
  expect(behaviourOf('steppingAsync').rejection?.settles).toBe('once')
  // The first of two callbacks is awaited after the second has begun.
  expect(behaviourOf('pairingAsync').rejection?.settles).toBe('end')
})

test('several failures are told as they were rejected with', () => {
  expect(behaviourOf('patientConcur').rejection?.several).toBe('aggregate')
  expect(behaviourOf('pairingAsync').rejection?.several).toBe('one')
  expect(behaviourOf('hastyConcur').rejection?.several).toBeNull()
})

test('an empty source is told, and one that only some can take', () => {
  expect(behaviourOf('closing')).toMatchObject({
    empty: 'ends',
    emptyConcur: null,
  })
  expect(behaviourOf('summing').empty).toBe('answers')
  expect(behaviourOf('largest').empty).toBe('throws')
  expect(behaviourOf('sortingConcur').emptyConcur).toBe('works')
  expect(behaviourOf('impatientConcur').emptyConcur).toBe('throws')
})

test('which of equals comes out is told, and where NaN does', () => {
  // Beside one number `NaN` wins if it is last; among more it hides the rest.
  expect(behaviourOf('largest')).toMatchObject({ ties: 'last', nan: 'depends' })
  expect(behaviourOf('summing')).toMatchObject({ ties: null, nan: 'spreads' })
  expect(behaviourOf('closing')).toMatchObject({ ties: null, nan: null })
})

test('who reduces to something else is found out, `reduce` included', async () => {
  const after = await probePackage(
    path.join(__dirname, 'fixtures/reducers.mjs'),
    [reducerPlan('toTotal'), reducerPlan('toList')],
  )
  expect(after.toTotal).toMatchObject({
    reducer: { reduce: 'wrong', reduceAsync: 'right', reduceConcur: 'right' },
  })
  expect(after.toList).toMatchObject({
    reducer: { reduce: 'wrong', reduceAsync: 'reordered' },
  })
})

test('two ways to call one function are told apart', async () => {
  const plain = plan('closing', 'plain', callback)
  const after = await probePackage(file, [
    plain,
    { ...plain, form: 'function' },
  ])
  expect(Object.keys(after)).toEqual(['closing', 'closing(function)'])
})

test('a probe that hangs is ended and named, and the next one runs', async () => {
  const after = await probePackage(
    file,
    [plan('hanging', 'plain', callback), plan('closing', 'plain', callback)],
    4000,
  )
  expect(after.hanging).toEqual({
    unobserved: 'hung in the probe of when it starts',
  })
  expect(after.closing).toEqual(behaviourOf('closing'))
})

test('a function that the module lacks is named, not skipped', async () => {
  const after = await probePackage(file, [plan('missing', 'plain')])
  expect(JSON.stringify(after.missing)).toContain('no function named missing')
})
