import { named, type Type } from './type'

const likeness: readonly (readonly [string, string, number])[] = [
  ['Iterable', 'Optional', 0.8],
  ['AsyncIterable', 'AsyncOptional', 0.8],
  ['ConcurIterable', 'ConcurOptional', 0.8],
  ['Optional', 'AsyncOptional', 0.5],
  ['Optional', 'ConcurOptional', 0.45],
  ['Array', 'Iterable', 0.7],
  ['Set', 'Iterable', 0.5],
  ['Map', 'Iterable', 0.4],
  ['Map', 'Record', 0.5],
  ['object', 'Record', 0.7],
  ['Iterable', 'AsyncIterable', 0.3],
  ['Iterable', 'ConcurIterable', 0.25],
  ['AsyncIterable', 'ConcurIterable', 0.3],
  ['boolean', 'unknown', 0.85],
  ['void', 'unknown', 0.8],
  ['string', 'unknown', 0.5],
  ['number', 'unknown', 0.5],
  ['number', 'WindowOptions', 0.8],
  ['Reducer', 'OptionalReducer', 0.6],
  ['Reducer', 'KeyedReducer', 0.6],
  ['Reducer', 'FunctionReducer', 0.5],
  ['Reducer', 'AsyncReducer', 0.5],
  ['Iterable', 'RangeIterable', 0.7],
]

const table = new Map(
  likeness.flatMap(([left, right, share]) => [
    [`${left} ${right}`, share],
    [`${right} ${left}`, share],
  ]),
)

/** `RawReducerWithFinish` reads as `Reducer`. */
const bare = (name: string): string =>
  name.replace(/^Raw/u, '').replace(/With(?:out)?Finish$/u, '')

/** How far one named type may stand for another, between 0 and 1. */
export const likenessOf = (left: string, right: string): number => {
  if (left === right) {
    return 1
  }
  const [a, b] = [bare(left), bare(right)]
  return a === b ? 0.9 : (table.get(`${a} ${b}`) ?? 0)
}

const comparison = (value: Type, result: Type): Type => ({
  kind: 'function',
  params: [value, value],
  result,
})

/** Names of function types, spelled out. */
export const expandAlias = (name: string, args: Type[]): Type | undefined => {
  const value = args[0] ?? { kind: 'hole' }
  switch (name) {
    case 'Compare':
      return comparison(value, named('number'))
    case 'AsyncCompare':
      return comparison(value, named('MaybePromiseLike', named('number')))
    case 'FunctionReducer':
      return comparison(value, value)
    case 'AsyncFunctionReducer':
      return comparison(value, named('MaybePromiseLike', value))
    default:
      return undefined
  }
}
