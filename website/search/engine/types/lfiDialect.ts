import { type Dialect, HOLE, named, type Type } from '@lfi-docs/type-search'
import { allowedSlips, editDistance } from '../../../content/model/editDistance'
import { readCollector, readFold, readGrouping } from './readings'

/** How far one named type may stand for another, in either direction. */
const likenesses: Record<string, number> = {
  'Iterable Optional': 0.8,
  'AsyncIterable AsyncOptional': 0.8,
  'ConcurIterable ConcurOptional': 0.8,
  'Array Iterable': 0.7,
  'Set Iterable': 0.5,
  'Map Record': 0.5,
  'object Record': 0.7,
  'boolean unknown': 0.85,
  'Iterable RangeIterable': 0.7,
}

/** `RawReducerWithFinish` reads as `Reducer`. */
const withoutOwner = (name: string): string =>
  name.replace(/^Raw/u, '').replace(/With(?:out)?Finish$/u, '')

/** How far one named type may stand for another, between 0 and 1. */
const likenessOf = (left: string, right: string): number => {
  const [a, b] = [withoutOwner(left), withoutOwner(right)]
  return a === b ? 1 : (likenesses[`${a} ${b}`] ?? likenesses[`${b} ${a}`] ?? 0)
}

const comparison = (value: Type, result: Type): Type => ({
  kind: 'function',
  params: [value, value],
  result,
})

/** Names of function types, spelled out. */
const expandAlias = (name: string, args: Type[]): Type | undefined => {
  const value = args[0] ?? HOLE
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

const nearestName = (name: string, names: ReadonlySet<string>): string => {
  let best = { name, slips: allowedSlips(name.length) + 1 }
  for (const candidate of names) {
    const slips = editDistance(
      name.toLowerCase(),
      candidate.toLowerCase(),
      best.slips - 1,
    )
    if (slips < best.slips) {
      best = { name: candidate, slips }
    }
  }
  return best.name
}

/** What searching by type has to know of lfi's types. */
export const lfiDialect: Dialect = {
  likenessOf,
  expandAlias,
  readings: signature =>
    [readCollector, readFold, readGrouping].flatMap(read => read(signature)),
  nearestName,
}
