import { expect, test } from 'vitest'
import { loadContent } from '../../content/loadContent'
import { anchorOf, explainingHeading } from './explainingHeading'

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
])('the guide has what explains %s', async message => {
  const pages = await loadContent('website')
  const guide = pages.find(({ id }) => id === 'errors')
  const anchors = guide?.sections.map(({ id }) => id)
  expect(anchors).toContain(anchorOf(explainingHeading(message) ?? ''))
})

test('errors of the visitor are left alone', () => {
  expect(explainingHeading('TypeError: load is not a function')).toBeUndefined()
})
