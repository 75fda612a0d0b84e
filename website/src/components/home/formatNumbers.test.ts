import { expect, test } from 'vitest'
import { formatKilobytes } from './formatNumbers'

test('a size is shown in thousands of bytes with one decimal', () => {
  expect(formatKilobytes(6446)).toBe('6.4 kB')
  expect(formatKilobytes(613)).toBe('0.6 kB')
})
