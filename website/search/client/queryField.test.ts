import { expect, test } from 'vitest'
import { cutQuery } from './queryField'

test('a selection is cut to 64 characters on one line', () => {
  expect(cutQuery(`  two\n lines ${'x'.repeat(90)}`)).toBe(
    `two lines ${'x'.repeat(54)}`,
  )
})
