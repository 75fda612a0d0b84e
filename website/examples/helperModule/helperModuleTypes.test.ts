import { expect, test } from 'vitest'
import * as helperModule from '.'
import { helperModuleTypes } from './helperModuleTypes'

test('the declarations name exactly what the helper module exports', () => {
  const declared = [
    ...helperModuleTypes.matchAll(/export (?:const|function) (\w+)/gu),
  ].map(match => match[1])

  expect([...new Set(declared)].sort()).toEqual(
    Object.keys(helperModule).sort(),
  )
})

test('every order belongs to a person', () => {
  const ids = new Set(helperModule.people.map(({ id }) => id))

  expect(helperModule.orders.every(order => ids.has(order.personId))).toBe(true)
})
