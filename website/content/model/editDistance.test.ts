import { expect, test } from 'vitest'
import { allowedSlips, editDistance } from './editDistance'

test.each([
  ['map', 'map', 0],
  ['mpa', 'map', 1],
  ['flaten', 'flatten', 1],
  ['fitler', 'filter', 1],
  ['kitten', 'sitting', 3],
  ['ca', 'abc', 3],
  ['', 'abc', 3],
])('%s and %s are %i slips apart', (left, right, slips) => {
  expect(editDistance(left, right, 3)).toBe(slips)
})

test('what is further apart than the limit is only said to be further', () => {
  expect(editDistance('a', 'bcdefgh', 2)).toBe(3)
})

test('words of up to three letters forgive no slip', () => {
  expect([2, 3, 4, 5, 6].map(allowedSlips)).toEqual([0, 0, 1, 1, 2])
})
