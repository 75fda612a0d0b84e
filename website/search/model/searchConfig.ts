/** A search service that a deployment may use instead of the embedded engine. */
export type HostedConfig = {
  appId: string
  apiKey: string
  indexName: string
  /** `host` or `http://host:port`, instead of those made from the id. */
  hosts?: string[]
  /** Where followed hits are reported; without it, nowhere. */
  insightsUrl?: string
}

/** What a deployment configures, as it reaches the browser. */
export type SearchConfig = {
  hosted?: HostedConfig
  /** Hits whose address matches it are kept as they are. */
  externalUrlRegex?: string
  /** Replaced in the path of every other hit. */
  replacePathname?: { from: string; to: string }
}

/** Name of the head tag that carries it; absent when nothing is configured. */
export const CONFIG_META = 'lfi-search'
