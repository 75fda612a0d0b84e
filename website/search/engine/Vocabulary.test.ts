import { expect, test } from 'vitest'
import { ranking } from './ranking'
import { Vocabulary } from './Vocabulary'

const vocabularyOf = (...words: string[]): Vocabulary => {
  const vocabulary = new Vocabulary()
  for (const word of words) {
    vocabulary.idOf(word)
  }
  return vocabulary
}

test('a word keeps its number', () => {
  const vocabulary = vocabularyOf('map', 'filter')
  expect(['filter', 'map', 'take'].map(word => vocabulary.idOf(word))).toEqual([
    1, 0, 2,
  ])
})

test('a typed word stands for words spelt or meant alike, by the better', () => {
  const row = vocabularyOf('item', 'element', 'zebra').row('items')
  expect(row[0]).toBeCloseTo(ranking.inflectedWord)
  expect(row[1]).toBeCloseTo(ranking.synonym)
  expect(row[2]).toBe(0)
})

test('typed words are remembered, but not for ever', () => {
  const vocabulary = vocabularyOf('map')
  const first = vocabulary.row('mop')
  vocabulary.row('maps')
  expect(vocabulary.row('mop')).toBe(first)
  for (let typed = 0; typed < 300; typed++) {
    vocabulary.row(`${typed}`)
  }
  expect(vocabulary.row('mop')).not.toBe(first)
})
