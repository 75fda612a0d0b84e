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
  expect(editDistance(left, right)).toBe(slips)
})

test('words of up to three letters forgive no slip', () => {
  expect([2, 3, 4, 5, 6].map(allowedSlips)).toEqual([0, 0, 1, 1, 2])
})
