import { expect, test } from 'vitest'
import { findUnlisted } from './index'

const doc = (id: string, frontMatter = {}) => ({
  id,
  source: `@site/docs/${id}.mdx`,
  frontMatter,
})

const sidebars = {
  docs: [
    { type: 'doc', id: 'recipes' },
    {
      type: 'category',
      link: { type: 'doc', id: 'coming-from/index' },
      items: [{ type: 'doc', id: 'coming-from/array' }],
    },
  ],
}

test('a guide in no sidebar is told, with the line to add', () => {
  const docs = [
    doc('recipes'),
    doc('coming-from/index'),
    doc('coming-from/array'),
    doc('index', { displayed_sidebar: 'docs' }),
    doc('concepts/lost'),
    doc('recipes/lost'),
  ]
  const [problem, recipe, ...others] = findUnlisted({
    loadedVersions: [{ docs, sidebars }],
  })
  expect(problem).toContain(
    "docs/concepts/lost.mdx is in no sidebar, so no menu links to it. Add 'concepts/lost' to sidebars.ts",
  )
  expect(recipe).toContain(
    'Add a line for /docs/recipes/lost to docs/recipes.mdx',
  )
  expect(others).toEqual([])
})

test('what Docusaurus loads otherwise one day is told, too', () => {
  expect(() => findUnlisted(undefined)).toThrow('the whole: Invalid input')
})
