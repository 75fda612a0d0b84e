import { expect, test } from 'vitest'
import { loadApiModel } from '../../loadApiModel'
import { isProbed, planOf } from './planOf'
import { isReducer, reducerPlanOf } from './reducerPlan'

const parameter = (name: string, type: string) => ({
  name,
  type,
  optional: false,
  rest: false,
})

const entry = (returns: string, ...parameters: [string, string][]) => ({
  name: 'sample',
  flavour: 'plain' as const,
  signatures: [
    {
      typeParameters: [],
      parameters: parameters.map(([name, type]) => parameter(name, type)),
      returns,
    },
  ],
})

test('every function of the package that takes an iterable can be called', async () => {
  const { entries } = await loadApiModel()
  const unplanned = entries
    .filter(isProbed)
    .filter(found => typeof planOf(found) === 'string')
  expect(unplanned).toEqual([])
})

test('a function that nobody has seen is planned by its signature', () => {
  const plan = planOf(
    entry(
      'Optional<number>',
      ['fn', '(value: Value) => Iterable<To>'],
      ['iterable', 'Iterable<Value>'],
    ),
  )
  expect(plan).toMatchObject({
    result: 'plain',
    isOptional: true,
    arguments: [
      { kind: 'callback', gives: 'iterable' },
      { kind: 'source', of: 'plain' },
    ],
  })
})

test('a parameter for which nothing is known is named', () => {
  expect(
    planOf(entry('void', ['weather', 'Sky'], ['iterable', 'Iterable<Value>'])),
  ).toContain('needs an argument for `weather: Sky`')
})

test('a reducer of others is also made of those without a start value', async () => {
  const { entries } = await loadApiModel()
  const plans = entries.filter(isReducer).map(reducerPlanOf)
  const found = plans.flatMap(({ name, ofOptional }) =>
    ofOptional ? [{ name, ...ofOptional }] : [],
  )

  expect(found).toEqual([
    {
      name: 'toGrouped',
      isOptional: false,
      arguments: ['optional inner', 'keyed'],
    },
    { name: 'toMultiple', isOptional: true, arguments: ['optional several'] },
  ])
})
