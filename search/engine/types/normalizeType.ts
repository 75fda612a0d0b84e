import { mapNamed, named, type Type } from './type'

/** Other spellings of the same thing, from other languages too. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['bool', 'boolean'],
  ['Boolean', 'boolean'],
  ['Bool', 'boolean'],
  ['int', 'number'],
  ['Int', 'number'],
  ['integer', 'number'],
  ['float', 'number'],
  ['Number', 'number'],
  ['num', 'number'],
  ['str', 'string'],
  ['String', 'string'],
  ['any', 'unknown'],
  ['undefined', 'void'],
  ['null', 'void'],
  ['List', 'Array'],
  ['ReadonlyArray', 'Array'],
  ['iterable', 'Iterable'],
  ['asyncIterable', 'AsyncIterable'],
  ['concurIterable', 'ConcurIterable'],
  ['array', 'Array'],
  ['set', 'Set'],
  ['map', 'Map'],
  ['optional', 'Optional'],
  ['reducer', 'Reducer'],
  ['promise', 'Promise'],
  ['PromiseLike', 'Promise'],
  ['Thenable', 'Promise'],
  ['Iterator', 'Iterable'],
  ['IterableIterator', 'Iterable'],
  ['Generator', 'Iterable'],
  ['Sequence', 'Iterable'],
  ['Seq', 'Iterable'],
  ['IEnumerable', 'Iterable'],
  ['AsyncIterator', 'AsyncIterable'],
  ['AsyncIterableIterator', 'AsyncIterable'],
  ['AsyncGenerator', 'AsyncIterable'],
  ['Observable', 'AsyncIterable'],
  ['ConcurrentIterable', 'ConcurIterable'],
  ['Concur', 'ConcurIterable'],
  ['Maybe', 'Optional'],
  ['Option', 'Optional'],
  ['Dict', 'Record'],
  ['Object', 'object'],
  ['ReadonlyMap', 'Map'],
  ['ReadonlySet', 'Set'],
  ['Integer', 'number'],
  ['NonNegativeInteger', 'number'],
  ['PositiveInteger', 'number'],
])
/** Wrappers that say nothing about what goes in or comes out. */
const TRANSPARENT = new Set(['Readonly', 'Awaited', 'Partial'])
const NUMERIC = new Set(['Integer', 'NonNegativeInteger', 'PositiveInteger'])

const SOME_FUNCTION = new Set([
  'fn',
  'func',
  'function',
  'Function',
  'callback',
])
const HOLE: Type = { kind: 'hole' }

const normalizeNamed = (name: string, args: Type[]): Type => {
  const [only] = args
  if (TRANSPARENT.has(name) && only) {
    return only
  }
  if (NUMERIC.has(name)) {
    return named('number')
  }
  if (/^["'`]/u.test(name)) {
    return named('string')
  }
  if (/^\d/u.test(name)) {
    return named('number')
  }
  if (args.length === 0 && SOME_FUNCTION.has(name)) {
    return { kind: 'function', params: [HOLE], result: HOLE }
  }
  if (args.length === 0 && name === 'predicate') {
    return { kind: 'function', params: [HOLE], result: named('boolean') }
  }
  return named(SYNONYMS.get(name) ?? name, ...args)
}

/** The same type with synonyms settled and wrappers gone. */
export const normalizeType = (type: Type): Type =>
  mapNamed(type, normalizeNamed)
