import { expect, test } from 'vitest'
import { likeMeaning } from './synonyms'

test.each([
  ['item', 'element'],
  ['items', 'values'],
  ['strings', 'text'],
  ['biggest', 'maximum'],
  ['5', 'n'],
  ['three', '10'],
])('%s may stand for %s', (typed, known) => {
  expect(likeMeaning(typed, known)).toBeGreaterThan(0)
})

test.each([
  ['first', 'last'],
  ['map', 'filter'],
  ['xyz', 'xyz'],
])('%s does not stand for %s', (typed, known) => {
  expect(likeMeaning(typed, known)).toBe(0)
})
