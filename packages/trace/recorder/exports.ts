import type { CallPlace, Spot } from '../rewrite/places'
import { setShared } from './boundaries'
import { noteReducer, wrapReducer, wrapReducerCallback } from './callbacks'
import { call, callNative, type Lfi, type Stages, setNatives } from './callStep'
import {
  type Definition,
  define,
  joining,
  joinsFunctions,
  makesReducers,
} from './definitions'
import { type AnyFunction, isFunction } from './guards'
import { disguise, standIn } from './natives'
import { findCall } from './places'
import { isRecording } from './session'
import { noteSource, setConcurSymbol } from './sources'

const definitions = new WeakMap<object, Definition>()

/** The same function, which knows where it is named in the code. */
const nameFunction = (value: unknown, spot: Spot | undefined): unknown => {
  const definition = isFunction(value) ? definitions.get(value) : undefined
  return isFunction(value) && definition && spot
    ? disguise(
        (...values: unknown[]) => applyInPart(definition, spot, [values]),
        value,
      )
    : value
}

/** What the call in the code gives: functions of lfi, named, and sources. */
const readGiven = (place: CallPlace | undefined, values: readonly unknown[]) =>
  values.map((value, index) => {
    const spot = place?.given[index]
    if (spot && !isFunction(value)) {
      noteSource(spot, value)
    }
    return nameFunction(value, spot)
  })

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
  return isFunction(native)
    ? standIn(native, (_native, _self, more) =>
        applyInPart(definition, spot, [...stages, more]),
      )
    : native
}

const wrapStep = (name: string, native: AnyFunction): AnyFunction => {
  const definition = define(name, native)
  const wrapped = standIn(native, (_native, _self, values) => {
    if (!isRecording()) {
      return native(...values)
    }
    const place = findCall()
    return applyInPart(definition, place, [readGiven(place, values)])
  })
  definitions.set(wrapped, definition)
  return wrapped
}

const wrapMaker = (name: string, native: AnyFunction): AnyFunction =>
  standIn(native, (_native, _self, values) => {
    const reducer = native(
      // `toMultiple` is given an object that is no reducer, of reducers.
      ...(name === 'toMultiple'
        ? values
        : values.map(value => wrapReducer(value, wrapReducerCallback))),
    )
    noteReducer(reducer, name)
    return reducer
  })

/** `pipe` and `compose` are no steps, but tell where those are named. */
const wrapJoin = (native: AnyFunction): AnyFunction =>
  standIn(native, (_native, _self, values) => {
    if (!isRecording()) {
      return native(...values)
    }
    const given = readGiven(findCall(), values)
    const result = native(...given)
    const same = given.indexOf(result)
    return same < 0 ? result : values[same]
  })

const wrap = (name: string, value: unknown): unknown => {
  if (!isFunction(value) || joining.has(name)) {
    return value
  }
  if (joinsFunctions.test(name)) {
    return wrapJoin(value)
  }
  return makesReducers.test(name)
    ? wrapMaker(name, value)
    : wrapStep(name, value)
}

/** What the reader's code imports in the place of lfi. */
export const wrapExports = (lfi: Lfi): Lfi => {
  setNatives(lfi)
  const { concurIteratorSymbol } = lfi
  if (typeof concurIteratorSymbol === 'symbol') {
    setConcurSymbol(concurIteratorSymbol)
  }
  setShared(
    [lfi.empty, lfi.emptyAsync, lfi.emptyConcur].map(
      make => isFunction(make) && make(),
    ),
  )
  return Object.fromEntries(
    Object.entries(lfi).map(([name, value]) => [name, wrap(name, value)]),
  )
}
