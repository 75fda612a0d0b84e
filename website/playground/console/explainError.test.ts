import { expect, test } from 'vitest'
import { loadContent } from '../../content/loadContent'
import { anchorOf, explainingHeading } from './explainError'

const loading = loadContent('website')

test.each([
  'TypeError: t is not async iterable',
  'TypeError: r is not iterable',
  'TypeError: e[Symbol.iterator] is not a function',
  "TypeError: Cannot read properties of null (reading 'Symbol(concurIterator)')",
  'TypeError: t[o] is not a function',
  'Error: Did not contain exactly one value',
  'AggregateError: Concur iterable rejected',
  'Error: Buffer limit exceeded',
  'Error: `count` must be a non-negative integer: -1',
  'Error: `iterable` must be a pure iterable',
  'TypeError: Cannot convert a Symbol value to a string',
  "TypeError: can't convert symbol to string",
  'TypeError: Cannot convert a symbol to a string',
  'TypeError: Promise.withResolvers is not a function',
  'TypeError: map(...).filter is not a function',
  'TypeError: pipe(...).join is not a function',
  'TypeError: doubled.map is not a function',
  "TypeError: map(n => n, xs).sort is not a function. (In 'map(n => n, xs).sort()', 'map(n => n, xs).sort' is undefined)",
  'TypeError: t is not a function',
])('the guide has what explains %s', async message => {
  const pages = await loading
  const guide = pages.find(({ id }) => id === 'errors')
  const anchors = guide?.sections.map(({ id }) => id)
  // The page's introduction has an empty anchor.
  expect(anchors).toContain(anchorOf(explainingHeading(message) ?? 'none'))
})

test.each([
  'TypeError: load is not a function',
  'TypeError: shop.close is not a function',
  'TypeError: order.mapping is not a function',
])('%s is left alone, as an error of the visitor', message => {
  expect(explainingHeading(message)).toBeUndefined()
})
