import { expect, test } from 'vitest'
import { parseFenceMeta } from './parseFenceMeta'

test('everything that a writer may say is read', () => {
  expect(
    parseFenceMeta(
      'title="a {1} b" {1,3-5} unordered throws rejects previous no-run="why"',
    ),
  ).toEqual({
    title: 'a {1} b',
    highlighted: new Set([1, 3, 4, 5]),
    unordered: true,
    varies: false,
    throws: true,
    rejects: true,
    previous: true,
    noRun: 'why',
    unknown: [],
  })
})

test('unknown words are kept to be reported, the package’s own are not', () => {
  expect(parseFenceMeta('playground unorderd foo="bar"').unknown).toEqual([
    'unorderd',
    'foo',
  ])
})
