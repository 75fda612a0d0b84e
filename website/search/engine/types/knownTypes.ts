import { likenesses } from '../ranking'
import { HOLE, named, type Type } from './type'

/** `RawReducerWithFinish` reads as `Reducer`. */
const withoutOwner = (name: string): string =>
  name.replace(/^Raw/u, '').replace(/With(?:out)?Finish$/u, '')

/** How far one named type may stand for another, between 0 and 1. */
export const likenessOf = (left: string, right: string): number => {
  const [a, b] = [withoutOwner(left), withoutOwner(right)]
  return a === b ? 1 : (likenesses[`${a} ${b}`] ?? likenesses[`${b} ${a}`] ?? 0)
}

const comparison = (value: Type, result: Type): Type => ({
  kind: 'function',
  params: [value, value],
  result,
})

/** Names of function types, spelled out. */
export const expandAlias = (name: string, args: Type[]): Type | undefined => {
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
