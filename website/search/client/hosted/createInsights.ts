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

type Found = { objectID: string; queryID: string; position: number }

type Answer = { queryID?: string; hits: readonly { id: string; url: string }[] }

export type Insights = {
  /** Remembers the hits of an answer, so that following one can be reported. */
  know: (answer: Answer) => void
  /** Notes that a hit was followed, if this is the address of one. */
  follow: (url: string) => void
  /** Sends the events that there are, without waiting for more. */
  flush: () => void
}

/**
 * Collects which hits readers follow and hands them on in batches. A
 * reader is not recognised on the next visit.
 */
export const createInsights = (
  indexName: string,
  send: (events: InsightsEvent[]) => void,
): Insights => {
  const found = new Map<string, Found>()
  let batch: InsightsEvent[] = []
  const flush = (): void => {
    if (batch.length > 0) {
      send(batch)
      batch = []
    }
  }
  return {
    know: ({ queryID, hits }) => {
      if (queryID === undefined) {
        return
      }
      for (const [index, { id, url }] of hits.entries()) {
        found.set(url, { objectID: id, queryID, position: index + 1 })
      }
    },
    follow: url => {
      const hit = found.get(url)
      if (!hit) {
        return
      }
      batch.push({
        eventType: 'click',
        eventName: 'Search hit followed',
        index: indexName,
        queryID: hit.queryID,
        objectIDs: [hit.objectID],
        positions: [hit.position],
      })
      if (batch.length >= BATCH) {
        flush()
      }
    },
    flush,
  }
}
