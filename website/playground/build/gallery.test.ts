import { expect, test } from 'vitest'
import type { Guide, Section } from '../../content/model/schema'
import { collectGallery } from './gallery'

const fence = (code: string, language = 'js', meta = '') => ({
  language,
  meta,
  code,
  line: 1,
  indent: '',
})

const section = (
  level: number,
  title: string,
  ...fences: Section['fences']
): Section => ({
  level,
  title,
  id: level === 1 ? '' : title.toLowerCase().replaceAll(' ', '-'),
  text: `${title}, e.g. with lfi: and more.`,
  blocks: [],
  fences,
  links: [],
})

const guide = (id: string, title: string, ...sections: Section[]): Guide => ({
  file: `docs/${id}.mdx`,
  id,
  address: `/docs/${id}`,
  title,
  description: '',
  frontMatter: {},
  sections,
})

test('the first runnable example under each heading is taken', () => {
  const recipes = guide(
    'recipes',
    'Recipes',
    section(1, 'Recipes', fence('// before any heading')),
    section(2, 'Group and count'),
    section(
      3,
      'Group by a key',
      fence('npm install lfi', 'bash'),
      fence('const a = 1\nconsole.log(a)\n//=> 1'),
      fence('// the second of the heading'),
    ),
    section(3, 'Not run', fence('read()', 'js', 'no-run="it needs a file"')),
    section(2, 'Use pipe', fence('pipe()', 'ts')),
  )
  expect(collectGallery([recipes])).toEqual([
    {
      id: 'recipes/group-by-a-key',
      title: 'Group by a key',
      group: 'Group and count',
      description: 'Group by a key, e.g. with lfi.',
      code: 'const a = 1\nconsole.log(a)\n',
      language: 'js',
    },
    {
      id: 'recipes/use-pipe',
      title: 'Use pipe',
      group: 'Recipes',
      description: 'Use pipe, e.g. with lfi.',
      code: 'pipe()\n',
      language: 'ts',
    },
  ])
})

test('an example is described by what says something about it', () => {
  const polite = {
    ...section(2, 'Limit', fence('pipe()')),
    text: 'Be polite. At most two for each host.',
  }
  const names = {
    ...section(2, 'One program in both', fence('pipe()')),
    text: 'Note the names.',
  }
  const described = collectGallery([
    guide('recipes', 'Recipes', polite),
    {
      ...guide('coming-from/lodash', 'Coming from Lodash', names),
      description: 'Functions and counterparts.',
    },
  ]).map(({ title, description }) => [title, description])

  expect(described).toEqual([
    ['Limit', 'Be polite. At most two for each host.'],
    ['Coming from Lodash', 'Functions and counterparts.'],
  ])
})

test('an exercise on the program above it is no example', () => {
  const exercise = section(2, 'Write your own', fence('pipe()'))
  const start = guide('getting-started', 'Getting started', {
    ...exercise,
    text: 'Press Run on the program above, and change it.',
  })

  expect(collectGallery([start])).toEqual([])
})

test('an example is called by what it is about, wherever its heading stands', () => {
  const examples = collectGallery([
    guide(
      'coming-from/rxjs',
      'Coming from RxJS',
      section(2, 'Side by side', fence('')),
    ),
    guide(
      'concepts/currying',
      'Currying',
      section(2, 'The problem', fence('')),
      section(2, 'Order', fence('')),
    ),
  ])
  expect(examples.map(({ group, title }) => `${group} / ${title}`)).toEqual([
    'Concepts / Currying: the problem',
    'Concepts / Currying: order',
    'Coming from elsewhere / Coming from RxJS',
  ])
})

test('a page that an index lists is one example, in its group and order', () => {
  const listed = (id: string, title: string) =>
    guide(id, title, section(1, title, fence('')))
  const examples = collectGallery([
    listed('recipes/batch', 'Batch'),
    listed('recipes/retry', 'Retry'),
    guide('recipes', 'Recipes', {
      ...section(2, 'Requests'),
      links: ['/docs/recipes/retry', '/docs/recipes/batch'],
    }),
  ])
  expect(examples.map(({ id, group, title }) => [id, group, title])).toEqual([
    ['recipes/retry', 'Requests', 'Retry'],
    ['recipes/batch', 'Requests', 'Batch'],
  ])
})
