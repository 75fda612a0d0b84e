import type { SearchRequest } from '../../engine/searchAnswer'
import type { ProviderContext } from '../provider'

const LEVELS = [0, 1, 2, 3, 4, 5, 6]

/** One request of the multi-query call, as the specification describes it. */
export const queryParameters = (
  { query, page, hitsPerPage, snippetWords }: SearchRequest,
  indexName: string,
  { locale, tags }: Pick<ProviderContext, 'locale' | 'tags'>,
  hasInsights: boolean,
) => ({
  query,
  indexName,
  page,
  hitsPerPage,
  attributesToRetrieve: [
    ...LEVELS.map(level => `hierarchy.lvl${level}`),
    'content',
    'type',
    'url',
  ],
  attributesToSnippet: [
    ...LEVELS.slice(1).map(level => `hierarchy.lvl${level}:${snippetWords}`),
    `content:${snippetWords}`,
  ],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  // The service counts only for deployments that switch insights on.
  clickAnalytics: hasInsights,
  facetFilters: [
    `language:${locale}`,
    tags.map(tag => `docusaurus_tag:${tag}`),
  ],
})
