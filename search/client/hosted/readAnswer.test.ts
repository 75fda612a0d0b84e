import { expect, test } from 'vitest'
import { readAnswer } from './readAnswer'

test.each([[null], ['text'], [{}], [{ results: [] }], [{ results: [{}] }]])(
  '%j is not an answer',
  response => {
    expect(() => readAnswer(response, 'map')).toThrow('something else')
  },
)

test('hits without an address are left out, missing fields are filled', () => {
  const answer = readAnswer(
    {
      results: [{ hits: [{ url: '/a' }, { objectID: 'x' }, 7], queryID: 'q' }],
    },
    'map',
  )
  expect(answer).toMatchObject({ nbHits: 1, nbPages: 1, queryID: 'q' })
  expect(answer.hits[0]).toMatchObject({ url: '/a', type: 'lvl1' })
})
