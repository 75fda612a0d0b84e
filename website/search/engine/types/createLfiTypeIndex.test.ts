import { expect, test } from 'vitest'
import { createEngine } from '../createEngine'
import { record, signature } from '../fixtures'
import type { ApiRecord, SearchData } from '../searchData'

const typed = (
  name: string,
  variables: string[],
  params: string[],
  returns: string,
): ApiRecord =>
  record(name, '', { signatures: signature(variables, params, returns) })

const reducer = 'RawReducerWithoutFinish<Value, Acc>'

const data: SearchData = {
  api: [
    typed('count', ['Value'], ['iterable: Iterable<Value>'], 'number'),
    typed(
      'includes',
      [],
      ['searchElement: unknown', 'iterable: Iterable<unknown>'],
      'boolean',
    ),
    typed('toSet', ['Value'], [], 'Reducer<Value, never, Set<Value>>'),
    typed(
      'toObject',
      ['Key', 'Value'],
      [],
      'RawKeyedReducer<Key, Value, Record<Key, Value>>',
    ),
    typed(
      'reduce',
      ['Value', 'Acc'],
      [`reducer: ${reducer}`, 'iterable: Iterable<Value>'],
      'Acc',
    ),
    typed(
      'toGrouped',
      ['Key', 'Value', 'Inner', 'Outer'],
      [
        'inner: RawReducerWithFinish<Value, Inner>',
        'outer: RawKeyedReducer<Key, Inner, Outer>',
      ],
      'Reducer<readonly [Key, Value], never, Outer>',
    ),
    typed('next', ['Value'], ['iterable: Iterable<Value>'], 'Optional<Value>'),
    typed(
      'getAsync',
      ['Value'],
      ['asyncIterable: AsyncIterable<Value>'],
      'Promise<Value>',
    ),
    typed(
      'takeCurried',
      ['Value'],
      ['count: number'],
      '(iterable: Iterable<Value>) => Iterable<Value>',
    ),
    typed(
      'take',
      ['Value'],
      ['count: number', 'iterable: Iterable<Value>'],
      'Iterable<Value>',
    ),
  ],
  guides: [],
  aliases: { take: ['first few'] },
}

const find = (query: string) =>
  createEngine(data).search({
    query,
    page: 0,
    hitsPerPage: 20,
    snippetWords: 5,
  })
const titles = (query: string) =>
  find(query).hits.flatMap(({ kind, title }) =>
    kind === 'signature' ? title.map(({ text }) => text).join('') : [],
  )

test.each([
  // What collects is found by what goes into its reduction and comes out.
  ['Iterable<T> -> Set<T>', 'toSet'],
  ['AsyncIterable<T> -> Promise<Set<T>>', 'toSet'],
  ['ConcurIterable<T> -> Promise<Set<T>>', 'toSet'],
  ['Iterable<[string, T]> -> object', 'toObject'],
  ['Iterable<[K, V]> -> Record<K, V>', 'toObject'],
  // A fold elsewhere has a function and a first value.
  ['Iterable<T>, ((U, T) -> U), U -> U', 'reduce'],
  ['Iterable<T>, (T -> K) -> Map<K, T[]>', 'toGrouped'],
  ['Iterable<[K, V]> -> Map<K, V[]>', 'toGrouped'],
  // One kind of type may stand for another.
  ['Set<T>, T -> boolean', 'includes'],
  ['T[] -> number', 'count'],
  ['AsyncOptional<T> -> Promise<T>', 'getAsync'],
  ['Iterable<T> -> T', 'next'],
  // Names of types may have slips.
  ['Iterabel<T> -> nubmer', 'count'],
])('%s finds %s first', (query, name) => {
  expect(titles(query)[0]).toBe(name)
  expect(find(query)).not.toHaveProperty('hint')
})

test('of equal fits, the function with more aliases is first', () => {
  const query = 'number, Iterable<T> -> Iterable<T>'
  expect(titles(query).slice(0, 2)).toEqual(['take', 'takeCurried'])
})

test('what does not fit is not found', () => {
  expect(titles('Iterable<T> -> Set<T>')).not.toContain('includes')
  expect(titles('string, string -> Date')).toEqual([])
})

test('only the parts that were asked for are marked', () => {
  const [hit] = find('_, Iterable<T> -> Iterable<T>').hits
  expect(hit).toMatchObject({
    kind: 'signature',
    group: 'Functions',
    context: [],
  })
  expect(hit?.snippet.filter(({ marked }) => marked)).toEqual([
    { text: 'iterable: Iterable<Value>', marked: true },
    { text: 'Iterable<Value>', marked: true },
  ])
})

test('a query that is no signature yet gets a hint', () => {
  expect(find('Iterable<T>, ').hint).toContain('Searching by type')
  expect(find('count')).not.toHaveProperty('hint')
})
