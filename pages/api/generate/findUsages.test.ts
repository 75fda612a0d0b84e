import { expect, test } from 'vitest'
import { findUsages } from './findUsages'

const guide = {
  path: '/docs/recipes',
  title: 'Recipes',
  sections: [
    { heading: '', anchor: '', names: ['zip'] },
    { heading: 'Top three', anchor: 'top-three', names: ['map', 'take'] },
    { heading: 'Functions', anchor: 'functions', names: ['all'] },
  ],
}

test('a name is used at the heading above it', () => {
  const usage = {
    guide: 'Recipes',
    title: 'Top three',
    path: '/docs/recipes#top-three',
  }

  expect(findUsages([guide]).get('map')).toEqual([usage])
  expect(findUsages([guide]).get('take')).toEqual([usage])
})

test('above all headings it is used by the page', () => {
  expect(findUsages([guide]).get('zip')).toEqual([
    { guide: 'Recipes', title: 'Recipes', path: '/docs/recipes' },
  ])
})

test('a list of functions uses none of them', () => {
  expect(findUsages([guide]).has('all')).toBe(false)
})

test('guides to begin with come first, and none takes all the room', () => {
  const section = { heading: 'A', anchor: 'a', names: ['map'] }
  const long = { ...guide, sections: Array(9).fill(section) }
  const start = { ...guide, path: '/docs/getting-started', title: 'Start' }
  const usages = findUsages([long, start]).get('map') ?? []

  expect(usages[0]?.guide).toBe('Start')
  expect(usages).toHaveLength(1 + 5)
})
