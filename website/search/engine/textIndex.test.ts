import { expect, test } from 'vitest'
import { createEntries } from './entry'
import { guide, record, section } from './fixtures'
import { readQuery } from './readQuery'
import type { ApiRecord } from './searchData'
import { createTextIndex } from './textIndex'
import { Vocabulary } from './Vocabulary'

const scoresIn = (
  api: ApiRecord[],
  query: string,
  aliases: Record<string, string[]> = {},
): Map<string, number> => {
  const entries = createEntries({ api, guides: [], aliases }, new Vocabulary())
  const scores = createTextIndex(entries)(readQuery(query))
  return new Map(
    entries.flatMap(({ id, title }) => {
      const score = scores.get(id)
      return score === undefined ? [] : [[title, score] as const]
    }),
  )
}

const pages = [
  record('folder', 'Words of many pages.'),
  record('mapper', 'A map of values.'),
]
const found = (query: string) => [...scoresIn(pages, query).keys()]

test('words are found in names, texts and aliases', () => {
  expect(found('folder')).toEqual(['folder'])
  expect(found('pages')).toEqual(['folder'])
  expect([...scoresIn(pages, 'atlas', { mapper: ['atlas'] }).keys()]).toEqual([
    'mapper',
  ])
})

test('sections are found by the headings above them', () => {
  const guides = [
    guide(
      section('Tasks', '', { level: 1, anchor: '' }),
      section('Batches', 'Ten at once.'),
      section('Limits', 'Never more.', { level: 3 }),
    ),
  ]
  const data = { api: [], guides, aliases: {} }
  const find = createTextIndex(createEntries(data, new Vocabulary()))
  expect([...find(readQuery('batches')).keys()].sort()).toEqual([1, 2])
})

test('only the last word may be half typed, from two letters on', () => {
  expect(found('pag')).toEqual(['folder'])
  expect(found('zebra pag')).toEqual(['folder'])
  expect(found('pag zebra')).toEqual([])
  expect(found('zebra p')).toEqual([])
})

test('long words may have slips, short and vague ones may not', () => {
  expect(found('pagess')).toEqual(['folder'])
  expect(found('mop')).toEqual([])
  const text = [record('x', 'An item that is valued.')]
  expect([...scoresIn(text, 'values zebra').keys()]).toEqual([])
})

test('a text with every word is before one that repeats some', () => {
  const texts = [
    record('a', 'Pages, pages, pages, pages.'),
    record(
      'b',
      'Of all that it may be told, a page folds other pages and ends.',
    ),
  ]
  const scores = scoresIn(texts, 'folds pages')
  expect(scores.get('b')).toBeGreaterThan(scores.get('a') ?? 0)
  expect(scores.get('a')).toBeGreaterThan(0)
})

test('a text with every word counts twice as much as one with some', () => {
  const every = scoresIn(pages, 'words').get('folder')
  const some = scoresIn(pages, 'zebra words').get('folder') ?? 0
  expect(every).toBeCloseTo(2 * some)
})

test('words that carry a sentence need not be in the text', () => {
  const asked = scoresIn(pages, 'how words pages').get('folder')
  expect(asked).toBe(scoresIn(pages, 'words pages').get('folder'))
})

test('words that carry a sentence count less', () => {
  const texts = [record('a', 'How it is.'), record('b', 'Pages it is.')]
  const scores = scoresIn(texts, 'how pages')
  expect(scores.get('b')).toBeGreaterThan(2 * (scores.get('a') ?? 0))
})

test('a word counts more in an alias than in a text', () => {
  const texts = [record('a', 'Atlas'), record('b', '')]
  const scores = scoresIn(texts, 'atlas', { b: ['atlas'] })
  expect(scores.get('b')).toBeGreaterThan(2 * (scores.get('a') ?? 0))
})

test('a counterpart is found by its name alone', () => {
  const row = { row: 'counterpart' } as const
  const guides = [guide(section('_.chunk', 'In lfi: batches.', row))]
  const data = { api: [], guides, aliases: {} }
  const find = createTextIndex(createEntries(data, new Vocabulary()))
  expect(find(readQuery('chunk')).size).toBe(1)
  expect(find(readQuery('batches')).size).toBe(0)
})

test('the phrases given for a section answer together, but no message', () => {
  const guides = [guide(section('Retry'))]
  const aliases = { '/docs/tasks#retry': ['flaky network', 'status 503'] }
  const data = { api: [], guides, aliases }
  const find = createTextIndex(createEntries(data, new Vocabulary()))
  const score = (text: string): number => find(readQuery(text)).get(0) ?? 0
  expect(score('flaky 503')).toBeGreaterThan(score('flaky'))
  expect(score('TypeError: flaky is not iterable')).toBe(0)
})
