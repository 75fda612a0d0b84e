import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedStart } from './sharedStart'

test.each([
  [["{ name: 'home', ms: 150 }", "{ name: 'news', ms: 100 }"], '{ name: '],
  [["{ id: 'A-1', cents: 1 }", "{ id: 'A-2', cents: 2 }"], '{ id: '],
  [["'/api/users/12'", "'/api/users/13'"], "'/api/users/"],
  [["{ id: 1, name: 'a' }", "{ id: 2, name: 'b' }"], '{ id: '],
  [["'a'", "'b'"], ''],
  [['1000000', '1000001'], ''],
  [['photo 1', 'photo 2'], ''],
  [["{ name: 'home' }"], ''],
  [['[ [ [ 1, 2', '[ [ [ 1, 2, 3'], '[ [ [ 1, '],
  [[], ''],
])('%j share %j', (names, shared) => {
  expect(sharedStart(names)).toBe(shared.length)
})

test('what is left out is the same everywhere, and something is left', () => {
  const name = fc.string({ unit: fc.constantFrom('{', ' ', "'", 'a', '1') })
  fc.assert(
    fc.property(fc.array(name), names => {
      const length = sharedStart(names)
      expect(new Set(names.map(each => each.slice(0, length))).size).toBe(
        Math.min(names.length, 1),
      )
      expect(length === 0 || names.every(each => each.length > length)).toBe(
        true,
      )
    }),
  )
})
