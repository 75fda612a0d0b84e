import {
  type Producer,
  producerOf,
  receiveInput,
  setConcurSymbol,
} from './boundaries'
import {
  noteReducer,
  wrapCallback,
  wrapFunction,
  wrapReducer,
  wrapWandering,
} from './callbacks'
import { within } from './contexts'
import {
  type Definition,
  define,
  isNative,
  joining,
  makesReducers,
  type Native,
  takesReducer,
} from './definitions'
import { Instance } from './Iteration'
import { giveResult, noteFailure } from './results'
import { isRecording, onBegin, stepAt } from './session'

type Lfi = Readonly<Record<string, unknown>>

/** The call that the reader's code is about to make. */
let pending: { site: number; callee: unknown } | undefined

export const noteCall = <Value>(
  site: number,
  callee: unknown,
  value: Value,
): Value => {
  pending = { site, callee }
  return value
}

/** The arguments of a function, as they came: one list for each call. */
type Stages = readonly (readonly unknown[])[]

/**
 * Calls lfi's function as the reader's code called it, in as many calls: what
 * lfi does shows in stacks.
 */
const callNative = (
  native: Native,
  stages: Stages,
  given: unknown[],
): unknown => {
  let result: unknown = native
  let done = 0
  for (const { length } of stages) {
    if (isNative(result)) {
      result = result(...given.slice(done, done + length))
    }
    done += length
  }
  return result
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
      : wrapOther(value, callback => wrapCallback(instance, callback, isUnary))
  })
}

/** Looks at a property without running code of the reader. */
const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
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
const call = (
  definition: Definition,
  site: number | undefined,
  stages: Stages,
): unknown => {
  const { name, native, kind, linking, isInput } = definition
  const values = stages.flat()
  // What is given comes before what takes it, in the order of steps.
  const producers = values.map((value, index) =>
    isInput(index) ? producerOf(value) : undefined,
  )
  const step = stepAt(site, 'call', kind, () => name)
  if (!step) {
    return callNative(native, stages, values)
  }
  const instance = new Instance(step, linking, roomOf(linking, values))
  const given = wrapGiven(definition, instance, values, producers)
  let result: unknown
  try {
    result = within(instance.base.context, () =>
      callNative(native, stages, given),
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

/** A function of lfi that has got some of its arguments. */
const applyInPart = (
  definition: Definition,
  site: number | undefined,
  stages: Stages,
): unknown => {
  const given = stages.flat()
  if (given.length >= definition.arity) {
    return call(definition, site, stages)
  }
  const native = callNative(definition.native, stages, given)
  return isNative(native)
    ? new Proxy(native, {
        apply: (_native, _self, more) =>
          applyInPart(definition, site, [...stages, more]),
      })
    : native
}

const definitions = new WeakMap<object, Definition>()

const wrapStep = (name: string, native: Native): unknown => {
  const definition = define(name, native)
  const wrapped: object = new Proxy(native, {
    apply: (_native, _self, values) => {
      const site = pending?.callee === wrapped ? pending?.site : undefined
      pending = undefined
      return isRecording()
        ? applyInPart(definition, site, [values])
        : native(...values)
    },
  })
  definitions.set(wrapped, definition)
  return wrapped
}

const wrapMaker = (native: Native): unknown =>
  new Proxy(native, {
    apply: (_native, _self, values) => {
      const reducer = native(
        ...values.map(value => wrapReducer(value, wrapWandering)),
      )
      noteReducer(reducer)
      return reducer
    },
  })

const wrap = (name: string, value: unknown): unknown => {
  if (!isNative(value) || joining.has(name)) {
    return value
  }
  return makesReducers.test(name) ? wrapMaker(value) : wrapStep(name, value)
}

/** What the reader's code imports in the place of lfi. */
export const wrapExports = (lfi: Lfi): Lfi => {
  const { concurIteratorSymbol } = lfi
  if (typeof concurIteratorSymbol === 'symbol') {
    setConcurSymbol(concurIteratorSymbol)
  }
  return Object.fromEntries(
    Object.entries(lfi).map(([name, value]) => [name, wrap(name, value)]),
  )
}

const references = new Map<number, unknown>()

onBegin(() => references.clear())

/** Stands for a function of lfi that is named at a place, and called later. */
export const nameFunction = (site: number, value: unknown): unknown => {
  const definition = isNative(value) ? definitions.get(value) : undefined
  if (!isNative(value) || !definition || !isRecording()) {
    return value
  }
  const known = references.get(site)
  const named =
    known ??
    new Proxy(value, {
      apply: (_value, _self, values) => applyInPart(definition, site, [values]),
    })
  references.set(site, named)
  return named
}
