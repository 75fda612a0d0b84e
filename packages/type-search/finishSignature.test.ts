import { expect, test } from 'vitest'
import { finishSignature } from './finishSignature'
import { parseSignature } from './parseType'

test.each([
  ['Iterable<T>, (T -> boo', 'Iterable<T>, (T -> _) -> _'],
  ['Iterable<T>, (T -> boolean) -> ', 'Iterable<T>, (T -> boolean) -> _'],
  ['Iterable<T>, (T ->', 'Iterable<T>, (T -> _) -> _'],
  ['Iterable<T>, (T -', 'Iterable<T>, (T -> _) -> _'],
  ['Iterable<T> => Itera', 'Iterable<T> => _'],
])('%s is read as %s', (text, finished) => {
  expect(finishSignature(text)).toEqual([parseSignature(finished)])
})

test.each([
  ['Iterable<', 'Iterable<_>'],
  ['Promise<T[]>', 'Promise<T[]>'],
  ['Promise<T[]> ', 'Promise<T[]>'],
  ['Iterable<[K, ', 'Iterable<[K, _]>'],
])('%s may go in or come out', (text, finished) => {
  expect(finishSignature(text)).toEqual([
    parseSignature(`${finished} -> _`),
    parseSignature(`_ -> ${finished}`),
  ])
})

test('words are no signature', () => {
  expect(finishSignature('HashSet::from_iter')).toEqual([])
})
