import { expect, test } from 'vitest'
import { duration } from './duration'

test.each([
  [0.12345, '0.123ms'],
  [12, '12ms'],
  [1234.5678, '1.235s'],
  [62_345, '1:02.345 (m:ss.mmm)'],
  [3_723_000, '1:02:03 (h:mm:ss)'],
])('%d ms is printed as %s', (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text)
})
