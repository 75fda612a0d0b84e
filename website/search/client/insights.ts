import type { SearchAnswer } from '../engine/answer'
import type { HostedConfig } from '../model/config'

/** How many events the provider is sent at a time. */
const BATCH = 20

/**
 * Tells the provider, in batches, which hits are followed. A reader is not
 * recognised on the next visit. Returns what has to know each answer, and what
 * the provider calls it.
 */
export const startInsights = (
  { appId, apiKey, indexName }: HostedConfig,
  insightsUrl: string,
): ((answer: SearchAnswer, queryID?: string) => void) => {
  const address = new URL(insightsUrl)
  address.searchParams.set('x-algolia-application-id', appId)
  address.searchParams.set('x-algolia-api-key', apiKey)
  const userToken = `anonymous-${crypto.randomUUID()}`
  /** The event of following each hit, by the hit's address. */
  const known = new Map<string, object>()
  let batch: object[] = []
  const send = (): void => {
    if (batch.length > 0) {
      const body = JSON.stringify({ events: batch })
      fetch(address, { method: 'POST', body, keepalive: true }).catch(error =>
        console.warn(error),
      )
      batch = []
    }
  }
  // It listens ahead of the page, which may answer the press itself.
  const onClick = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest('a[href]')
    const event = link && known.get(link.getAttribute('href') ?? '')
    batch = event ? [...batch, event] : batch
    if (batch.length >= BATCH) {
      send()
    }
  }
  document.addEventListener('click', onClick, { capture: true })
  addEventListener('pagehide', send)
  return ({ hits }, queryID) => {
    for (const [place, { id, url }] of queryID ? hits.entries() : []) {
      known.set(url, {
        eventType: 'click',
        eventName: 'Search hit followed',
        index: indexName,
        queryID,
        userToken,
        objectIDs: [id],
        positions: [place + 1],
      })
    }
  }
}
