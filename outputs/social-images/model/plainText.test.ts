import { expect, test } from 'vitest'
import { plainText } from './plainText'

test('links and marks leave only their words', () => {
  expect(plainText('An [`Iterable`](/docs/x) of **all**\nvalues')).toBe(
    'An Iterable of all values',
  )
})
