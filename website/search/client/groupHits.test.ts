import { expect, test } from 'vitest'
import type { SearchHit } from '../engine/searchAnswer'
import { groupHits } from './groupHits'

const hit = (id: number, group: string): SearchHit => ({
  id: String(id),
  url: `/${id}`,
  kind: 'text',
  group,
  title: [{ text: `Page ${id}`, marked: false }],
  context: [],
  snippet: [],
})

test('a group holds at most five hits, the best group comes first', () => {
  const functions = Array.from({ length: 8 }, (_, id) => hit(id, 'Functions'))
  const groups = groupHits([hit(9, 'Guides'), ...functions, hit(10, 'Guides')])
  expect(groups.map(({ title, hits }) => [title, hits.length])).toEqual([
    ['Guides', 2],
    ['Functions', 5],
  ])
})
