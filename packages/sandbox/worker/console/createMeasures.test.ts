import { expect, test } from 'vitest'
import { duration } from './createMeasures'

test.each([
  [0.12345, '0.123ms'],
  [12, '12ms'],
  [1234.5678, '1.235s'],
])('%d ms is printed as %s', (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text)
})
