import { expect, test } from 'vitest'
import type { Guide, Section } from '../../../content/model/schema'
import { findUsages } from './findUsages'

const section = (
  title: string,
  id: string,
  content: Partial<Section>,
): Section => ({
  level: 2,
  title,
  id,
  text: '',
  blocks: [],
  fences: [],
  links: [],
  ...content,
})

const importing = (...lines: string[]): Partial<Section> => ({
  fences: lines.map(code => ({
    language: 'ts',
    meta: '',
    code,
    line: 1,
    indent: '',
  })),
})

const guide: Guide = {
  file: 'docs/recipes.mdx',
  id: 'recipes',
  address: '/docs/recipes',
  title: 'Recipes',
  description: '',
  frontMatter: {},
  sections: [
    section('Recipes', '', {
      links: ['/docs/api/variables/zip', '/docs/api/variables/zip#examples'],
    }),
    section(
      'Top three',
      'top-three',
      importing(
        "import { map, take as first } from 'lfi'",
        "import type { Reducer } from 'lfi'",
      ),
    ),
    section('Functions', 'functions', {
      links: ['/docs/api/variables/all'],
    }),
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
  expect(findUsages([guide]).get('Reducer')).toEqual([usage])
  expect(findUsages([guide]).has('first')).toBe(false)
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
  const mapping = section('A', 'a', importing("import { map } from 'lfi'"))
  const long = { ...guide, sections: Array.from({ length: 9 }, () => mapping) }
  const start = { ...guide, address: '/docs/getting-started', title: 'Start' }
  const usages = findUsages([long, start]).get('map') ?? []

  expect(usages[0]?.guide).toBe('Start')
  expect(usages).toHaveLength(1 + 5)
})

test('a page that an index lists is named below the index', () => {
  const retry = {
    ...guide,
    address: '/docs/recipes/retry',
    title: 'Retry',
    sections: [section('Retry', '', importing("import { or } from 'lfi'"))],
  }
  expect(findUsages([guide, retry]).get('or')).toEqual([
    { guide: 'Recipes', title: 'Retry', path: '/docs/recipes/retry' },
  ])
})
