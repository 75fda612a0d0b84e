import { expect, test } from 'vitest'
import { answerDictionary } from './answerDictionary'
import dictionary from './dictionary.json'

const service = 'https://api.dictionaryapi.dev/api/v2/entries/en'

test('a word is answered in the shape of the service', () => {
  expect(answerDictionary(`${service}/sloth`)).toMatchObject({
    status: 200,
    body: [{ word: 'sloth', meanings: [{ partOfSpeech: 'noun' }, {}] }],
  })
})

test('an unknown word is answered with 404, an unknown host not at all', () => {
  expect(answerDictionary(`${service}/constructor`)?.status).toBe(404)
  expect(answerDictionary('https://example.com/sloth')).toBeUndefined()
})

test('no two words take the same time, so their order is fixed', () => {
  const delays = Object.values(dictionary).map(word => word.milliseconds)
  expect(new Set(delays).size).toBe(delays.length)
})
