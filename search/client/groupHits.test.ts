import { expect, test } from 'vitest'
import type { SearchHit } from '../engine/searchAnswer'
import { groupHits } from './groupHits'

const hit = (id: number, group: string): SearchHit => ({
  objectID: String(id),
  url: `/${id}`,
  type: 'lvl1',
  hierarchy: {
    lvl0: group,
    lvl1: `Page ${id}`,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: null,
  _snippetResult: { hierarchy: {} },
  _highlightResult: { hierarchy: {} },
})

test('a group holds at most five hits, the best group comes first', () => {
  const functions = Array.from({ length: 8 }, (_, id) => hit(id, 'Functions'))
  const groups = groupHits([hit(9, 'Guides'), ...functions, hit(10, 'Guides')])
  expect(groups.map(({ title, hits }) => [title, hits.length])).toEqual([
    ['Guides', 2],
    ['Functions', 5],
  ])
})
