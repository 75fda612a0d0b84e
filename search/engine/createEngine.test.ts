import { expect, test } from 'vitest'
import { createEngine } from './createEngine'
import { testData } from './testData'

const engine = createEngine(testData)
const search = (query: string, more = {}) =>
  engine.search({ query, page: 0, hitsPerPage: 20, snippetWords: 10, ...more })
const first = (query: string) => search(query).hits[0]?.hierarchy.lvl1

test.each([
  ['map', 'map'],
  ['MAP', 'map'],
  ['or', 'or'],
  ['async map', 'mapAsync'],
  ['mapasync', 'mapAsync'],
  ['fitler', 'filter'],
  ['normaliseReducer', 'normalizeReducer'],
  ['average', 'mean'],
  ['remove duplicates', 'unique'],
  ['how do I remove the duplicates?', 'unique'],
  ['optional', 'Optional'],
  ['recipes', 'Recipes'],
])('%s finds %s first', (query, name) => {
  expect(first(query)).toBe(name)
})

test('the plain form comes before its Async form', () => {
  const names = search('select').hits.map(hit => hit.hierarchy.lvl1)
  expect(names.slice(0, 2)).toEqual(['map', 'mapAsync'])
})

test('a heading is found with the page above it and its anchor', () => {
  expect(search('batch requests').hits[0]).toMatchObject({
    url: '/docs/recipes#batch-requests',
    type: 'lvl2',
    hierarchy: { lvl0: 'Guides', lvl1: 'Recipes', lvl2: 'Batch requests' },
  })
})

test('a snippet has ten words, escaped, with what matched marked', () => {
  const hit = search('server').hits[0]
  expect(hit?.type).toBe('content')
  const snippet = hit?._snippetResult.content?.value ?? ''
  expect(snippet).toContain('<mark>server</mark> &lt;script&gt;')
  expect(snippet.match(/\w+(?![^<>]*>)/gu)?.length).toBeLessThan(16)
})

test('pages follow one another without overlap', () => {
  const whole = search('value').hits.map(hit => hit.objectID)
  const pages = [0, 1].flatMap(page =>
    search('value', { page, hitsPerPage: 2 }).hits.map(hit => hit.objectID),
  )
  expect(pages).toEqual(whole.slice(0, 4))
})

test('a query that finds nothing gets at most three suggestions', () => {
  const { hits, suggestions } = search('qqqqqqqqqqqq')
  expect(hits).toEqual([])
  expect(suggestions).toHaveLength(3)
})

test('a signature finds the function and shows what matched', () => {
  const [hit] = search('Iterable<A>, (A -> B) -> Iterable<B>').hits
  expect(hit?.hierarchy.lvl1).toBe('map')
  expect(hit?._snippetResult.content?.value).toBe(
    '(<mark>fn: (value: From) =&gt; To</mark>, <mark>iterable: Iterable&lt;From&gt;</mark>) =&gt; <mark>Iterable&lt;To&gt;</mark>',
  )
})

test('a half-typed signature gets a hint and still searches by words', () => {
  const { hint, hits } = search('Iterable<A>, (A -> ')
  expect(hint).toContain('Searching by type')
  expect(hits.length).toBeGreaterThan(0)
})

test.each([
  'map(fn, iterable)',
  'function map<From, To>(',
  'map<From, To>(fn: (value: From) => To, iterable: Iterable<From>)',
])('%s, as pages show it, finds the function', text => {
  expect(search(text).hits[0]?.hierarchy.lvl1).toBe('map')
})

test('a type is searched for as one, whether its bracket is closed or not', () => {
  for (const text of ['Iterable<T', 'Iterable<T>', 'Iterable<T> -']) {
    expect(search(text).hits[0]?.content).toMatch(/^\(.*\) => /u)
  }
})
