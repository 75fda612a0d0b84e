import { expect, test } from 'vitest'
import { finishSignature } from './finishSignature'
import { parseSignature } from './parseType'

test.each([
  ['Iterable<T>, (T -> boo', 'Iterable<T>, (T -> _) -> _'],
  ['Iterable<T>, (T -> boolean) -> ', 'Iterable<T>, (T -> boolean) -> _'],
  ['Iterable<T>, (T ->', 'Iterable<T>, (T -> _) -> _'],
  ['Iterable<T>, (T -', 'Iterable<T>, (T -> _) -> _'],
  ['Iterable<T> => Itera', 'Iterable<T> => _'],
  ['Iterable<', 'Iterable<_> -> _'],
  ['Iterable<T>', 'Iterable<T> -> _'],
])('%s is read as %s', (text, finished) => {
  expect(finishSignature(text)).toEqual(parseSignature(finished))
})

test('words are no signature', () => {
  expect(finishSignature('HashSet::from_iter')).toBeUndefined()
})
