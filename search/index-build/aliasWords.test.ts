import { expect, test } from 'vitest'
import { testData } from '../engine/testData'
import { aliasWords } from './aliasWords'

const check = (names: string[]) =>
  aliasWords(
    names.map(name => ({ name, words: ['word'] })),
    testData.api,
    testData.guides,
  )

test('words for a name that does not exist fail with a sentence', () => {
  expect(() => check(['map', 'mapp'])).toThrow(
    'data/aliases.ts has words for "mapp"',
  )
})

test('words for the same name twice fail with a sentence', () => {
  expect(() => check(['map', 'map'])).toThrow('names "map" twice')
})

test('families, names and pages may have words', () => {
  expect(Object.keys(check(['map', 'mapAsync', '/docs/recipes']))).toHaveLength(
    3,
  )
})
