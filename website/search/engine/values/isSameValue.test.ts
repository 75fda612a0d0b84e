import { expect, test } from 'vitest'
import { isSameValue } from './isSameValue'

test.each([
  [
    [1, [2]],
    [1, [2]],
  ],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [new Set([1]), new Set([1])],
  [new Map([['a', [1]]]), new Map([['a', [1]]])],
  [Number.NaN, Number.NaN],
  [0, -0],
])('%o is the same as %o', (left, right) => {
  expect(isSameValue(left, right)).toBe(true)
})

test.each([
  [[1], new Set([1])],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [1, '1'],
  [null, {}],
])('%o is not the same as %o', (left, right) => {
  expect(isSameValue(left, right)).toBe(false)
})
