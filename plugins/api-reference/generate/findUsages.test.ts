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
      text: "```js\nimport { map, take as first } from 'lfi'\nimport type { Reducer } from 'lfi'\n```",
    },
    {
      heading: 'Functions',
      anchor: 'functions',
      text: '[all](/docs/api/variables/all)',
    },
  ],
}

test('an import counts as a use, at the heading above it', () => {
  const usage = {
    guide: 'Recipes',
    title: 'Top three',
    path: '/docs/recipes#top-three',
  }

  expect(findUsages([guide]).get('map')).toEqual([usage])
  expect(findUsages([guide]).get('take')).toEqual([usage])
  expect(findUsages([guide]).get('Reducer')).toEqual([usage])
})

test('a link counts as a use too, but not in a list of functions', () => {
  expect(findUsages([guide]).get('zip')).toEqual([
    { guide: 'Recipes', title: 'Recipes', path: '/docs/recipes' },
  ])
  expect(findUsages([guide]).has('all')).toBe(false)
})

test('guides to begin with come first, and none takes all the room', () => {
  const section = { heading: 'A', anchor: 'a', text: '/docs/api/variables/map' }
  const long = { ...guide, sections: Array(9).fill(section) }
  const start = { ...guide, path: '/docs/getting-started', title: 'Start' }
  const usages = findUsages([long, start]).get('map') ?? []

  expect(usages[0]?.guide).toBe('Start')
  expect(usages).toHaveLength(1 + 5)
})
