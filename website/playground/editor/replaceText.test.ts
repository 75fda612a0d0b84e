import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallestChange } from './replaceText'

test('applying the smallest change gives the wanted text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n') })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { from, to, insert } = smallestChange(before, after)
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after)
    }),
  )
})

test('equal texts need no change', () => {
  expect(smallestChange('same', 'same')).toEqual({
    from: 4,
    to: 4,
    insert: '',
  })
})
