import { HOLE, mapNamed, named, type Type } from './type'

/** Other spellings of a type, from other languages too, after its own. */
const SPELLINGS = `
boolean bool Boolean Bool
number int Int integer float Number num
string str String
unknown any
void undefined null
object Object
Array array List ReadonlyArray
Set set ReadonlySet
Map map ReadonlyMap
Record Dict
Promise promise PromiseLike Thenable
Optional optional Maybe Option
Reducer reducer
Iterable iterable Iterator IterableIterator Generator Sequence Seq IEnumerable
AsyncIterable asyncIterable AsyncIterator AsyncIterableIterator AsyncGenerator Observable
ConcurIterable concurIterable ConcurrentIterable Concur
`

const ownSpelling: ReadonlyMap<string, string> = new Map(
  SPELLINGS.trim()
    .split('\n')
    .flatMap(line => {
      const [own = '', ...others] = line.split(' ')
      return others.map((other): [string, string] => [other, own])
    }),
)

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

const normalizeNamed = (name: string, args: Type[]): Type => {
  const [only] = args
  if (TRANSPARENT.has(name) && only) {
    return only
  }
  if (NUMERIC.has(name) || /^\d/u.test(name)) {
    return named('number')
  }
  if (/^["'`]/u.test(name)) {
    return named('string')
  }
  if (args.length === 0 && SOME_FUNCTION.has(name)) {
    return { kind: 'function', params: [HOLE], result: HOLE }
  }
  if (args.length === 0 && name === 'predicate') {
    return { kind: 'function', params: [HOLE], result: named('boolean') }
  }
  return named(ownSpelling.get(name) ?? name, ...args)
}

/** The same type with one spelling of each name and wrappers gone. */
export const normalizeType = (type: Type): Type =>
  mapNamed(type, normalizeNamed)
