import { expect, test } from 'vitest'
import { hasVersion, leanRoute } from './leanRoute'

const link = (name: string) => ({
  type: 'link',
  href: `/docs/${name}`,
  label: name,
  docId: name,
  unlisted: false,
})

const route = {
  path: '/docs',
  component: '@theme/DocsRoot',
  routes: [
    {
      path: '/docs',
      component: '@theme/DocVersionRoot',
      props: {
        version: {
          label: 'Next',
          docs: {
            recipes: { id: 'recipes', description: 'Tasks' },
            'api/variables/map': { id: 'api/variables/map' },
          },
          docsSidebars: {
            docs: [
              link('recipes'),
              { type: 'category', items: [link('api/variables/map')] },
            ],
          },
        },
      },
    },
  ],
}

test('authored documents keep their data, generated ones only their link', () => {
  expect(leanRoute(route).routes?.[0]?.props?.version).toEqual({
    label: 'Next',
    docs: { recipes: { id: 'recipes', description: 'Tasks' } },
    docsSidebars: {
      docs: [
        link('recipes'),
        {
          type: 'category',
          items: [
            {
              type: 'link',
              href: '/docs/api/variables/map',
              label: 'api/variables/map',
              docId: 'api',
            },
          ],
        },
      ],
    },
  })
})

test('a route without version data stays as it is', () => {
  const plain = { path: '/docs/recipes', component: '@theme/DocItem' }

  expect(leanRoute(plain)).toEqual(plain)
  expect(hasVersion(plain)).toBe(false)
  expect(hasVersion(route)).toBe(true)
})
