import { beforeEach, expect, test, vi } from 'vitest'
import { startInsights } from './insights'

const listeners = new Map<string, (event: { target: unknown }) => void>()
const sent: object[][] = []

class Link {
  readonly href: string
  constructor(href: string) {
    this.href = href
  }
  closest = () => this
  getAttribute = () => this.href
}

const follow = (url: string) =>
  listeners.get('click')?.({ target: new Link(url) })

beforeEach(() => {
  sent.length = 0
  const addEventListener = (name: string, listen: () => void) =>
    listeners.set(name, listen)
  vi.stubGlobal('document', { addEventListener })
  vi.stubGlobal('addEventListener', addEventListener)
  vi.stubGlobal('Element', Link)
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
    sent.push(JSON.parse(body).events)
  })
  const report = startInsights(
    { appId: 'APP', apiKey: 'KEY', indexName: 'lfi' },
    'https://insights.example/1/events',
  )
  const hits = Array.from({ length: 20 }, (_, index) => ({
    id: `hit-${index}`,
    url: `/docs/${index}`,
    kind: 'text' as const,
    group: 'Guides',
    title: [],
    context: [],
    snippet: [],
  }))
  report({ hits, nbHits: 20 }, 'q')
  return () => vi.unstubAllGlobals()
})

test('events are sent twenty at a time', () => {
  for (let place = 0; place < 19; place++) {
    follow(`/docs/${place}`)
  }
  expect(sent).toEqual([])
  follow('/docs/19')
  expect(sent.map(({ length }) => length)).toEqual([20])
  expect(sent[0]?.[19]).toMatchObject({
    eventType: 'click',
    index: 'lfi',
    queryID: 'q',
    objectIDs: ['hit-19'],
    positions: [20],
  })
})

test('what is left is sent once when the page goes; what is no hit is no event', () => {
  follow('/docs/3')
  follow('/elsewhere')
  listeners.get('pagehide')?.({ target: undefined })
  listeners.get('pagehide')?.({ target: undefined })
  expect(sent.map(({ length }) => length)).toEqual([1])
})
