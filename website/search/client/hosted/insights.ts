import type { SearchConfig } from '../../model/searchConfig'

/** How many events the provider is sent at a time. */
const BATCH = 20

export type InsightsEvent = {
  eventType: 'click'
  eventName: string
  index: string
  queryID: string
  objectIDs: string[]
  positions: number[]
}

type Answer = { queryID?: string; hits: readonly { id: string; url: string }[] }

/**
 * Collects which hits readers follow and hands them on in batches. A
 * reader is not recognised on the next visit.
 */
export const createInsights = (
  index: string,
  send: (events: InsightsEvent[]) => void,
) => {
  const events = new Map<string, InsightsEvent>()
  let batch: InsightsEvent[] = []
  /** Sends the events that there are, without waiting for more. */
  const flush = (): void => {
    if (batch.length > 0) {
      send(batch)
      batch = []
    }
  }
  return {
    flush,
    /** Remembers the hits of an answer, so that following one can be reported. */
    know: ({ queryID, hits }: Answer): void => {
      if (queryID === undefined) {
        return
      }
      for (const [place, { id, url }] of hits.entries()) {
        events.set(url, {
          eventType: 'click',
          eventName: 'Search hit followed',
          index,
          queryID,
          objectIDs: [id],
          positions: [place + 1],
        })
      }
    },
    /** Notes that a hit was followed, if this is the address of one. */
    follow: (url: string): void => {
      const event = events.get(url)
      batch = event ? [...batch, event] : batch
      if (batch.length >= BATCH) {
        flush()
      }
    },
  }
}

export type Insights = ReturnType<typeof createInsights>

/** Tells the provider which hits are followed, where a deployment asks for it. */
export const startInsights = (
  { appId, apiKey, indexName }: NonNullable<SearchConfig['hosted']>,
  insightsUrl: string,
): Insights => {
  const address = new URL(insightsUrl)
  address.searchParams.set('x-algolia-application-id', appId)
  address.searchParams.set('x-algolia-api-key', apiKey)
  const userToken = `anonymous-${crypto.randomUUID()}`
  const insights = createInsights(indexName, followed => {
    const events = followed.map(event => ({ ...event, userToken }))
    fetch(address, {
      method: 'POST',
      body: JSON.stringify({ events }),
      keepalive: true,
    }).catch((error: unknown) => console.warn(error))
  })
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
