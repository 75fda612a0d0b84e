import { expect, test } from 'vitest'
import { findUsages } from './findUsages'

const guide = {
  path: '/docs/recipes',
  title: 'Recipes',
  sections: [
    { heading: '', anchor: '', names: ['zip'] },
    { heading: 'Top three', anchor: 'top-three', names: ['map', 'take'] },
  ],
}

test('a name is used at the heading above it', () => {
  const usage = { title: 'Recipes: Top three', path: '/docs/recipes#top-three' }

  expect(findUsages([guide]).get('map')).toEqual([usage])
  expect(findUsages([guide]).get('take')).toEqual([usage])
})

test('above all headings it is used by the page', () => {
  expect(findUsages([guide]).get('zip')).toEqual([
    { title: 'Recipes', path: '/docs/recipes' },
  ])
})
