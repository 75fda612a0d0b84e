import { expect, test } from 'vitest'
import { queryParameters } from './queryParameters'

test('a request carries what the specification lists', () => {
  expect(
    queryParameters(
      { query: 'map', page: 0, hitsPerPage: 20, snippetWords: 5 },
      'lfi',
      { locale: 'en', tags: ['default', 'docs-default-current'] },
      false,
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
