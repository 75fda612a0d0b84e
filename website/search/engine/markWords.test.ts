import { expect, test } from 'vitest'
import { cutSnippet, findAnswer, markWords } from './markWords'
import { readQuery } from './readQuery'
import { textOf } from './searchAnswer'
import { findWords } from './words'

const markedIn = (text: string, query: string): string[] =>
  markWords(readQuery(query), text)
    .filter(({ marked }) => marked)
    .map(piece => piece.text)

test('a compound name is marked for any of its words', () => {
  expect(markedIn('Try flatMapAsync or map.', 'async')).toEqual([
    'flatMapAsync',
  ])
})

test('words that carry the query are not marked', () => {
  const text = 'How to send the values in batches'
  expect(markedIn(text, 'how to make the batches')).toEqual(['batches'])
  expect(markedIn(text, 'send values')).toEqual(['send', 'values'])
})

test('what resembles a word only a little is not marked', () => {
  expect(markedIn('Concatenates categories', 'cat')).toEqual([])
})

test('a slip is marked only where no word answers as typed', () => {
  expect(markedIn('A short list is easy to sort', 'sort')).toEqual(['sort'])
  expect(markedIn('Groups values', 'gruops')).toEqual(['Groups'])
})

const snippet = (text: string, query: string, length: number) => {
  const read = readQuery(query)
  const words = findWords(text)
  return cutSnippet(read, text, words, length, findAnswer(read, words))
}

test('a text that is not cut keeps what stands around its words', () => {
  expect(snippet('“Map” it.', 'map', 5)).toEqual([
    { text: '“', marked: false },
    { text: 'Map', marked: true },
    { text: '” it.', marked: false },
  ])
})

test('a passage that begins with the text has no mark of a cut there', () => {
  expect(textOf(snippet('“Map” it, then filter.', 'map', 2))).toBe('“Map” it…')
})
