import { expect, test } from 'vitest'
import { wrapText } from './wrapText'

test('words move to the next line when they do not fit', () => {
  expect(wrapText('one two three', 7, 3)).toEqual(['one two', 'three'])
  expect(wrapText('one  two\nthree', 6, 3)).toEqual(['one', 'two', 'three'])
})

test('what does not fit at all ends in an ellipsis', () => {
  expect(wrapText('one two, three four', 8, 1)).toEqual(['one two…'])
  expect(wrapText('one, two three', 8, 1)).toEqual(['one, two…'])
  expect(wrapText('one two three', 7, 2)).toEqual(['one two', 'three'])
})

test('a word longer than the line stays whole', () => {
  expect(wrapText('concurIteratorSymbol', 5, 2)).toEqual([
    'concurIteratorSymbol',
  ])
})
