import type { StepKind } from '../model/trace'
import { type Spot, shorten } from '../rewrite/places'
import type { AnyIterable } from './Flow'
import { isFunction, isObject } from './guards'
import { Instance } from './Iteration'
import { printedSource } from './keep'
import { findProperty } from './quiet'
import { onBegin, type Step, stepAt } from './session'
import { sizeOf } from './sizeOf'

const sourceStrings = new Map<string, Spot>()
let sourceObjects = new WeakMap<object, Spot>()
const MAX_STRINGS = 1000
const MAX_NAME_LENGTH = 40

export let kinds: readonly (readonly [symbol, StepKind])[] = []
export let kindOf = new Map<PropertyKey, StepKind>()

onBegin(() => {
  sourceStrings.clear()
  sourceObjects = new WeakMap()
})

/**
 * Set once by lfi's traced build, which is the only one that knows the symbol.
 */
export const setConcurSymbol = (symbol: symbol): void => {
  kinds = [
    [Symbol.asyncIterator, 'async'],
    [Symbol.iterator, 'sync'],
    [symbol, 'concur'],
  ]
  kindOf = new Map(kinds)
}

/** Remembers where a value is in the code that may be a source. */
export const noteSource = (spot: Spot, value: unknown): void => {
  if (isObject(value)) {
    sourceObjects.set(value, spot)
  } else if (typeof value === 'string' && sourceStrings.size < MAX_STRINGS) {
    sourceStrings.set(value, spot)
  }
}

/** The kinds of iteration that a value supports, found without running code. */
const kindsOf = (value: object): typeof kinds =>
  kinds.filter(([symbol]) => {
    const found = findProperty(value, symbol)
    return found === 'unknown' || found?.get || isFunction(found?.value)
  })

export const isIterable = (value: unknown): value is AnyIterable =>
  typeof value === 'string' ||
  ((isObject(value) || isFunction(value)) && kindsOf(value).length > 0)

/** The step of an iterable that the visitor's code passed to lfi. */
export const sourceOf = (
  value: AnyIterable,
  kind: StepKind,
): Instance | undefined => {
  const spot = isObject(value)
    ? sourceObjects.get(value)
    : sourceStrings.get(value)
  const name = spot
    ? shorten(spot.label, MAX_NAME_LENGTH)
    : printedSource(value)
  const known = kindsOf(Object(value)).map(([, other]) => other)
  // Unknown for a proxy, so the kind that the step takes is assumed.
  const own = known.length < kinds.length ? known[0] : kind
  const step = stepAt(spot, 'source', own ?? 'sync', name)
  if (!step) {
    return undefined
  }
  const size = sizeOf(value)
  // One position in the code may yield lists of several sizes: none is shown.
  step.size = hasOneSize(step, size) ? size : undefined
  return new Instance(step, 'source')
}

const sizes = new WeakMap<Step, number | undefined>()

/** Whether all iterables at the position of a source had the same size. */
const hasOneSize = (step: Step, size: number | undefined): boolean => {
  const isSame = !sizes.has(step) || sizes.get(step) === size
  sizes.set(step, isSame ? size : undefined)
  return isSame
}
