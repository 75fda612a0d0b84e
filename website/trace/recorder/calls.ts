import {
  familyOf,
  givesNothing,
  givesValue,
  isCache,
  isExclude,
  isReduce,
  isShortReduce,
  isStart,
  takesMany,
  takesValuesApart,
} from '../families'
import type { Spot, StepKind } from '../trace'
import type { WrapCallback } from './callbacks'
import {
  type AnyFunction,
  type Edges,
  isFunction,
  type Producer,
} from './edges'
import { isPromise, type Recording } from './Recording'
import type { Reducers } from './reducers'
import { Instance, type Iteration } from './runs'
import { isObject } from './values'

export type Lfi = Readonly<Record<string, unknown>>

/** A function of lfi, and what of it is known before it is called. */
export type Definition = {
  readonly name: string
  readonly native: AnyFunction
  /** With fewer arguments, it is applied in part. */
  readonly arity: number
  readonly kind: StepKind
}

/** A call of a function of lfi that has all its arguments. */
type Call = {
  readonly definition: Definition
  readonly instance: Instance
  readonly values: readonly unknown[]
  /** What of the arguments is iterated. */
  readonly producers: readonly (Producer | undefined)[]
  /** What `exclude` drops, read once, however often its result is iterated. */
  excluded?: Set<unknown>
}

const isInput = ({ name, native }: Definition, index: number): boolean => {
  if (isStart(name)) {
    return false
  }
  return (
    takesMany(name) || index === (name === 'asAsync' ? 0 : native.length - 1)
  )
}

/** Whether lfi made what a function has returned. */
const isLazy = (
  { name }: Definition,
  [reducer]: readonly unknown[],
  result: unknown,
): boolean =>
  isObject(result) &&
  !isPromise(result) &&
  !givesValue(name) &&
  !(isReduce(name) && isObject(reducer) && 'create' in reducer)

type Options = {
  readonly lfi: Lfi
  readonly recording: Recording
  readonly edges: Edges
  readonly reducers: Reducers
  readonly wrapCallback: WrapCallback
}

/** Calls functions of lfi so that what they take, call and return is recorded. */
export const createCalls = (options: Options) => {
  const { lfi, recording, edges, reducers, wrapCallback } = options
  const concur = lfi.concurIteratorSymbol as symbol

  /** The arguments of a call for one iteration: what they tell is of it. */
  const bind = (call: Call, iteration: Iteration): readonly unknown[] =>
    call.values.map((value, index) => {
      const producer = call.producers[index]
      const { name } = call.definition
      if (producer) {
        return edges.receiveInput(producer, iteration)
      }
      if (isExclude(name)) {
        call.excluded ??= new Set(value as Iterable<unknown>)
        return call.excluded
      }
      if (isReduce(name)) {
        return reducers.bind(value, iteration)
      }
      return isFunction(value) ? wrapCallback(value, iteration) : value
    })

  /**
   * `sum` and its kin are short for `reduce(toSum())`, and are called as that, so
   * that what they have gathered with each value can be watched.
   */
  const nativeOf = (
    { name, native }: Definition,
    iteration: Iteration,
  ): AnyFunction => {
    const family = familyOf(name)
    const maker = `to${family.charAt(0).toUpperCase()}${family.slice(1)}`
    const make = lfi[maker]
    const reduce = lfi[`reduce${name.slice(family.length)}`]
    if (!isShortReduce(name) || !isFunction(make) || !isFunction(reduce)) {
      return native
    }
    return (...given) => {
      const reducer = reducers.wrapMaker(maker, make)(...given.slice(0, -1))
      return reduce(reducers.bind(reducer, iteration), given.at(-1))
    }
  }

  /**
   * A Concur step that works for each value by itself is called for each by
   * itself, so that it is known what every value became.
   */
  const takeApart = (
    call: Call,
    iteration: Iteration,
    input: AnyFunction,
  ): object => ({
    [concur]: (apply: AnyFunction) =>
      input((value: unknown) => {
        const { at } = recording.context
        const own = recording.iterate(call.instance)
        own.giveTo(iteration)
        own.receive(at, value, iteration)
        if (call.definition.name === 'flattenConcur') {
          edges.claim(value, own, at)
        }
        const one = { [concur]: (work: AnyFunction) => work(value) }
        return recording.within(own, at, () => {
          const given = [...bind(call, own).slice(0, -1), one]
          const result = Object(call.definition.native(...given))
          return result[concur]((made: unknown) =>
            recording.within(own, -1, () => apply(made)),
          )
        })
      }),
  })

  /** What a call returned, iterated: each time by a call of its own. */
  const openOf = (
    call: Call,
    base: Iteration,
    bound: readonly unknown[],
    result: unknown,
  ): Producer['open'] => {
    const { definition, instance } = call
    const { name, native } = definition
    let isFirst = true
    return () => {
      const gives =
        isFirst && !isCache(name) ? base : recording.iterate(instance)
      if (isCache(name)) {
        gives.kept = base
        return { gives, iterable: result }
      }
      const given = isFirst ? bound : bind(call, gives)
      const iterable = isFirst ? result : native(...given)
      isFirst = false
      const input = takesValuesApart(name) && Object(given.at(-1))[concur]
      return {
        gives,
        iterable: input ? takeApart(call, gives, input) : iterable,
      }
    }
  }

  const noteOutcome = (
    iteration: Iteration,
    type: 'value' | 'throw',
    value: unknown,
  ): void => {
    const { run, last, instance } = iteration
    const from = type === 'throw' ? recording.failedOn(iteration, value) : last
    const at = recording.record(type, instance, { run, from, value })
    const { time, keeper } = recording
    run.outcome = { at, time, type, value: keeper.keep(value) }
  }

  const giveValue = (base: Iteration, result: unknown): unknown => {
    const note = (value: unknown): unknown => {
      if (!givesNothing(base.instance.step.name)) {
        base.counts.passed++
        noteOutcome(base, 'value', value)
      }
      return value
    }
    // Another promise, so that a rejection that the reader ignores is reported.
    return isPromise(result)
      ? result.then(note, (error: unknown) => {
          noteOutcome(base, 'throw', error)
          throw error
        })
      : note(result)
  }

  return (
    definition: Definition,
    spot: Spot | undefined,
    values: readonly unknown[],
  ): unknown => {
    const { name, kind } = definition
    // What is given comes before what takes it, in the order of steps.
    const producers = values.map((value, index) =>
      isInput(definition, index) ? edges.producerOf(value) : undefined,
    )
    const inputs = producers.flatMap(each => each?.instance ?? [])
    const step = recording.stepAt(spot, 'call', kind, name)
    const instance = new Instance(step, inputs, values)
    const base = recording.iterate(instance)
    const call = { definition, instance, values, producers }
    let bound: readonly unknown[] = []
    let result: unknown
    try {
      result = recording.within(base, -1, () => {
        bound = bind(call, base)
        return nativeOf(definition, base)(...bound)
      })
    } catch (error) {
      noteOutcome(base, 'throw', error)
      throw error
    }
    // An iterable that is of the right kind already is returned as it is.
    const same = bound.indexOf(result)
    if (same >= 0 && isObject(result)) {
      return values[same]
    }
    if (!isLazy(definition, values, result)) {
      return giveValue(base, result)
    }
    const open = openOf(call, base, bound, result)
    return edges.giveOutput({ instance, iterable: result, open })
  }
}
