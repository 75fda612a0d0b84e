import type { SearchAnswer, SearchRequest } from '../engine/searchAnswer'

/** What the modal and the page talk to; they do not know which one it is. */
export type SearchProvider = {
  search: (request: SearchRequest) => Promise<SearchAnswer>
}

/** The service was reached and refused: nothing that the reader could mend. */
export class SearchRefused extends Error {}

export type ProviderContext = {
  baseUrl: string
  /** The address of the search page. */
  page: string
  /** Where the library is developed. */
  repository: string
  /** Contextual search: the current language and the docs tags in force. */
  locale: string
  tags: readonly string[]
}
