import { expect, test } from 'vitest'
import { matchSignature, readSignature } from './matchSignature'
import { parseSignature } from './parseType'
import { uncurry } from './type'

const score = (query: string, params: string[], returns: string): number => {
  const wanted = parseSignature(query)
  if (wanted?.kind !== 'function') {
    throw new Error(`${query} is no signature`)
  }
  const variables = ['Value', 'From', 'To']
  const known = readSignature({ variables, params, returns })
  return matchSignature(uncurry(wanted), known).score
}
const filter = [
  ['fn: (value: Value) => unknown', 'iterable: Iterable<Value>'],
  'Iterable<Value>',
] as const
const map = [
  ['fn: (value: From) => To', 'iterable: Iterable<From>'],
  'Iterable<To>',
] as const

test('renaming variables and turning arguments around changes next to nothing', () => {
  const [params, returns] = map
  const straight = score(
    '(A -> B), Iterable<A> -> Iterable<B>',
    [...params],
    returns,
  )
  const turned = score(
    'Iterable<x>, (x -> y) -> Iterable<y>',
    [...params],
    returns,
  )
  expect(straight).toBeGreaterThan(0.99)
  expect(straight - turned).toBeLessThan(0.01)
})

test('two variables where the API has one fit worse than one', () => {
  const [params, returns] = filter
  const one = score(
    'Iterable<T>, (T -> boolean) -> Iterable<T>',
    [...params],
    returns,
  )
  const two = score(
    'Iterable<T>, (T -> boolean) -> Iterable<U>',
    [...params],
    returns,
  )
  expect(one).toBeGreaterThan(two)
})

test('an underscore fits anything', () => {
  expect(score('_, _ -> _', [...map[0]], map[1])).toBeGreaterThan(0.85)
})

test('a concrete type fits where the API is general', () => {
  expect(
    score(
      'Iterable<string>, (string -> number) -> Iterable<number>',
      [...map[0]],
      map[1],
    ),
  ).toBeGreaterThan(0.75)
})

test('a missing parameter costs, an optional one does not', () => {
  const result = 'Iterable<Value>'
  const needed = ['iterable: Iterable<Value>', 'end: number']
  const optional = ['iterable: Iterable<Value>', 'end?: number']
  expect(score('Iterable<T> -> Iterable<T>', optional, result)).toBeGreaterThan(
    score('Iterable<T> -> Iterable<T>', needed, result),
  )
})

test('a rest parameter takes as many as the query has', () => {
  expect(
    score(
      'Iterable<T>, Iterable<T>, Iterable<T> -> Iterable<T>',
      ['...iterables: readonly Iterable<Value>[]'],
      'Iterable<Value>',
    ),
  ).toBeGreaterThan(0.9)
})
