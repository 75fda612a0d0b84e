/** A search service that a deployment may use instead of the embedded engine. */
export type HostedConfig = {
  appId: string
  apiKey: string
  indexName: string
  /** `host` or `http://host:port`, instead of those made from the id. */
  hosts?: string[]
  /** Where followed hits are reported; without it, nowhere. */
  insightsUrl?: string
  /** Hits whose address matches it are kept as they are. */
  externalUrlRegex?: string
  /** Replaced in the path of every other hit. */
  replacePathname?: { from: string; to: string }
}

/** What search has to know of the page that it is on. */
export type SearchContext = {
  /** The address of the search page. */
  page: string
  /** Where the library is developed. */
  repository: string
  /** Contextual search: the current language and the docs tags in force. */
  locale: string
  tags: readonly string[]
  hosted?: HostedConfig
}
