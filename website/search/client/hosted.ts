import { type LiteClient, liteClient } from 'algoliasearch/lite'
import type { Search, SearchRequest } from '../engine/answer'
import type { HostedConfig, SearchContext } from '../model/config'
import { type HostedHit, LEVELS, readAnswer } from './hostedAnswer'
import { startInsights } from './insights'

/** One request of the multi-query call, as the specification describes it. */
export const queryParameters = (
  { snippetWords, ...request }: SearchRequest,
  { indexName, insightsUrl }: HostedConfig,
  { locale, tags }: Pick<SearchContext, 'locale' | 'tags'>,
) => {
  const texts = [...LEVELS.map(level => `hierarchy.${level}`), 'content']
  return {
    ...request,
    indexName,
    attributesToRetrieve: ['hierarchy.lvl0', ...texts, 'type', 'url'],
    attributesToSnippet: texts.map(text => `${text}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: insightsUrl !== undefined,
    facetFilters: [
      `language:${locale}`,
      tags.map(tag => `docusaurus_tag:${tag}`),
    ],
  }
}

type HostsCache = LiteClient['transporter']['hostsCache']
type HostKey = Parameters<HostsCache['delete']>[0]

/**
 * Remembers, for this visit, which hosts failed and when. The client's own
 * cache forgets: it looks a host up by its address but files it with its state,
 * and stores text, which loses the methods that say when 120 s have passed.
 */
export const createHostsCache = (): HostsCache => {
  const hosts = new Map<string, unknown>()
  const nameOf = (key: HostKey): string =>
    typeof key === 'string' ? key : `${key.protocol}://${key.url}`
  return {
    get: async <Value>(key: HostKey, otherwise: () => Promise<Value>) =>
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

const readHost = (address: string) => {
  const isWhole = /^https?:/u.test(address)
  const { host, protocol } = new URL(isWhole ? address : `https://${address}`)
  return {
    url: host,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  }
}

/**
 * Asks the configured service through its own client, which sends id and key
 * as query parameters and leaves a failed host alone for 120 s.
 */
export const createHostedSearch = (
  config: HostedConfig,
  context: SearchContext,
): Search => {
  const { appId, apiKey, hosts, insightsUrl } = config
  const report = insightsUrl ? startInsights(config, insightsUrl) : undefined
  const client = liteClient(appId, apiKey, {
    hostsCache: createHostsCache(),
    ...(hosts && { hosts: hosts.map(readHost) }),
  })
  return async request => {
    const requests = [queryParameters(request, config, context)]
    const { results } = await client.search<HostedHit>({ requests })
    const [result] = results
    if (!(result && 'hits' in result && result.hits)) {
      throw new Error('The search service sent something other than results.')
    }
    const answer = readAnswer({ ...result, hits: result.hits }, config)
    report?.(answer, result.queryID)
    return answer
  }
}
