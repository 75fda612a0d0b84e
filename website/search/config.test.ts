import { expect, test } from 'vitest'
import { readEnvironment } from '../config/environment'
import { hostedConfig } from './config'

const configOf = (variables: Record<string, string>) =>
  hostedConfig(readEnvironment(variables))
const keys = { SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'key' }

test('nothing set means the embedded search', () => {
  expect(configOf({})).toBeUndefined()
})

test('keys are enough for a hosted search; the rest can be set', () => {
  const least = { appId: 'APP', apiKey: 'key', indexName: 'lfi' }
  expect(configOf(keys)).toEqual(least)
  expect(
    configOf({
      ...keys,
      SEARCH_INDEX_NAME: 'docs',
      SEARCH_HOSTS: 'a.example, b.example',
      SEARCH_INSIGHTS_URL: 'https://insights.example/1/events',
      SEARCH_EXTERNAL_URL_REGEX: 'blog',
      SEARCH_REPLACE_FROM: '^/docs',
    }),
  ).toEqual({
    ...least,
    indexName: 'docs',
    hosts: ['a.example', 'b.example'],
    insightsUrl: 'https://insights.example/1/events',
    externalUrlRegex: 'blog',
    replacePathname: { from: '^/docs', to: '' },
  })
})

test.each([
  [{ SEARCH_APP_ID: 'APP' }, 'set SEARCH_API_KEY too'],
  [{ SEARCH_API_KEY: 'key' }, 'set SEARCH_APP_ID too'],
  [{ SEARCH_EXTERNAL_URL_REGEX: '(' }, 'should be a regular expression'],
  [{ SEARCH_REPLACE_FROM: '(' }, 'should be a regular expression'],
])('%j is refused with what to do', (variables, sentence) => {
  expect(() => configOf(variables)).toThrow(sentence)
})
