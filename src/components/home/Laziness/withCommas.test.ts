import { expect, test } from 'vitest'
import { withCommas } from './withCommas'

test.each([0, 999, 1000, 12_345, 100_000, 1_234_567])(
  '%i is written as Intl writes it',
  count => {
    expect(withCommas(count)).toBe(count.toLocaleString('en'))
  },
)
