import { expect, test } from 'vitest'
import { loadApiModel } from '../../../library/loadApiModel'
import { newestChange } from './newestChange'

const change = (version: string, field: string, after: string) => ({
  version,
  field,
  before: '-',
  after,
})

test('only the newest version is told, in words', () => {
  expect(
    newestChange({
      name: 'thing',
      changes: [
        change('3.8.0', 'closes.break', 'yes'),
        change('4.1.2', 'closes.break', 'no'),
        change('4.1.2', 'closes.throw', 'no'),
      ],
    }),
  ).toEqual({
    version: '4.1.2',
    when: 'Changed in 4.1.2',
    phrases: ['no longer closes its source'],
    section: 'behaviour',
  })
})

test('a reducer that changed says so', () => {
  const changes = [change('4.1.2', 'reducer.nan.reduce', 'first')]

  expect(newestChange({ name: 'toThing', changes })?.phrases).toEqual([
    'in `reduce`, `NaN` counts only if it comes first',
  ])
})

test('a version of which those before are unknown is not called exact', () => {
  const changes = [change('by 4.1.1', 'rejection.hidden', 'yes')]

  expect(newestChange({ name: 'thing', changes })?.when).toBe(
    'Changed in 4.1.1 or shortly before',
  )
})

test('what never changed has no change', () => {
  expect(newestChange({ name: 'thing' })).toBeUndefined()
})

test('each export that changed says in words what did', async () => {
  const { entries } = await loadApiModel()
  const changed = entries.flatMap(entry => newestChange(entry) ?? [])

  expect(changed.filter(({ phrases }) => phrases.length === 0)).toEqual([])
  expect(changed.length).toBeGreaterThan(80)
})
