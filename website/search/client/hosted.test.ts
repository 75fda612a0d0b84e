import { expect, test } from 'vitest'
import { createHostsCache, queryParameters } from './hosted'

test('a request carries what the specification lists', () => {
  const request = { query: 'map', hitsPerPage: 20, snippetWords: 5 }
  const config = { appId: 'APP', apiKey: 'KEY', indexName: 'lfi' }
  const tags = ['default', 'docs-default-current']
  expect(
    queryParameters(request, config, { locale: 'en', tags }),
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

test('a host is found again whatever state it was filed with', async () => {
  const host = { url: 'a.example', protocol: 'https', accept: 'readWrite' }
  const cache = createHostsCache()
  expect(await cache.get(host, async () => 'fresh')).toBe('fresh')
  const down = { ...host, status: 'down', isUp: () => false }
  await cache.set({ ...host, status: 'up', lastUpdate: 1 }, down)
  expect(await cache.get(host, async () => undefined)).toBe(down)
})
