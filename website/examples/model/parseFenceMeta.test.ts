import { expect, test } from 'vitest'
import { parseFenceMeta } from './parseFenceMeta'

test('everything that a writer may say is read', () => {
  expect(
    parseFenceMeta('title="a {1} b" {1,3-5} previous no-run="why"'),
  ).toEqual({
    title: 'a {1} b',
    highlighted: new Set([1, 3, 4, 5]),
    varies: false,
    previous: true,
    noRun: 'why',
  })
})
