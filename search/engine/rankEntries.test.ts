import { expect, test } from 'vitest'
import { createEngine } from './createEngine'
import type { SectionRecord } from './searchData'
import { record } from './testData'

const asyncForm = { flavour: 'async', family: 'chunk' } as const
const concurForm = { flavour: 'concur', family: 'chunk' } as const
const section = (
  title: string,
  text = '',
  more: Partial<SectionRecord> = {},
): SectionRecord => ({
  level: 2,
  title,
  anchor: title.toLowerCase().replaceAll(' ', '-'),
  text,
  ...more,
})

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
    {
      group: 'Guides',
      path: '/docs/tasks',
      sections: [
        section('Tasks', 'Pages of pages.', { level: 1, anchor: '' }),
        section('Reduce', 'A chunk of words.'),
        section('Group in batches'),
        section('_.chunkRight', 'lfi has no chunkRight.', { row: 'gap' }),
        section('_.group', 'In lfi: groupBy.', { row: 'counterpart' }),
      ],
    },
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

test('an alias of another library is found without its name', () => {
  expect(titles('ramda partition')[0]).toBe('groupBy')
})

test('texts with every word come before those with some', () => {
  expect(titles('folds pages')[0]).toBe('reduce')
})
