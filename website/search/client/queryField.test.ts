import { expect, test } from 'vitest'
import { cutQuery } from './queryField'

test('a selection is cut to 64 characters on one line', () => {
  expect(cutQuery(`  two\n lines ${'x'.repeat(90)}`)).toBe(
    `two lines ${'x'.repeat(54)}`,
  )
})

test('a cut leaves no half of a symbol, of which no address can be made', () => {
  const cut = cutQuery(`${'x'.repeat(63)}😀`)
  expect(cut).toBe('x'.repeat(63))
  expect(cutQuery('😀'.repeat(70))).toBe('😀'.repeat(32))
})
