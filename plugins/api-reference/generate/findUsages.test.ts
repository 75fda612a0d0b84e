import { expect, test } from 'vitest'
import { findUsages } from './findUsages'

const guide = {
  path: '/docs/recipes',
  title: 'Recipes',
  sections: [
    { heading: '', anchor: '', text: 'See [it](/docs/api/variables/zip).' },
    {
      heading: 'Top three',
      anchor: 'top-three',
      text: "```js\nimport { map, take as first } from 'lfi'\n```",
    },
  ],
}

test('an import counts as a use, at the heading above it', () => {
  const usage = { title: 'Recipes: Top three', path: '/docs/recipes#top-three' }

  expect(findUsages([guide]).get('map')).toEqual([usage])
  expect(findUsages([guide]).get('take')).toEqual([usage])
})

test('a link counts as a use too', () => {
  expect(findUsages([guide]).get('zip')).toEqual([
    { title: 'Recipes', path: '/docs/recipes' },
  ])
})
