import { expect, test } from 'vitest'
import { readEnvironment } from '../config/environment'
import { configTags, searchConfig } from './searchConfig'

const configOf = (variables: Record<string, string>) =>
  searchConfig(readEnvironment(variables))

test('nothing set means the embedded search, and no head tag', () => {
  expect(configOf({})).toEqual({})
  expect(configTags(configOf({}))).toEqual([])
})

test('the index of the hosted provider is lfi unless it is named', () => {
  const keys = { SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'key' }
  expect(configOf(keys).hosted).toEqual({
    appId: 'APP',
    apiKey: 'key',
    indexName: 'lfi',
  })
  expect(
    configOf({ ...keys, SEARCH_INDEX_NAME: 'docs' }).hosted?.indexName,
  ).toBe('docs')
})

test.each([
  [{ SEARCH_APP_ID: 'APP' }, 'set SEARCH_API_KEY too'],
  [{ SEARCH_API_KEY: 'key' }, 'set SEARCH_APP_ID too'],
])('%j alone is refused with what is missing', (variables, sentence) => {
  expect(() => configOf(variables)).toThrow(sentence)
})

test('insights are off unless there is an address to send them to', () => {
  const keys = { SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'KEY' }
  const insightsUrl = 'https://insights.example/1/events'

  expect(searchConfig(readEnvironment(keys)).hosted).not.toHaveProperty(
    'insightsUrl',
  )
  expect(
    searchConfig(readEnvironment({ ...keys, SEARCH_INSIGHTS_URL: insightsUrl }))
      .hosted,
  ).toMatchObject({ insightsUrl })
})

test.each(['SEARCH_EXTERNAL_URL_REGEX', 'SEARCH_REPLACE_FROM'])(
  'a pattern in %s that does not compile is named by the build',
  name => {
    expect(() => searchConfig(readEnvironment({ [name]: '(' }))).toThrow(
      `${name} should be a regular expression`,
    )
  },
)
