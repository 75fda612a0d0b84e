import { liteClient } from 'algoliasearch/lite'
import {
  MAX_SUGGESTIONS,
  type SearchAnswer,
  type SearchRequest,
  textOf,
} from '../../engine/searchAnswer'
import type { SearchConfig } from '../../model/searchConfig'
import {
  type ProviderContext,
  type SearchProvider,
  SearchRefused,
} from '../provider'
import type { Insights } from './insights'
import { type ReadAddress, readAnswer } from './readAnswer'

type Hosted = NonNullable<SearchConfig['hosted']>

const readHost = (address: string) => {
  const url = new URL(
    /^https?:/u.test(address) ? address : `https://${address}`,
  )
  return {
    url: url.host,
    accept: 'readWrite' as const,
    protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
  }
}

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>
type HostsCache = NonNullable<ClientOptions['hostsCache']>
type Key = Parameters<HostsCache['delete']>[0]

const nameOf = (key: Key): string =>
  typeof key === 'string' ? key : `${key.protocol}://${key.url}`

/**
 * Remembers, for this visit, which hosts failed and when. The client's own
 * cache forgets: it looks a host up by its address but files it with its state,
 * and stores text, which loses the methods that say when 120 s have passed.
 */
export const createHostsCache = (): HostsCache => {
  const hosts = new Map<string, unknown>()
  return {
    get: async <Value>(key: Key, otherwise: () => Promise<Value>) =>
      // The client sets and gets a key with one type, which the interface can't say.
      (hosts.get(nameOf(key)) as Value | undefined) ?? otherwise(),
    set: async (key, value) => {
      hosts.set(nameOf(key), value)
      return value
    },
    delete: async key => {
      hosts.delete(nameOf(key))
    },
    clear: async () => hosts.clear(),
  }
}

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

/**
 * Loads what reports followed hits only for deployments that name a place for
 * it.
 */
const loadInsights = async (hosted: Hosted): Promise<Insights | undefined> => {
  if (!hosted.insightsUrl) {
    return undefined
  }
  const { startInsights } = await import('./insights')
  return startInsights(hosted, hosted.insightsUrl)
}

/** A host that answers so is reached: it does not want to. */
const REFUSALS: readonly unknown[] = [400, 401, 403, 404, 429]

const explainRefusal = (error: unknown): never => {
  const status =
    error instanceof Error && 'status' in error ? error.status : undefined
  throw REFUSALS.includes(status)
    ? new SearchRefused(`The search service answered ${status}.`, {
        cause: error,
      })
    : error
}

/**
 * Asks the configured service through its own client, which sends id and key
 * as query parameters and leaves a failed host alone for 120 s.
 */
export const createHostedProvider = async (
  hosted: Hosted,
  context: ProviderContext,
  readAddress: ReadAddress,
): Promise<SearchProvider> => {
  const insights = await loadInsights(hosted)
  const client = liteClient(hosted.appId, hosted.apiKey, {
    hostsCache: createHostsCache(),
    ...(hosted.hosts && { hosts: hosted.hosts.map(readHost) }),
  })
  // With nothing found, what the last answer was about is worth a try.
  let groups: string[] = []
  const suggest = (answer: SearchAnswer): SearchAnswer => {
    if (answer.hits.length === 0) {
      return { ...answer, suggestions: groups }
    }
    const found = answer.hits.map(
      ({ context, title }) => context[0] ?? textOf(title),
    )
    groups = [...new Set(found)].slice(0, MAX_SUGGESTIONS)
    return answer
  }
  return {
    search: async request => {
      const parameters = queryParameters(
        request,
        hosted.indexName,
        context,
        insights !== undefined,
      )
      const response = await client
        .search({ requests: [parameters] })
        .catch(explainRefusal)
      const answer = readAnswer(response, request.query, readAddress)
      insights?.know(answer)
      return suggest(answer)
    },
  }
}
