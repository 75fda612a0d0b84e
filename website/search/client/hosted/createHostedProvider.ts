import { liteClient } from 'algoliasearch/lite'
import {
  MAX_SUGGESTIONS,
  type SearchAnswer,
  textOf,
} from '../../engine/searchAnswer'
import type { SearchConfig } from '../../model/searchConfig'
import {
  type ProviderContext,
  type SearchProvider,
  SearchRefused,
} from '../provider'
import { createHostsCache } from './createHostsCache'
import type { Insights } from './insights'
import { queryParameters } from './queryParameters'
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

const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 }

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
    timeouts: TIMEOUTS,
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
