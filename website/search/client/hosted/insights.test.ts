import { expect, test } from 'vitest'
import { createInsights, type InsightsEvent } from './insights'

const hits = Array.from({ length: 20 }, (_, index) => ({
  id: `hit-${index}`,
  url: `/docs/${index}`,
}))

const setUp = () => {
  const sent: InsightsEvent[][] = []
  const insights = createInsights('lfi', events => sent.push(events))
  return { sent, insights }
}

test('events are sent twenty at a time', () => {
  const { sent, insights } = setUp()
  insights.know({ queryID: 'q', hits })
  for (const { url } of hits.slice(0, 19)) {
    insights.follow(url)
  }
  expect(sent).toEqual([])
  insights.follow('/docs/19')
  expect(sent.map(({ length }) => length)).toEqual([20])
  expect(sent[0]?.[19]).toEqual({
    eventType: 'click',
    eventName: 'Search hit followed',
    index: 'lfi',
    queryID: 'q',
    objectIDs: ['hit-19'],
    positions: [20],
  })
})

test('what is left is sent when the page goes, and only once', () => {
  const { sent, insights } = setUp()
  insights.know({ queryID: 'q', hits })
  insights.follow('/docs/3')
  insights.flush()
  insights.flush()
  expect(sent.map(({ length }) => length)).toEqual([1])
})

test('what is no hit, or of no known query, is no event', () => {
  const { sent, insights } = setUp()
  insights.know({ hits })
  insights.follow('/docs/3')
  insights.follow('/elsewhere')
  insights.flush()
  expect(sent).toEqual([])
})
