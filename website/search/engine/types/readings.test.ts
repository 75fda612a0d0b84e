import {
  type KnownSignature,
  parseType,
  readSignature,
} from '@lfi-docs/type-search'
import { expect, test } from 'vitest'
import { readCollector, readFold, readGrouping } from './readings'

const variables = ['Key', 'Value', 'Acc', 'Outer']
const read = (params: string[], returns: string): KnownSignature =>
  readSignature({ variables, params, returns })

/** What a reading takes and gives, without the order of its making. */
const shape = ({ params, result }: KnownSignature) => ({
  params: params.map(({ type, optional, rest }) => ({ type, optional, rest })),
  result,
})
const expectReadings = (
  readings: KnownSignature[],
  ...expected: [string[], string][]
) => {
  expect(readings.map(shape)).toEqual(
    expected.map(([types, result]) => ({
      params: types.map(text => ({
        type: parseType(text, variables),
        optional: false,
        rest: false,
      })),
      result: parseType(result, variables),
    })),
  )
}

test('what makes a reducer is how iterables of each kind become its result', () => {
  expectReadings(
    readCollector(read(['size: number'], 'Reducer<Value, never, Set<Value>>')),
    [['number', 'Iterable<Value>'], 'Set<Value>'],
    [['number', 'AsyncIterable<Value>'], 'Promise<Set<Value>>'],
    [['number', 'ConcurIterable<Value>'], 'Promise<Set<Value>>'],
  )
  const [keyed, ...others] = readCollector(
    read([], 'RawKeyedReducer<Key, Value, Outer>'),
  )
  expect(others).toHaveLength(2)
  expectReadings(keyed ? [keyed] : [], [['Iterable<[Key, Value]>'], 'Outer'])
})

test.each([
  [[], 'Set<Value>'],
  [[], 'Map<Key, Value>'],
  [[], 'Reducer<Value>'],
  [['inner: Reducer<Key, Value>'], 'Reducer<Value, Acc>'],
])('with parameters %j, %s is collected by nothing', (params, returns) => {
  expect(readCollector(read(params, returns))).toEqual([])
})

const reducer = 'reducer: RawReducerWithoutFinish<Value, Acc>'

test('a reducer is taken for a function and a first value', () => {
  expectReadings(
    readFold(read([reducer, 'iterable: Iterable<Value>'], 'Acc')),
    [['(acc: Acc, value: Value) => Acc', 'Acc', 'Iterable<Value>'], 'Acc'],
  )
})

test.each([
  [['iterable: Iterable<Value>'], 'Acc'],
  [['map: Map<Key, Value>'], 'Acc'],
  [['fn: (value: Value) => Acc'], 'Acc'],
  [['reducer: RawReducerWithoutFinish<Value>'], 'Acc'],
  [[reducer, reducer], 'Acc'],
  [[reducer], 'Optional<Acc>'],
])('with parameters %j, what gives %s is no fold', (params, returns) => {
  expect(readFold(read(params, returns))).toEqual([])
})

const inner = 'inner: RawReducerWithFinish<Value, Acc>'
const outer = 'outer: RawKeyedReducer<Key, Acc, Outer>'

test('what groups makes a map of arrays, from pairs or by a key', () => {
  expectReadings(
    readGrouping(read([inner, outer], 'Outer')).slice(0, 2),
    [['Iterable<[Key, Value]>'], 'Map<Key, Value[]>'],
    [['Iterable<Value>', '(value: Value) => Key'], 'Map<Key, Value[]>'],
  )
})

test.each([
  [[inner]],
  [[outer, inner]],
  [['inner: Set<Value>', outer]],
  [[inner, 'outer: Map<Key, Acc>']],
])('parameters %j do not group', params => {
  expect(readGrouping(read(params, 'Outer'))).toEqual([])
})
