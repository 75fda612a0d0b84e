import { expect, test } from 'vitest'
import { hintFor } from './hint'

test.each([
  ['require is not defined', 'import { map }'],
  ['document is not defined', 'worker of its own'],
  ['process is not defined', 'belongs to Node'],
  ['iterable[Symbol.iterator] is not a function', 'such as an array'],
  ['asyncIterable[Symbol.asyncIterator] is not a function', 'asAsync'],
  ['concurIterable is not a function', 'asConcur'],
])('%j is answered with a hint', (message, part) => {
  expect(hintFor(message)).toContain(part)
})

test('other errors speak for themselves', () => {
  expect(hintFor('foo is not defined')).toBeUndefined()
  expect(hintFor('documents is not defined')).toBeUndefined()
})
