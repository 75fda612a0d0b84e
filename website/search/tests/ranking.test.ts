import { describe, expect, test } from 'vitest'
import { createEngine } from '../engine/createEngine'
import { textOf } from '../engine/searchAnswer'
import { loadSearchData } from '../index-build/loadSearchData'
import { HELD_QUERIES } from './heldQueries'
import { answeredAmong, hitsFor } from './judge'
import { OWN_QUERIES } from './ownQueries'

const data = await loadSearchData('website')
const engine = createEngine(data)
const found = (query: string): string[] =>
  hitsFor(engine, query).map(({ url }) => url.replace('/docs/', ''))

describe('of the queries that are held out', () => {
  const share = (kind: keyof typeof HELD_QUERIES, count: number): number =>
    answeredAmong(engine, HELD_QUERIES[kind], count)

  test('names and names with slips are found first in 92 %, among three always', () => {
    for (const kind of ['name', 'typo'] as const) {
      expect(share(kind, 1)).toBeGreaterThanOrEqual(0.92)
      expect(share(kind, 3)).toBe(1)
    }
  })

  test('names elsewhere and plain words are answered among three in 92 %', () => {
    expect(share('alias', 3)).toBeGreaterThanOrEqual(0.97)
    expect(share('words', 3)).toBeGreaterThanOrEqual(0.92)
  })

  test('types are found among three in 95 %', () => {
    expect(share('type', 3)).toBeGreaterThanOrEqual(0.95)
  })

  test('questions are answered among three in 85 %, messages in 92 %', () => {
    expect(share('question', 3)).toBeGreaterThanOrEqual(0.85)
    expect(share('error', 3)).toBeGreaterThanOrEqual(0.92)
  })
})

describe('of a second set, written by who had seen no list', () => {
  const share = (kind: keyof typeof OWN_QUERIES, count: number): number =>
    answeredAmong(engine, OWN_QUERIES[kind], count)

  test('names and messages are found first, and types in 90 %', () => {
    expect(share('name', 1)).toBe(1)
    expect(share('type', 1)).toBeGreaterThanOrEqual(0.9)
    expect(share('message', 1)).toBe(1)
  })

  test('words of other languages and questions are answered among three in 92 %', () => {
    expect(share('foreign', 3)).toBeGreaterThanOrEqual(0.92)
    expect(share('question', 3)).toBeGreaterThanOrEqual(0.92)
  })

  test('symptoms as people type them are explained among three in 85 %', () => {
    expect(share('symptom', 3)).toBeGreaterThanOrEqual(0.85)
  })
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
  ['difference between take and takeWhile', 'api/variables/take'],
  ['is lfi fast', 'size-and-speed'],
  ['why lfi', 'why-lfi'],
  // An example that the dialog gives.
  ['why is my map not running', 'getting-started#nothing-runs'],
  ['lodash chain', 'coming-from/lodash'],
  ['hangs', 'concepts/stopping'],
  ['never ends', 'concepts/stopping'],
  ['heapq.merge', 'recipes/merge-sorted-lists'],
  ['asyncio.Semaphore', 'recipes/fetch-many-with-a-limit'],
])('%s is answered by %s', (query, place) => {
  expect(found(query)[0]?.startsWith(place)).toBe(true)
})

test('a question about all functions leads to the table of what they do', () => {
  const places = found('which functions keep everything in memory')
  expect(places.slice(0, 2)).toContain('api/behaviour?held=everything')
})

test('what lfi lacks says so, and what to write instead', () => {
  const [hit] = hitsFor(engine, 'takeRight')
  expect(textOf(hit?.snippet ?? [])).toMatch(/^lfi (?:has no|cannot).+\. ./u)
})

test('the row of a table is found below the function that it names', () => {
  const places = found('_.keyBy')
  expect(places[0]).toMatch(/^api\/variables\//u)
  expect(places).toContain('coming-from/lodash#from-keyby')
})
