import { expect, test } from 'vitest'
import { withCommas } from './withCommas'

test('numbers are written as the English locale has them', () => {
  for (const value of [
    0, 7, 999, 1000, 99_999, 123_456, 1_234_567, 0.5, 12.25, 1234.5678, -1234,
  ]) {
    expect(withCommas(value)).toBe(value.toLocaleString('en'))
  }
})
