import { expect, test } from 'vitest'
import { Bindings } from './Bindings'
import { type Dialect, plainDialect } from './dialect'
import { fits } from './fits'
import { likenessOfTypes } from './likenessOfTypes'
import { parseSignature, parseType } from './parseType'
import { HOLE, named } from './type'

const VARIABLES = ['Key', 'Value', 'From', 'To', 'Acc']

const ARRAY_AS_ITERABLE = 0.7

const dialect: Dialect = {
  ...plainDialect,
  likenessOf: (left, right) =>
    left === right
      ? 1
      : [left, right].sort().join(' ') === 'Array Iterable'
        ? ARRAY_AS_ITERABLE
        : 0,
  expandAlias: (name, [value = HOLE]) =>
    name === 'Compare'
      ? { kind: 'function', params: [value, value], result: named('number') }
      : undefined,
}

const likeness = (wanted: string, known: string): number => {
  const asked = parseSignature(wanted)
  const had = parseType(known, VARIABLES)
  if (!(asked && had)) {
    throw new Error(`${wanted} or ${known} cannot be read`)
  }
  return likenessOfTypes(asked, had, new Bindings(dialect))
}

/** How well a type fits whose arguments fit so, on average. */
const withArguments = (...scores: number[]): number =>
  1 -
  fits.typeArguments +
  (fits.typeArguments * scores.reduce((sum, score) => sum + score)) /
    scores.length

test.each([
  ['_', 'Map<Key, Value>'],
  ['T', 'Value'],
  ['Map<A, B>', 'Map<Key, Value>'],
  ['[A, B]', 'readonly [Key, Value]'],
  ['(A, B) -> A', '(key: Key, value: Value) => Key'],
  ['() -> A', '() => Value'],
  // Where either side says nothing of what is inside.
  ['Set', 'Set<Value>'],
  ['Set<T>', 'Set'],
  ['Reducer<T>', 'Reducer<Value, never, Acc>'],
  // Where a value may be missing, or may be a promise.
  ['T', 'Optional<Value>'],
  ['T', 'AsyncOptional<Value>'],
  ['number', 'MaybePromiseLike<number>'],
  ['Promise<number>', 'MaybePromiseLike<number>'],
  // What the dialect has a name for.
  ['(T, T) -> number', 'Compare<Value>'],
  // One of several types will do.
  ['number', 'string | number'],
  ['string | number', 'number'],
])('%s fits %s', (wanted, known) => {
  expect(likeness(wanted, known)).toBeCloseTo(1)
})

test.each([
  ['number', 'string'],
  ['number', 'string | boolean'],
  ['Set<number>', 'MaybePromiseLike<number>'],
  ['number', '[Key, Value]'],
  ['[A, B]', 'number'],
  ['T -> T', 'Set<Value>'],
  ['T -> T', '[Key, Value]'],
  ['number', '(value: Value) => number'],
  ['() -> number', '() => string'],
  ['(T, T) -> string', 'Raw'],
])('%s does not fit %s', (wanted, known) => {
  expect(likeness(wanted, known)).toBe(0)
})

test.each([
  ['T', 'number', fits.typeForVariable],
  ['T', '() => Value', fits.typeForVariable],
  ['T', 'unknown', fits.variableForType],
  ['number', '_', fits.variableForType],
  ['number', 'MaybePromiseLike', fits.variableForType],
  // Values that may be anything may also be those that were asked for.
  ['Set<number>', 'Set<unknown>', withArguments(fits.variableForType)],
  ['number', 'Value', fits.oneSpecialization],
  ['T[]', 'Iterable<Value>', ARRAY_AS_ITERABLE],
  ['Iterable<T>', 'Value[]', ARRAY_AS_ITERABLE],
  ['Iterable<number>', 'Iterable<string>', withArguments(0)],
  // Of a callback, what goes in and what comes out count for half each.
  ['(A, B) -> C', '(value: From) => To', 0.75],
  ['A -> B', '(key: Key, from: From) => To', 0.75],
  ['A -> number', '(value: From) => string', 0.5],
  ['() -> A', '(value: From) => To', 0.5],
  ['A -> B', '() => To', 0.5],
  ['(T, T) -> Promise<number>', 'Compare<Value>', 0.5],
  [
    '(T, T) -> Promise<T>',
    '(left: Value, right: Value) => Value',
    (1 + fits.otherSpecialization) / 2,
  ],
  // A variable stands for one thing.
  ['Map<A, A>', 'Map<Key, Value>', withArguments(1, fits.variableClash)],
  ['Map<A, B>', 'Map<Key, Key>', withArguments(1, fits.variableClash)],
  [
    'Map<number, number>',
    'Map<Key, Key>',
    withArguments(fits.oneSpecialization, fits.oneSpecialization),
  ],
  [
    'Map<number, string>',
    'Map<Key, Key>',
    withArguments(fits.oneSpecialization, fits.otherSpecialization),
  ],
  [
    'Map<number, A>',
    'Map<Key, Key>',
    withArguments(fits.oneSpecialization, fits.variableClash),
  ],
])('%s fits %s by %f', (wanted, known, expected) => {
  expect(likeness(wanted, known)).toBeCloseTo(expected)
})
