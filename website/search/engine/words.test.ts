import { expect, test } from 'vitest'
import { splitName, tokenize } from './words'

test.each([
  ['flatMapAsync', ['flat', 'map', 'async']],
  ['NO_ENTRY', ['no', 'entry']],
  ['toJSONValue', ['to', 'json', 'value']],
  ['or', ['or']],
  ['_private', ['private']],
])('%s has the parts %j', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
})

test('a compound name is a word whole and by its parts', () => {
  expect(tokenize('use flatMap here')).toEqual([
    'use',
    'flatmap',
    'flat',
    'map',
    'here',
  ])
})
