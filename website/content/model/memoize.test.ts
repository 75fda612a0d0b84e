import { expect, test } from 'vitest'
import { memoize } from './memoize'

test('a text is computed once, and again when the memory was full', () => {
  const asked: string[] = []
  const double = memoize(text => {
    asked.push(text)
    return text + text
  }, 2)
  expect(['a', 'b', 'a', 'b'].map(double)).toEqual(['aa', 'bb', 'aa', 'bb'])
  expect(asked).toEqual(['a', 'b'])
  expect(['c', 'c', 'a'].map(double)).toEqual(['cc', 'cc', 'aa'])
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})
