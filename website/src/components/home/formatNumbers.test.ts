import { expect, test } from 'vitest'
import { formatKilobytes, withCommas } from './formatNumbers'

test('a size is shown in thousands of bytes with one decimal', () => {
  expect(formatKilobytes(6446)).toBe('6.4 kB')
  expect(formatKilobytes(613)).toBe('0.6 kB')
})

test.each([0, 999, 1000, 12_345, 100_000, 1_234_567])(
  '%i is written as Intl writes it',
  count => {
    expect(withCommas(count)).toBe(count.toLocaleString('en'))
  },
)
