import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupHits, type SearchHit } from './answer'

const hit = (id: number, group: string): SearchHit => ({
  id: String(id),
  url: `/${id}`,
  kind: 'text',
  group,
  title: [],
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

test('the second best hit is among the first three', () => {
  const groups = fc.array(fc.constantFrom('Functions', 'Guides', 'Concepts'), {
    minLength: 2,
  })
  fc.assert(
    fc.property(groups, names => {
      const hits = names.map((name, id) => hit(id, name))
      const shown = groupHits(hits).flatMap(group => group.hits)
      expect(shown[0]).toBe(hits[0])
      expect(shown.slice(0, 3)).toContain(hits[1])
    }),
  )
})
