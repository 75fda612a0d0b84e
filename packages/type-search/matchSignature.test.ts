import { expect, test } from 'vitest'
import { type Dialect, plainDialect } from './dialect'
import { fits } from './fits'
import { matchSignature, type SignatureMatch } from './matchSignature'
import { parseSignature } from './parseType'
import { readSignature } from './signature'
import { uncurry } from './type'

/** Where any value will do, a boolean does mostly. */
const dialect: Dialect = {
  ...plainDialect,
  likenessOf: (left, right) =>
    left === right ? 1 : left === 'boolean' && right === 'unknown' ? 0.85 : 0,
}

const match = (
  query: string,
  params: string[],
  returns: string,
): SignatureMatch => {
  const wanted = parseSignature(query)
  if (wanted?.kind !== 'function') {
    throw new Error(`${query} is no signature`)
  }
  const variables = ['Value', 'From', 'To']
  const known = readSignature({ variables, params, returns })
  return matchSignature(uncurry(wanted), known, dialect)
}
const score = (query: string, params: string[], returns: string): number =>
  match(query, params, returns).score
/** The score of parameters and of a result that fit so, and of others unsaid. */
const scoreOf = (params: number[], result: number, unsaid = 0): number =>
  (params.reduce((sum, one) => sum + one, 0) + fits.resultWeight * result) /
  (params.length + fits.unsaidParameter * unsaid + fits.resultWeight)
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

test('parameters that are not said cost less than others that do not fit', () => {
  const params = ['iterable: Iterable<Value>', 'end: number']
  const query = 'Iterable<T> -> Iterable<T>'
  expect(score(query, params, 'Iterable<Value>')).toBeCloseTo(
    scoreOf([1], 1, 1),
  )
  expect(score(query, ['end: number'], 'Iterable<Value>')).toBeCloseTo(
    scoreOf([0], 1),
  )
})

test('each of many costs a little', () => {
  const each = 1 - fits.oneOfMany
  const rest = ['first: number', '...others: readonly Iterable<Value>[]']
  const query = 'number, Iterable<T>, Iterable<T> -> number'
  expect(score(query, rest, 'number')).toBeCloseTo(scoreOf([1, each, each], 1))
  expect(score('number -> number', rest, 'number')).toBeCloseTo(scoreOf([1], 1))
})

test('a parameter that is a list is none of many', () => {
  expect(score('T[] -> T', ['values: readonly Value[]'], 'Value')).toBeCloseTo(
    1,
  )
})

test('what a function returns takes further parameters', () => {
  const returns = '(iterable: Iterable<Value>) => Iterable<Value>'
  expect(
    score('number, Iterable<T> -> Iterable<T>', ['count: number'], returns),
  ).toBeCloseTo(1)
})

test('a result that may be anything says little', () => {
  const iterable = ['iterable: Iterable<Value>']
  const special = fits.oneSpecialization
  const promised = 1 - fits.typeArguments + fits.typeArguments * special
  expect(score('Iterable<T> -> Set<T>', iterable, 'To')).toBeCloseTo(
    scoreOf([1], fits.resultOfAnyType * special),
  )
  expect(
    score('Iterable<T> -> Promise<Set<T>>', iterable, 'Promise<To>'),
  ).toBeCloseTo(scoreOf([1], fits.resultOfAnyType * promised))
  expect(score('Iterable<T> -> boolean', iterable, 'unknown')).toBeCloseTo(
    scoreOf([1], fits.resultOfAnyType * 0.85),
  )
  // Which of the values it is was said by the parameter.
  const argument = 1 - fits.typeArguments + fits.typeArguments * special
  expect(score('Iterable<number> -> number', iterable, 'Value')).toBeCloseTo(
    scoreOf([argument], special),
  )
})

test('a type that cannot be read may be anything', () => {
  expect(score('number -> number', ['x: §'], 'number')).toBeCloseTo(
    scoreOf([fits.variableForType], 1),
  )
  expect(score('number -> number', ['number'], '§')).toBeCloseTo(
    scoreOf([1], fits.variableForType),
  )
})

test('what fits is told by its place, and nothing that was not asked for', () => {
  const params = ['count: number', 'iterable: Iterable<Value>']
  const places = (query: string, returns: string) => {
    const found = match(query, params, returns)
    return [found.params, found.result]
  }
  expect(places('Iterable<T>, number -> T', 'Value')).toEqual([[1, 0], true])
  expect(places('Iterable<T>, string -> T', 'number')).toEqual([[1], false])
  expect(places('_, number -> _', 'Value')).toEqual([[0], false])
  expect(places('Date, Date -> Date', 'number')).toEqual([[], false])
})
