import type { Spot } from '../rewrite/places'
import { type Producer, producerOf, receiveInput } from './boundaries'
import {
  noteReducer,
  watchReducer,
  wrapCallback,
  wrapFunction,
  wrapReducer,
} from './callbacks'
import { within } from './contexts'
import { type Definition, takesReducer } from './definitions'
import { type AnyFunction, isFunction, isObject } from './guards'
import { Instance } from './Iteration'
import { giveResult, noteFailure } from './results'
import { stepAt } from './session'

export type Lfi = Readonly<Record<string, unknown>>

/** What lfi exports, as it is. */
let natives: Lfi = {}

export const setNatives = (lfi: Lfi): void => {
  natives = lfi
}

/** The arguments of a function, as they came: one list for each call. */
export type Stages = readonly (readonly unknown[])[]

/**
 * Calls lfi's function as the reader's code called it, in as many calls: what
 * lfi does shows in stacks.
 */
export const callNative = (
  native: AnyFunction,
  stages: Stages,
  given: unknown[],
): unknown => {
  let result: unknown = native
  let done = 0
  for (const { length } of stages) {
    if (isFunction(result)) {
      result = result(...given.slice(done, done + length))
    }
    done += length
  }
  return result
}

/** Not `maxAsync` and its kin, whose comparison is not exported. */
const short =
  /^(?<gathers>sum|count|join|(?:max|min)$)(?<flavour>Async|Concur)?$/u

/**
 * `sum` and its kin are short for `reduce(toSum())`, and are called as that, so
 * that what they have gathered with each value can be watched.
 */
const asReduction = (
  { name, native, arity }: Definition,
  instance: Instance,
): AnyFunction => {
  const { gathers = '', flavour = '' } = short.exec(name)?.groups ?? {}
  const maker = `to${gathers.charAt(0).toUpperCase()}${gathers.slice(1)}`
  const make = natives[maker]
  const reduce = natives[`reduce${flavour}`]
  if (!isFunction(make) || !isFunction(reduce)) {
    return native
  }
  return (...given) => {
    const reducer = make(...given.slice(0, arity - 1))
    noteReducer(reducer, maker)
    return reduce(watchReducer(instance, reducer), given[arity - 1])
  }
}

/** What lfi is given: iterables and callbacks that are recorded. */
const wrapGiven = (
  { name, isUnary }: Definition,
  instance: Instance,
  values: readonly unknown[],
  producers: readonly (Producer | undefined)[],
): unknown[] => {
  const wrapOther = takesReducer.test(name) ? wrapReducer : wrapFunction
  return values.map((value, index) => {
    const producer = producers[index]
    return producer
      ? receiveInput(producer, instance)
      : wrapOther(watchReducer(instance, value), callback =>
          wrapCallback(instance, callback, isUnary),
        )
  })
}

/** Looks at a property without running code of the reader. */
const propertyOf = (value: unknown, key: string): unknown =>
  isObject(value)
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined

/** How many values may wait in the buffer of `asAsync`. */
const roomOf = (
  linking: Definition['linking'],
  [, options]: readonly unknown[],
): number | undefined => {
  const strategy =
    linking === 'queued'
      ? propertyOf(options, 'backpressureStrategy')
      : undefined
  const limit = propertyOf(strategy, 'bufferLimit')
  return typeof limit === 'number' ? limit : undefined
}

/** Calls a function of lfi that has all its arguments. */
export const call = (
  definition: Definition,
  spot: Spot | undefined,
  stages: Stages,
): unknown => {
  const { name, native, kind, linking, isInput } = definition
  const values = stages.flat()
  // What is given comes before what takes it, in the order of steps.
  const producers = values.map((value, index) =>
    isInput(index) ? producerOf(value, kind) : undefined,
  )
  const step = stepAt(spot, 'call', kind, name)
  if (!step) {
    return callNative(native, stages, values)
  }
  const instance = new Instance(step, linking, roomOf(linking, values))
  const given = wrapGiven(definition, instance, values, producers)
  let result: unknown
  try {
    result = within(instance.base.context, () =>
      short.test(name)
        ? asReduction(definition, instance)(...given)
        : callNative(native, stages, given),
    )
  } catch (error) {
    noteFailure(instance, error)
    throw error
  }
  // An iterable that is of the right kind already is returned as it is.
  const same = given.indexOf(result)
  return same >= 0 && result !== values[same]
    ? values[same]
    : giveResult(definition, instance, result)
}
