import { type LiteClient, liteClient } from 'algoliasearch/lite'
import {
  MAX_SUGGESTIONS,
  type SearchAnswer,
  type SearchRequest,
  textOf,
} from '../../engine/searchAnswer'
import type { HostedConfig } from '../../model/searchConfig'
import {
  type ProviderContext,
  type SearchProvider,
  SearchRefused,
} from '../provider'
import { type HostedHit, type ReadAddress, readAnswer } from './readAnswer'

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

type HostsCache = LiteClient['transporter']['hostsCache']

/**
 * Remembers, for this visit, which hosts failed and when. The client's own
 * cache forgets: it looks a host up by its address but files it with its state,
 * and stores text, which loses the methods that say when 120 s have passed.
 */
export const createHostsCache = (): HostsCache => {
  const hosts = new Map<string, unknown>()
  type Key = Parameters<HostsCache['delete']>[0]
  const nameOf = (key: Key): string =>
    typeof key === 'string' ? key : `${key.protocol}://${key.url}`
  return {
    get: async <Value>(key: Key, otherwise: () => Promise<Value>) =>
      // The client sets and gets a key with one type, which the interface can't say.
      (hosts.get(nameOf(key)) as Value | undefined) ?? otherwise(),
    set: async (key, value) => {
      hosts.set(nameOf(key), value)
      return value
    },
    delete: async key => void hosts.delete(nameOf(key)),
    clear: async () => hosts.clear(),
  }
}

const LEVELS = [1, 2, 3, 4, 5, 6].map(level => `hierarchy.lvl${level}`)

/** One request of the multi-query call, as the specification describes it. */
export const queryParameters = (
  { snippetWords, ...request }: SearchRequest,
  { indexName, insightsUrl }: HostedConfig,
  { locale, tags }: Pick<ProviderContext, 'locale' | 'tags'>,
) => ({
  ...request,
  indexName,
  attributesToRetrieve: ['hierarchy.lvl0', ...LEVELS, 'content', 'type', 'url'],
  attributesToSnippet: [...LEVELS, 'content'].map(
    attribute => `${attribute}:${snippetWords}`,
  ),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  clickAnalytics: insightsUrl !== undefined,
  facetFilters: [
    `language:${locale}`,
    tags.map(tag => `docusaurus_tag:${tag}`),
  ],
})

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

/** With nothing found, what the last answer was about is worth a try. */
const createSuggestions = () => {
  let groups: string[] = []
  return (answer: SearchAnswer): SearchAnswer => {
    if (answer.hits.length === 0) {
      return { ...answer, suggestions: groups }
    }
    const found = answer.hits.map(
      ({ context, title }) => context[0] ?? textOf(title),
    )
    groups = [...new Set(found)].slice(0, MAX_SUGGESTIONS)
    return answer
  }
}

/**
 * Asks the configured service through its own client, which sends id and key
 * as query parameters and leaves a failed host alone for 120 s.
 */
export const createHostedProvider = async (
  hosted: HostedConfig,
  context: ProviderContext,
  readAddress: ReadAddress,
): Promise<SearchProvider> => {
  const { appId, apiKey, hosts, insightsUrl } = hosted
  const report = insightsUrl
    ? (await import('./insights')).startInsights(hosted, insightsUrl)
    : undefined
  const suggest = createSuggestions()
  const client = liteClient(appId, apiKey, {
    hostsCache: createHostsCache(),
    ...(hosts && { hosts: hosts.map(readHost) }),
  })
  return {
    search: async request => {
      const requests = [queryParameters(request, hosted, context)]
      const { results } = await client
        .search<HostedHit>({ requests })
        .catch(explainRefusal)
      const [result] = results
      if (!(result && 'hits' in result && result.hits)) {
        throw new Error('The search service sent something other than results.')
      }
      const answer = readAnswer(
        { ...result, hits: result.hits },
        request.query,
        readAddress,
      )
      report?.(answer)
      return suggest(answer)
    },
  }
}
