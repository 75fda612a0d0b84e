import { expect, test } from 'vitest'
import { memoize } from './memoize'

test('a text is computed once', () => {
  const asked: string[] = []
  const double = memoize(text => {
    asked.push(text)
    return text + text
  })
  expect(['a', 'b', 'a'].map(double)).toEqual(['aa', 'bb', 'aa'])
  expect(asked).toEqual(['a', 'b'])
})
