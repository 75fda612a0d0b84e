import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { nearestName } from './nearestName'

const names = Object.keys(lfi)

test.each([
  ['mapp', 'map'],
  ['fliter', 'filter'],
  ['toarray', 'toArray'],
  ['reduceasync', 'reduceAsync'],
  ['flatmap', 'flatMap'],
  ['rangeUntill', 'rangeUntil'],
])('%s is nearest to %s', (typed, meant) => {
  expect(nearestName(typed, names)).toBe(meant)
})

test('a name like none of them has no nearest', () => {
  expect(nearestName('debounceTime', names)).toBeUndefined()
})
