import type { StepKind } from '../model/trace'
import type { AnyFunction } from './guards'
import type { Linking } from './Iteration'

/** What a function of lfi is, as its name tells. */
export type Definition = {
  readonly name: string
  readonly native: AnyFunction
  /** With fewer arguments, it is applied in part. */
  readonly arity: number
  readonly kind: StepKind
  readonly linking: Linking
  /** Whether its callback is only ever given one value. */
  readonly isUnary: boolean
  /** Whether the argument at a place is iterated. */
  readonly isInput: (index: number) => boolean
}

/** Functions that are no steps and make none. */
export const joining: ReadonlySet<string> = new Set([
  'curry',
  'normalizeReducer',
  'empty',
  'emptyAsync',
  'emptyConcur',
])

/** Functions that are given other functions of lfi, and call them. */
export const joinsFunctions = /^(?:pipe|compose)$/u

const startsPipelines =
  /^(?:generate|generateAsync|repeat|rangeTo|rangeUntil|keys|values|entries)$/u
const takesMany = /^(?:zip|concat)(?:Async|Concur)?$/u
export const takesReducer = /^reduce(?:Async|Concur)?$/u
export const makesReducers = /^(?:to[A-Z]|map(?:Async)?Reducer$)/u

export const hasUnaryCallback =
  /^(?:map|flatMap|filter|filterMap|each|forEach|uniqueBy|find|dropWhile|takeWhile|all|any|none)$/u

const kindOf = (name: string): StepKind => {
  if (/^asAsync$|Async$/u.test(name)) {
    return 'async'
  }
  return /^asConcur$|Concur$/u.test(name) ? 'concur' : 'sync'
}

const linkings: readonly (readonly [RegExp, Linking])[] = [
  [/^chunk/u, 'chunked'],
  [/^window/u, 'windowed'],
  [/^unique/u, 'distinct'],
  [/^zip/u, 'zipped'],
  [/^cache/u, 'cached'],
  [/^findLast/u, 'kept'],
  [/^asAsync$/u, 'queued'],
]

const inputsOf = (name: string, arity: number): Definition['isInput'] => {
  if (startsPipelines.test(name)) {
    return () => false
  }
  if (takesMany.test(name)) {
    return () => true
  }
  const place = name === 'asAsync' ? 0 : arity - 1
  return index => index === place
}

export const define = (name: string, native: AnyFunction): Definition => ({
  name,
  native,
  arity: name === 'asAsync' ? 1 : native.length,
  kind: kindOf(name),
  linking: linkings.find(([names]) => names.test(name))?.[1] ?? 'last',
  isUnary: hasUnaryCallback.test(name),
  isInput: inputsOf(name, native.length),
})
