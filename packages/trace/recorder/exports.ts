import type { CallPlace, Spot } from '../rewrite/places'
import {
  type Producer,
  producerOf,
  receiveInput,
  setShared,
} from './boundaries'
import {
  noteReducer,
  watchReducer,
  wrapCallback,
  wrapFunction,
  wrapReducer,
  wrapReducerCallback,
} from './callbacks'
import { within } from './contexts'
import {
  type Definition,
  define,
  isNative,
  joining,
  joinsFunctions,
  makesReducers,
  type Native,
  takesReducer,
} from './definitions'
import { Instance } from './Iteration'
import { disguise } from './natives'
import { findCall } from './places'
import { giveResult, noteFailure } from './results'
import { isRecording, stepAt } from './session'
import { noteSource, setConcurSymbol } from './sources'

type Lfi = Readonly<Record<string, unknown>>

/** What lfi exports, as it is. */
let natives: Lfi = {}

const definitions = new WeakMap<object, Definition>()

/** The same function, which knows where it is named in the code. */
const nameFunction = (value: unknown, spot: Spot | undefined): unknown => {
  const definition = isNative(value) ? definitions.get(value) : undefined
  return isNative(value) && definition && spot
    ? disguise(
        (...values: unknown[]) => applyInPart(definition, spot, [values]),
        value,
      )
    : value
}

/** What the call in the code gives: functions of lfi, named, and sources. */
const readGiven = (
  place: CallPlace | undefined,
  values: readonly unknown[],
): unknown[] =>
  values.map((value, index) => {
    const spot = place?.given[index]
    if (spot && !isNative(value)) {
      noteSource(spot, value)
    }
    return nameFunction(value, spot)
  })

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
): Native => {
  const { gathers = '', flavour = '' } = short.exec(name)?.groups ?? {}
  const maker = `to${gathers.charAt(0).toUpperCase()}${gathers.slice(1)}`
  const make = natives[maker]
  const reduce = natives[`reduce${flavour}`]
  if (!isNative(make) || !isNative(reduce)) {
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

/** A function of lfi that has got some of its arguments. */
const applyInPart = (
  definition: Definition,
  spot: Spot | undefined,
  stages: Stages,
): unknown => {
  const given = stages.flat()
  if (given.length >= definition.arity) {
    return call(definition, spot, stages)
  }
  const native = callNative(definition.native, stages, given)
  return isNative(native)
    ? disguise(
        new Proxy(native, {
          apply: (_native, _self, more) =>
            applyInPart(definition, spot, [...stages, more]),
        }),
        native,
      )
    : native
}

const wrapStep = (name: string, native: Native): Native => {
  const definition = define(name, native)
  const wrapped = new Proxy(native, {
    apply: (_native, _self, values) => {
      if (!isRecording()) {
        return native(...values)
      }
      const place = findCall()
      return applyInPart(definition, place, [readGiven(place, values)])
    },
  })
  definitions.set(wrapped, definition)
  return wrapped
}

const wrapMaker = (name: string, native: Native): Native =>
  new Proxy(native, {
    apply: (_native, _self, values) => {
      const reducer = native(
        // `toMultiple` is given an object that is no reducer, of reducers.
        ...(name === 'toMultiple'
          ? values
          : values.map(value => wrapReducer(value, wrapReducerCallback))),
      )
      noteReducer(reducer, name)
      return reducer
    },
  })

/** `pipe` and `compose` are no steps, but tell where those are named. */
const wrapJoin = (native: Native): Native =>
  new Proxy(native, {
    apply: (_native, _self, values) => {
      if (!isRecording()) {
        return native(...values)
      }
      const given = readGiven(findCall(), values)
      const result = native(...given)
      const same = given.indexOf(result)
      return same < 0 ? result : values[same]
    },
  })

const wrap = (name: string, value: unknown): unknown => {
  if (!isNative(value) || joining.has(name)) {
    return value
  }
  const wrapped = joinsFunctions.test(name)
    ? wrapJoin(value)
    : makesReducers.test(name)
      ? wrapMaker(name, value)
      : wrapStep(name, value)
  return disguise(wrapped, value)
}

/** What the reader's code imports in the place of lfi. */
export const wrapExports = (lfi: Lfi): Lfi => {
  natives = lfi
  const { concurIteratorSymbol } = lfi
  if (typeof concurIteratorSymbol === 'symbol') {
    setConcurSymbol(concurIteratorSymbol)
  }
  setShared(
    [lfi.empty, lfi.emptyAsync, lfi.emptyConcur].map(
      make => isNative(make) && make(),
    ),
  )
  return Object.fromEntries(
    Object.entries(lfi).map(([name, value]) => [name, wrap(name, value)]),
  )
}
