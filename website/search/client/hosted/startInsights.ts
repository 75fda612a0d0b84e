import type { SearchConfig } from '../../model/searchConfig'
import {
  createInsights,
  type Insights,
  type InsightsEvent,
} from './createInsights'

type Hosted = NonNullable<SearchConfig['hosted']>

/** Tells the provider which hits are followed, where a deployment asks for it. */
export const startInsights = (
  { appId, apiKey, indexName }: Hosted,
  insightsUrl: string,
): Insights => {
  const address = new URL(insightsUrl)
  address.searchParams.set('x-algolia-application-id', appId)
  address.searchParams.set('x-algolia-api-key', apiKey)
  const userToken = `anonymous-${crypto.randomUUID()}`
  const send = (events: InsightsEvent[]): void => {
    const body = events.map(event => ({ ...event, userToken }))
    fetch(address, {
      method: 'POST',
      body: JSON.stringify({ events: body }),
      keepalive: true,
    }).catch((error: unknown) => console.warn(error))
  }
  const insights = createInsights(indexName, send)
  // It listens ahead of the page, which may answer the press itself.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link =
        target instanceof Element ? target.closest('a[href]') : undefined
      insights.follow(link?.getAttribute('href') ?? '')
    },
    { capture: true },
  )
  addEventListener('pagehide', insights.flush)
  return insights
}
