import { expect, test } from 'vitest'
import { isPair } from './isPair'

test.each([
  '[1, 1, 2] -> [1, 2]',
  '[1,2,3] → 6',
  "['a', 'b'] => 'a,b'",
  '{ a: 1 } -> ["a"]',
  'new Map([["a", 1]]) -> [1]',
  '1, 4 -> [1, 2, 3, 4]',
  '[true] -> ',
])('%s is a pair of values', query => {
  expect(isPair(query)).toBe(true)
})

test.each([
  '[a] -> [b]',
  'Iterable<T> -> T[]',
  '(a -> b), [a] -> [b]',
  '_ -> 1',
  '_ -> Promise<boolean>',
  'map',
  'n => n * 2',
  '[1, 2, 3]',
  '[constructor] -> 1',
])('%s is none', query => {
  expect(isPair(query)).toBe(false)
})
