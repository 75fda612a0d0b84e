import { expect, test } from 'vitest'
import { textOf } from './answer'
import { record, searchIn } from './fixtures'

const typed = (
  name: string,
  variables: string[],
  params: string[],
  returns: string,
  aliases = '',
) => record(name, '', { signatures: [{ variables, params, returns }], aliases })

const find = searchIn([
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
  typed(
    'take',
    ['V'],
    ['count: number', 'i: Iterable<V>'],
    'Iterable<V>',
    'first few',
  ),
  typed(
    'map',
    ['From', 'To'],
    ['fn: (value: From) => To', 'i: Iterable<From>'],
    'Iterable<To>',
  ),
  typed('concat', ['V'], ['...iterables: Iterable<V>[]'], 'Iterable<V>'),
])
const titles = (query: string): string[] =>
  find(query)
    .hits.filter(({ kind }) => kind === 'code')
    .map(({ title }) => textOf(title))

test.each([
  // What collects is found by what goes into its reduction and comes out.
  ['Iterable<T> -> Set<T>', 'toSet'],
  ['Iterable<T> -> Set', 'toSet'],
  ['ConcurIterable<T> -> Promise<Set<T>>', 'toSet'],
  ['Iterable<[K, V]> -> Record<K, V>', 'toObject'],
  // One kind of type may stand for another.
  ['Set<T>, T -> boolean', 'includes'],
  ['T[] -> number', 'count'],
  ['AsyncIterable<T> -> Promise<T>', 'getAsync'],
  // Any notation of a function does, curried or not, with names or without.
  ['(a -> b) -> Iterable a -> Iterable b', 'map'],
  ['[a] -> (a -> b) -> [b]', 'map'],
  ['Iterable<A>, (a) => B -> Iterable<B>', 'map'],
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

test('the parts of the signature that were asked for are marked', () => {
  const [hit] = find('(A -> B), _ -> Iterable<B>').hits
  expect(hit?.snippet).toEqual([
    { text: '(', marked: false },
    { text: 'fn: (value: From) => To', marked: true },
    { text: ', ', marked: false },
    { text: 'i: Iterable<From>', marked: false },
    { text: ') => ', marked: false },
    { text: 'Iterable<To>', marked: true },
  ])
})

test('a type that is still being typed finds what it may become, with a hint', () => {
  for (const query of ['Iterable<T', 'Iterable<T> -', 'Iterable<A>, (A -> ']) {
    expect(find(query).hits[0]?.kind).toBe('code')
    expect(find(query).hint).toContain('Searching by type')
  }
  expect(find('count')).not.toHaveProperty('hint')
})

test('a type that nothing has is searched by its words, with a hint', () => {
  const { hits, hint } = find('count -> Date')
  expect(hint).toContain('Searching by type')
  expect(textOf(hits[0]?.title ?? [])).toBe('count')
})

test('a message with types in it is no type', () => {
  const message = "Argument of type 'Promise<number>' is not assignable to para"
  expect(find(message)).not.toHaveProperty('hint')
})
