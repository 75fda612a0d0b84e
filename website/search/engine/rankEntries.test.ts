import { expect, test } from 'vitest'
import { createEngine } from './createEngine'
import { createEntries } from './entry'
import { guide, record, section } from './fixtures'
import { rankEntries } from './rankEntries'
import { ranking } from './ranking'
import { readQuery } from './readQuery'
import { Vocabulary } from './Vocabulary'

const asyncForm = { flavour: 'async', family: 'chunk' } as const
const concurForm = { flavour: 'concur', family: 'chunk' } as const
const { search } = createEngine({
  api: [
    record('chunk'),
    record('chunkAsync', '', asyncForm),
    record('chunkConcur', 'Batches as they come.', concurForm),
    record('reduce', 'Folds all pages.'),
    record('groupBy'),
    record('group'),
  ],
  guides: [
    guide(
      section('Tasks', 'Pages of pages.', { level: 1, anchor: '' }),
      section('Reduce', 'A chunk of words.'),
      section('Group in batches'),
      section('_.chunkRight', 'lfi has no chunkRight.', { row: 'gap' }),
      section('_.group', 'In lfi: groupBy.', { row: 'counterpart' }),
    ),
  ],
  aliases: {
    chunk: ['split into batches', 'slices'],
    chunkConcur: ['parallel slices'],
    groupBy: ['partition'],
    '/docs/tasks#reduce': ['boil down'],
  },
})

const titles = (query: string) =>
  search({ query, page: 0, hitsPerPage: 20, snippetWords: 5 }).hits.map(
    ({ title, url }) =>
      url.startsWith('/docs/tasks')
        ? url.replace('/docs/tasks', '')
        : title.map(({ text }) => text).join(''),
  )

test('a name is found before a heading that is the same', () => {
  expect(titles('reduce').slice(0, 2)).toEqual(['reduce', '#reduce'])
  expect(titles('group')[0]).toBe('group')
})

test('the plural of a name is the name', () => {
  expect(titles('chunks')[0]).toBe('chunk')
})

test('a heading of several words is what somebody means by them', () => {
  expect(titles('group in batches')[0]).toBe('#group-in-batches')
})

test('the longer the typed part of a name, the better it fits', () => {
  expect(titles('grou').slice(0, 2)).toEqual(['group', 'groupBy'])
})

test('the name with fewer slips is first', () => {
  expect(titles('gruopby')[0]).toBe('groupBy')
  expect(titles('chunkasinc')[0]).toBe('chunkAsync')
})

test('a family shows its plain form first, and its other forms in order', () => {
  expect(titles('slices').slice(0, 3)).toEqual([
    'chunk',
    'chunkAsync',
    'chunkConcur',
  ])
  expect(titles('split into batches').slice(0, 1)).toEqual(['chunk'])
})

test('a flavour that the query names decides between the forms', () => {
  expect(titles('chunk async')[0]).toBe('chunkAsync')
  expect(titles('chunk concur')[0]).toBe('chunkConcur')
  expect(titles('split into batches asynchronously')[0]).toBe('chunkAsync')
})

test('what lfi lacks answers its own name, and no more', () => {
  expect(titles('_.chunkRight')[0]).toBe('#_.chunkright')
  expect(titles('chunkRight')[0]).toBe('#_.chunkright')
  expect(titles('chunk')[0]).toBe('chunk')
})

test('a row of a table comes after the function that it names', () => {
  expect(titles('_.group')[0]).toBe('group')
})

test('words of a section may be its own', () => {
  expect(titles('boil down')).toEqual(['#reduce'])
})

test('few words on a function are a question: the section, then the function', () => {
  expect(titles('chunkConcur boil down').slice(0, 2)).toEqual([
    '#reduce',
    'chunkConcur',
  ])
  expect(titles('chunkConcur example')[0]).toBe('chunkConcur')
})

test('an alias of another library is found without its name', () => {
  expect(titles('ramda partition')[0]).toBe('groupBy')
})

test('texts with every word come before those with some', () => {
  expect(titles('folds pages')[0]).toBe('reduce')
})

