import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sinceShared } from './sinceShared'

const person = "{ id: 1, name: 'Ada' }"

test.each([
  ["{ id: 1, name: 'Ada', city: 'Rome' }", "{ … city: 'Rome' }"],
  // Too little would be left out.
  ["{ id: 1, name: 'Adam' }", "{ id: 1, name: 'Adam' }"],
  ["{ name: 'Ada' }", "{ name: 'Ada' }"],
  ["'Ada'", "'Ada'"],
])('%s is shown as %s', (text, shown) => {
  expect(sinceShared(person, text)).toBe(shown)
})

test('of many fields those that changed are left, and all that follow', () => {
  expect(
    sinceShared(
      "{ id: 1, name: 'Ada', city: 'Rome', age: 7 }",
      "{ id: 1, name: 'Ada', city: 'Romford', age: 7 }",
    ),
  ).toBe("{ … city: 'Romford', age: 7 }")
})

test('it ends as the text does, and is no longer', () => {
  const text = fc
    .array(fc.constantFrom('a: 1', "b: 'x, y'", 'c: { d: 2 }'))
    .map(fields => `{ ${fields.join(', ')} }`)
  fc.assert(
    fc.property(text, text, (before, after) => {
      const shown = sinceShared(before, after)
      expect(after.endsWith(shown.replace('{ … ', ''))).toBe(true)
      expect(shown.length).toBeLessThanOrEqual(after.length)
    }),
  )
})
