import { expect, test } from 'vitest'
import { createTypeIndex } from './createTypeIndex'
import { plainDialect } from './dialect'

const iterable = 'iterable: Iterable<Value>'
const typed = (
  entry: string,
  params: string[],
  returns: string,
  prominence = 0,
) => ({
  entry,
  signatures: [{ variables: ['Value'], params, returns }],
  prominence,
})

const find = createTypeIndex(
  [
    typed('count', [iterable], 'number'),
    typed('rest', [iterable, 'count: number'], 'Iterable<Value>'),
    typed('take', ['count: number', iterable], 'Iterable<Value>', 1),
  ],
  {
    ...plainDialect,
    nearestName: name => (name === 'nubmer' ? 'number' : name),
  },
)
const found = (query: string) => find(query)?.matches.map(({ entry }) => entry)

test('what fits is found, of equal fits the more prominent first', () => {
  expect(found('Iterable<T> -> number')?.[0]).toBe('count')
  expect(found('number, Iterable<T> -> Iterable<T>')?.slice(0, 2)).toEqual([
    'take',
    'rest',
  ])
})

test('what does not fit is not found, and words are no type', () => {
  expect(found('string, string -> Date')).toEqual([])
  expect(find('count')).toBeUndefined()
})

test('names may have slips', () => {
  expect(found('Iterable<T> -> nubmer')?.[0]).toBe('count')
})

test('a query that is being typed finds what it may become', () => {
  expect(find('Iterable<T> -> num')).toMatchObject({ isWhole: true })
  expect(find('Iterable<T>, ')).toMatchObject({ isWhole: false })
  expect(found('Iterable<T> -> ')).toContain('count')
})
