import { expect, test } from 'vitest'
import { createEngine } from '../engine/createEngine'
import { groupHits } from '../engine/groupHits'
import { loadSearchData } from '../index-build/loadSearchData'
import { HELD_OUT_QUERIES, type HeldOutQuery } from './heldOutQueries'

const engine = createEngine(await loadSearchData('website'))

/** The pages that the dialog shows, best first, each once. */
const pagesFor = (query: string): string[] => {
  const request = { query, page: 0, hitsPerPage: 20, snippetWords: 10 }
  const hits = groupHits(engine.search(request).hits).flatMap(
    group => group.hits,
  )
  return [
    ...new Set(
      hits.map(({ url }) =>
        url
          .replace(/[#?].*$/u, '')
          .replace(/^\/docs\/(?:api\/(?:variables|type-aliases)\/)?/u, ''),
      ),
    ),
  ]
}

/** The share of the queries that one of the first `count` pages answers. */
const answeredAmong = (
  queries: readonly HeldOutQuery[],
  count: number,
): number =>
  queries.filter(({ query, pages }) =>
    pagesFor(query)
      .slice(0, count)
      .some(page => pages.includes(page)),
  ).length / queries.length

test('names and types that were held out are found first', () => {
  const { name, type } = HELD_OUT_QUERIES
  expect(answeredAmong(name, 1)).toBe(1)
  expect(answeredAmong(type, 1)).toBe(1)
})

test('messages that were held out are explained first', () => {
  expect(answeredAmong(HELD_OUT_QUERIES.message, 1)).toBe(1)
})

test('words of other languages, and questions, that were held out are answered among three in 92 %', () => {
  const { foreign, question } = HELD_OUT_QUERIES
  expect(answeredAmong([...foreign, ...question], 3)).toBeGreaterThanOrEqual(
    0.92,
  )
})
