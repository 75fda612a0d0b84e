import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedSlips, editDistance } from './editDistance'

test.each([
  ['map', 'map', 0],
  ['mpa', 'map', 1],
  ['flaten', 'flatten', 1],
  ['fitler', 'filter', 1],
  ['kitten', 'sitting', 3],
])('%s and %s are %i slips apart', (left, right, slips) => {
  expect(editDistance(left, right, 3)).toBe(slips)
})

test('what is further apart than the limit is only said to be further', () => {
  expect(editDistance('a', 'bcdefgh', 2)).toBe(3)
})

/** The same from its definition, without a limit: too slow for long words. */
const slipsBetween = (left: string, right: string): number => {
  if (left === '' || right === '') {
    return left.length + right.length
  }
  const isSwapped =
    left.length > 1 && left[0] === right[1] && left[1] === right[0]
  return Math.min(
    slipsBetween(left.slice(1), right) + 1,
    slipsBetween(left, right.slice(1)) + 1,
    slipsBetween(left.slice(1), right.slice(1)) +
      (left[0] === right[0] ? 0 : 1),
    isSwapped ? slipsBetween(left.slice(2), right.slice(2)) + 1 : Infinity,
  )
}

test('slips are counted as they are defined, up to the limit', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcde'), maxLength: 5 })
  fc.assert(
    fc.property(word, word, fc.nat(6), (left, right, limit) => {
      expect(editDistance(left, right, limit)).toBe(
        Math.min(slipsBetween(left, right), limit + 1),
      )
    }),
    { numRuns: 500 },
  )
})

test('words of up to three letters forgive no slip', () => {
  expect([2, 3, 4, 5, 6].map(allowedSlips)).toEqual([0, 0, 1, 1, 2])
})
