import { expect, test } from 'vitest'
import type { Variation } from './run'
import { describeWrongClaims } from './wrongClaims'

const verified = (
  claimed: string[],
  printed: string[],
  variation: Variation = 'none',
) => ({
  example: { name: 'map', claimed },
  execution: {
    variation,
    run: {
      outcome: 'finished' as const,
      prints: printed.map(text => ({ text, statement: 0 })),
    },
  },
})

test('an example that prints what the package says is not mentioned', () => {
  expect(
    describeWrongClaims([verified(['[ 1, 2 ]'], ['[ 1,', '2 ]'])]),
  ).toEqual([])
})

test('a wrong output is said with both texts, line by line', () => {
  expect(describeWrongClaims([verified(['3', '4'], ['4', '5'])])).toEqual([
    'The package\'s example of `map` says that it prints "3\\n4", but it prints "4\\n5". Its page shows what it prints; tell the package.',
  ])
})

test('the order counts, unless it differs from run to run', () => {
  const describe = (variation: Variation, claimed = '1') =>
    describeWrongClaims([verified([claimed, '2'], ['2', '1'], variation)])
  expect(describe('none')).toHaveLength(1)
  expect(describe('order')).toEqual([])
  expect(describe('order', '3')).toHaveLength(1)
})

test('what prints other values each time is never called wrong', () => {
  expect(describeWrongClaims([verified(['1'], ['2'], 'values')])).toEqual([])
})
