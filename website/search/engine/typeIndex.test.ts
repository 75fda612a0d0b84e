import { expect, test } from 'vitest'
import { createEngine } from './createEngine'
import { record, signature } from './fixtures'
import { textOf } from './searchAnswer'

const typed = (
  name: string,
  variables: string[],
  params: string[],
  returns: string,
) => record(name, '', { signatures: signature(variables, params, returns) })

const { search } = createEngine({
  api: [
    typed('count', ['V'], ['iterable: Iterable<V>'], 'number'),
    typed('includes', [], ['e: unknown', 'i: Iterable<unknown>'], 'boolean'),
    typed('toSet', ['Value'], [], 'Reducer<Value, never, Set<Value>>'),
    typed('toObject', ['K', 'V'], [], 'RawKeyedReducer<K, V, Record<K, V>>'),
    typed('next', ['V'], ['iterable: Iterable<V>'], 'Optional<V>'),
    typed('getAsync', ['V'], ['a: AsyncIterable<V>'], 'Promise<V>'),
    typed(
      'takeCurried',
      ['V'],
      ['count: number'],
      '(i: Iterable<V>) => Iterable<V>',
    ),
    typed('take', ['V'], ['count: number', 'i: Iterable<V>'], 'Iterable<V>'),
    typed(
      'map',
      ['From', 'To'],
      ['fn: (value: From) => To', 'i: Iterable<From>'],
      'Iterable<To>',
    ),
    typed('concat', ['V'], ['...iterables: Iterable<V>[]'], 'Iterable<V>'),
  ],
  guides: [],
  aliases: { take: ['first few'] },
})

const find = (query: string) =>
  search({ query, page: 0, hitsPerPage: 20, snippetWords: 5 })
const titles = (query: string): string[] =>
  find(query)
    .hits.filter(({ kind }) => kind === 'signature')
    .map(({ title }) => textOf(title))

test.each([
  // What collects is found by what goes into its reduction and comes out.
  ['Iterable<T> -> Set<T>', 'toSet'],
  ['ConcurIterable<T> -> Promise<Set<T>>', 'toSet'],
  ['Iterable<[K, V]> -> Record<K, V>', 'toObject'],
  // One kind of type may stand for another.
  ['Set<T>, T -> boolean', 'includes'],
  ['T[] -> number', 'count'],
  ['AsyncIterable<T> -> Promise<T>', 'getAsync'],
  // Any notation of a function does, curried or not, with names or without.
  ['(a -> b) -> Iterable a -> Iterable b', 'map'],
  ['[a] -> (a -> b) -> [b]', 'map'],
  ['map: <A, B>(fn: (a: A) => B, i: Iterable<A>) => Iterable<B>', 'map'],
  ['(Iterable<T>, Iterable<T>) => Iterable<T>', 'concat'],
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

test('a variable means one thing: what gives back its own values is no map', () => {
  expect(titles('(A -> B), Iterable<A> -> Iterable<B>')[0]).toBe('map')
})

test('only the parts that were asked for are marked', () => {
  const [hit] = find('_, Iterable<T> -> Iterable<T>').hits
  expect(
    hit?.snippet.filter(({ marked }) => marked).map(({ text }) => text),
  ).toEqual(['i: Iterable<V>', 'Iterable<V>'])
})

test('a type that is still being typed finds what it may become, with a hint', () => {
  expect(titles('Iterable<T')).toContain('count')
  expect(find('Iterable<T>, ').hint).toContain('Searching by type')
  expect(find('count')).not.toHaveProperty('hint')
})

test('a type of a thousand brackets is none', () => {
  expect(titles(`${'('.repeat(40)}-> T`)).toEqual([])
})
