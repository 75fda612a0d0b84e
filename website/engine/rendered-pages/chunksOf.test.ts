import { expect, test } from 'vitest'
import { chunksOf } from './chunksOf'

const names = {
  '/docs-5da': { __comp: 'layout', __context: { plugin: 'docs' } },
  '/docs/recipes-3ba': { __comp: 'page', content: 'recipes' },
  '/docs/recipes/csv-11a': { __comp: 'page', content: 'csv' },
  '/docs/recipes-more-22b': { __comp: 'page', content: 'more' },
}

test('a page is rendered from its own chunks and those of the routes above', () => {
  expect(chunksOf('/docs/recipes/csv', names)).toEqual([
    'layout',
    'docs',
    'page',
    'recipes',
    'csv',
  ])
})

test('pages beside and below it have no part in it', () => {
  expect(chunksOf('/docs/recipes', names)).not.toContain('more')
  expect(chunksOf('/docs/recipes', names)).not.toContain('csv')
})

test('a slash at the end of addresses makes no difference', () => {
  expect(
    chunksOf('/docs/a/', { '/docs/-1ab': 'layout', '/docs/a/-2ab': 'a' }),
  ).toEqual(['layout', 'a'])
})
