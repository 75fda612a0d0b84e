import { expect, test } from 'vitest'
import { describeWrongClaims } from './wrongClaims'

const verified = (claimed: string[], printed: string[]) => ({
  prepared: { name: 'map', claimed },
  execution: {
    variation: 'none' as const,
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

test('a wrong output is said with both texts', () => {
  expect(describeWrongClaims([verified(['3'], ['4'])])).toEqual([
    'The package\'s example of `map` says that it prints "3", but it prints "4". Its page shows what it prints; tell the package.',
  ])
})
