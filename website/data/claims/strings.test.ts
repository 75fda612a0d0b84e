import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { counterparts } from '../counterparts'

/** Cells of a CSV file: what types keep out and data brings in. */
const cells = (...values: string[]): Iterable<number> =>
  values as unknown as number[]

test('max and min of strings that are numbers compare them as numbers', () => {
  expect(lfi.get(lfi.max(cells('3', '5')))).toBe('5')
  expect(lfi.get(lfi.min(cells('10', '9')))).toBe('9')
})

test('max and min of strings that are not numbers give the first', () => {
  expect(lfi.get(lfi.max(cells('fig', 'plum', 'apple')))).toBe('fig')
  expect(lfi.get(lfi.min(cells('fig', 'plum', 'apple')))).toBe('fig')
})

test('no counterpart says that of all strings', () => {
  const texts = counterparts.rows.map(({ difference }) => difference)

  expect(
    texts.filter(text =>
      /\b(?:of|for) strings(?! that are not numbers)/u.test(text),
    ),
  ).toEqual([])
})

test('keys of a string are its positions, as with _.keys', () => {
  const text: unknown = 'ab'

  expect([...lfi.keys(text as Record<string, string>)]).toEqual(['0', '1'])
})
