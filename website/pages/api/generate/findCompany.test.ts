import { expect, test } from 'vitest'
import type { Guide } from '../../../content/model/schema'
import { findCompany } from './findCompany'

const recipe = (address: string, ...names: string[]): Guide => ({
  file: '',
  id: '',
  address,
  title: 'x',
  description: 'x',
  frontMatter: {},
  sections: [
    {
      ...{ level: 1, title: 'x', id: '', text: '', blocks: [], fences: [] },
      links: names.map(name => `/docs/api/variables/${name}`),
    },
  ],
})

test('functions that recipes use together are closer than those that are used everywhere', () => {
  const company = findCompany([
    recipe('/docs/recipes/a', 'pipe', 'zip', 'toObject'),
    recipe('/docs/recipes/b', 'pipe', 'zipAsync', 'toObject'),
    recipe('/docs/recipes/c', 'pipe', 'map'),
    recipe('/docs/recipes/d', 'pipe', 'map'),
    recipe('/docs/concepts/e', 'zip', 'map'),
  ])
  const zips = ['zip', 'zipAsync']

  expect(company(zips, ['toObject'])).toBe(0.5)
  expect(company(zips, ['pipe'])).toBeLessThan(0.5)
  expect(company(zips, ['map'])).toBe(0)
})
