import * as lfi from 'lfi'
import { expect, test } from 'vitest'

const never = () => false
const always = () => true

test.each([
  ['all', lfi.all(never, []), true],
  ['any', lfi.any(always, []), false],
  ['none', lfi.none(always, []), true],
  ['includes', lfi.includes(1, []), false],
  ['join', lfi.join(',', []), ''],
  ['count', lfi.count([]), 0],
  ['sum', lfi.sum([]), 0],
  ['mean', lfi.mean([]), Number.NaN],
])('for no values, %s returns what its page says', (_, result, expected) => {
  expect(result).toBe(expected)
})