/** What each entry scores by name and aliases, and by texts as given. */
const scores = (
  query: string,
  texts: Readonly<Record<string, number>> = {},
): Record<string, number> => {
  const vocabulary = new Vocabulary()
  const entries = createEntries(
    {
      api: [
        record('chunk'),
        record('chunkAsync', '', asyncForm),
        record('chunkConcur', '', concurForm),
        record('take'),
      ],
      guides: [
        guide(
          section('Tasks', '', { level: 1, anchor: '' }),
          section('Ants'),
          section('Bees', '', { level: 3 }),
          section('_.chunkRight', '', { row: 'gap' }),
          section('_.merge', '', { row: 'gap' }),
          section('_.zipWith', '', { row: 'counterpart' }),
        ),
      ],
      aliases: {
        chunk: ['slices'],
        chunkConcur: ['race'],
        take: ['take'],
        '/docs/tasks#_.merge': ['quilt'],
      },
    },
    vocabulary,
  )
  const found = new Map(
    entries.flatMap(({ id, title }) =>
      texts[title] === undefined ? [] : [[id, texts[title]] as const],
    ),
  )
  const ranked = rankEntries(readQuery(query), entries, vocabulary, () => found)
  return Object.fromEntries(
    ranked.map(({ entry, score }) => [entry.title, score]),
  )
}

const { exactAlias, deeperSection } = ranking

test('the deeper a section, the less it scores', () => {
  const { exactTitle } = ranking
  expect(scores('tasks').Tasks).toBeCloseTo(exactTitle)
  expect(scores('ants').Ants).toBeCloseTo(exactTitle * deeperSection)
  expect(scores('bees').Bees).toBeCloseTo(exactTitle * deeperSection ** 2)
})

test('a row counts less than a section, unless it is what lfi lacks', () => {
  const { exactGap, exactTitle, rowOfTable } = ranking
  expect(scores('_.chunkRight')).toMatchObject({
    '_.chunkRight': exactGap * deeperSection,
  })
  // A name of one word may mean anything.
  expect(scores('merge')).toMatchObject({
    '_.merge': exactGap * deeperSection * rowOfTable,
  })
  expect(scores('zipWith')).toMatchObject({
    '_.zipWith': exactTitle * deeperSection * rowOfTable,
  })
})

test('a row found by words given for it counts as a section', () => {
  expect(scores('quilt')).toMatchObject({
    '_.merge': exactAlias * deeperSection,
  })
})

test('a sibling found by words of its family makes room', () => {
  const { siblingAlias, siblingForm, ownAlias } = ranking
  const { chunk, chunkAsync } = scores('slices')
  expect(chunk).toBeCloseTo(exactAlias)
  expect(chunkAsync).toBeCloseTo(exactAlias * siblingAlias * siblingForm)
  expect(scores('race').chunkConcur).toBeCloseTo(exactAlias * ownAlias)
  expect(scores('chunkAsync').chunkAsync).toBeCloseTo(ranking.exactName)
})

test('the forms of a family share the text that fits best', () => {
  const half = ranking.text / 2
  const { chunk, chunkAsync, Ants, Bees } = scores('zebra', {
    chunkAsync: ranking.textHalfway,
    Ants: ranking.textHalfway,
  })
  expect(chunk).toBeCloseTo(half)
  expect(chunkAsync).toBeCloseTo(half * ranking.siblingForm)
  expect(Ants).toBeCloseTo(half * deeperSection)
  expect(Bees).toBeUndefined()
})

test('a name that is an alias as well scores a little more', () => {
  const { exactName, secondReason } = ranking
  expect(scores('take').take).toBeCloseTo(exactName + secondReason * exactAlias)
})

test('of equal scores, what comes first on the site is first', () => {
  const texts = { Ants: 5, '_.merge': 5, '_.zipWith': 5 }
  expect(Object.keys(scores('zebra', texts))).toEqual([
    'Ants',
    '_.merge',
    '_.zipWith',
  ])
})
