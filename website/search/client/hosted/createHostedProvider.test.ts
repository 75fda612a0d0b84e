import { expect, test } from 'vitest'
import { createHostsCache, queryParameters } from './createHostedProvider'

test('a request carries what the specification lists', () => {
  expect(
    queryParameters(
      { query: 'map', page: 0, hitsPerPage: 20, snippetWords: 5 },
      { appId: 'APP', apiKey: 'KEY', indexName: 'lfi' },
      { locale: 'en', tags: ['default', 'docs-default-current'] },
    ),
  ).toMatchObject({
    query: 'map',
    indexName: 'lfi',
    hitsPerPage: 20,
    attributesToRetrieve: expect.arrayContaining(['hierarchy.lvl6', 'url']),
    attributesToSnippet: expect.arrayContaining(['content:5']),
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: false,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  })
})

const host = { url: 'a.example', protocol: 'https', accept: 'readWrite' }

test('a host is found again whatever state it was filed with', async () => {
  const cache = createHostsCache()
  const down = { ...host, status: 'down', isUp: () => false }
  await cache.set({ ...host, status: 'up', lastUpdate: 1 }, down)
  expect(await cache.get(host, async () => undefined)).toBe(down)
})

test('an unknown host is what the client makes of it', async () => {
  const cache = createHostsCache()
  expect(await cache.get(host, async () => 'fresh')).toBe('fresh')
})
