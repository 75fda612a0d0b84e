import { describe, expect, test } from 'vitest'
import { loadContent } from '../../content/loadContent'
import { loadApiModel } from '../../library/loadApiModel'
import { textOf } from '../engine/answer'
import { createEngine } from '../engine/createEngine'
import { searchDataOf } from '../index-build/searchData'
import { HELD_QUERIES } from './heldQueries'
import { answeredAmong, hitsFor } from './judge'
import { OWN_QUERIES } from './ownQueries'

const engine = createEngine(
  searchDataOf(loadApiModel(), await loadContent('website')),
)
const found = (query: string): string[] =>
  hitsFor(engine, query).map(({ url }) => url.replace('/docs/', ''))

describe('of the queries that are held out', () => {
  test.each([
    ['name', 1, 0.92],
    ['name', 3, 1],
    ['typo', 1, 0.92],
    ['typo', 3, 1],
    ['alias', 3, 0.97],
    ['words', 3, 0.92],
    ['type', 3, 0.95],
    ['question', 3, 0.85],
    ['error', 3, 0.92],
  ] as const)(
    'those of kind %s are answered among %i for a share of %d',
    (kind, count, share) => {
      expect(
        answeredAmong(engine, HELD_QUERIES[kind], count),
      ).toBeGreaterThanOrEqual(share)
    },
  )
})

describe('of a second set, written by who had seen no list', () => {
  test.each([
    ['name', 1, 1],
    ['type', 1, 0.9],
    ['message', 1, 1],
    ['foreign', 3, 0.92],
    ['question', 3, 0.92],
    ['symptom', 3, 0.85],
  ] as const)(
    'those of kind %s are answered among %i for a share of %d',
    (kind, count, share) => {
      expect(
        answeredAmong(engine, OWN_QUERIES[kind], count),
      ).toBeGreaterThanOrEqual(share)
    },
  )
})

/** Questions that have one answer, and how its address below `/docs/` begins. */
test.each([
  ['takeRight', 'not-in-lfi#takeright'],
  ['_.orderBy', 'not-in-lfi#sort'],
  ['sort', 'not-in-lfi#sort'],
  ['reverse', 'not-in-lfi#reverse'],
  ['switchMap', 'not-in-lfi#switchmap'],
  ['require is not defined', 'errors#require-is-not-defined'],
  ['async or concur', 'concepts/plain-async-or-concur#async-or-concur'],
  ['mapAsync vs mapConcur', 'concepts/plain-async-or-concur#async-or-concur'],
  ['difference between map and flatMap', 'api/variables/'],
  ['is lfi fast', 'size-and-speed'],
  ['why lfi', 'why-lfi'],
  ['why use lfi', 'why-lfi'],
  // An example that the dialog gives.
  ['why is my map not running', 'getting-started#nothing-runs'],
  ['lodash chain', 'coming-from/lodash'],
  ['never ends', 'concepts/stopping'],
  ['hangs', 'concepts/stopping'],
  ['stuck', 'concepts/stopping'],
  ['freezes', 'concepts/stopping'],
  ['prints nothing', 'concepts/stopping'],
  ['heapq.merge', 'recipes/merge-sorted-lists'],
  ['asyncio.Semaphore', 'recipes/fetch-many-with-a-limit'],
])('%s is answered by %s', (query, place) => {
  expect(found(query)[0]?.startsWith(place)).toBe(true)
})

test('a question about all functions leads to the table of what they do', () => {
  const places = found('which functions keep everything in memory')
  expect(places.slice(0, 2)).toContain('api/behaviour?held=everything')
})

test('what lfi lacks says so', () => {
  const [hit] = hitsFor(engine, 'takeRight')
  expect(textOf(hit?.snippet ?? [])).toMatch(/^lfi (?:has no|cannot)/u)
})

test('the row of a table is found below the function that it names', () => {
  const places = found('_.keyBy')
  expect(places[0]).toMatch(/^api\/variables\//u)
  expect(places).toContain('coming-from/lodash#from-keyby')
})
