import type { StepKind } from '../model/trace'
import { answerReads } from './answerReads'
import { type Context, contextIn, within } from './contexts'
import type { AnyIterable, Edge } from './Flow'
import { type AnyFunction, isFunction, isObject, isProxy } from './guards'
import { save } from './hotPath'
import { Instance } from './Iteration'
import { methodOf } from './iterate'
import type { Methods } from './iterators'
import { standIn } from './natives'
import { findConsumer } from './places'
import { stepAt } from './session'
import { isIterable, kindOf, kinds, sourceOf } from './sources'

type Output = { readonly raw: AnyIterable; readonly instance: Instance }

/** The producer of each iterable that lfi returned. */
const outputs = new WeakMap<object, Output>()

const asGiven = (_raw: object, methods: Methods): object => methods

/** An iterable with what gives its values, seen from a step that takes it. */
export type Producer = Pick<Edge, 'iterable' | 'producer' | 'isSource'>

/**
 * The producer of an input of a step. Undefined if the input is not an
 * iterable: lfi throws for it.
 */
export const producerOf = (
  value: unknown,
  kind: StepKind,
): Producer | undefined => {
  const output = isObject(value) ? outputs.get(value) : undefined
  if (output) {
    const { raw, instance } = output
    return { iterable: raw, producer: instance, isSource: false }
  }
  if (!isIterable(value)) {
    return undefined
  }
  const producer = sourceOf(value, kind)
  return producer && { iterable: value, producer, isSource: true }
}

/**
 * What lfi gets in place of an iterable: the same, recorded. Its properties are
 * read when lfi reads them, and as often.
 */
export const receiveInput = (given: Producer, consumer: Instance): object => {
  const edge: Edge = { ...given, consumer }
  const { iterable } = edge
  const methods = new Map<unknown, AnyFunction>()
  consumer.step.inputs.add(edge.producer.step.index)
  return answerReads((_iterable, key) => {
    const method: unknown = Reflect.get(Object(iterable), key, iterable)
    if (!isFunction(method) || typeof key !== 'symbol' || !kindOf.has(key)) {
      return method
    }
    const known =
      methods.get(method) ??
      methodOf(edge, key, natively(method, iterable), asGiven)
    methods.set(method, known)
    return known
  })
}

/** lfi's own method, by the one that replaced it. */
const natives = new WeakMap<object, AnyFunction>()

const natively = (method: AnyFunction, iterable: AnyIterable): AnyFunction =>
  isObject(iterable) && outputs.has(iterable)
    ? (natives.get(method) ?? method)
    : method

/** A pipeline that a callback returned belongs to the callback's value. */
const innerSurroundings = (context: Context): Context => ({
  at: context.at >= 0 ? context.at : (context.iteration?.last ?? -1),
  iteration: undefined,
  parent: context.parent,
})

type Consuming = Pick<Edge, 'consumer' | 'surroundings'>

/** What consumes in the reader's own code: a loop, or something unknown. */
const consumingCode = (kind: StepKind): Consuming | undefined => {
  const spot = findConsumer()
  const step = stepAt(spot, 'consumer', kind, spot?.name ?? 'your code')
  const surroundings = contextIn(spot)
  return (
    step &&
    within(surroundings, () => ({
      consumer: new Instance(step, 'last'),
      ...(surroundings && { surroundings }),
    }))
  )
}

/** What iterates a result: a step of lfi, or the reader's code. */
const consuming = (kind: StepKind): Consuming | undefined => {
  const context = save()
  return context?.iteration
    ? {
        consumer: context.iteration.instance,
        surroundings: innerSurroundings(context),
      }
    : consumingCode(kind)
}

const edgeFrom = (
  { raw, instance }: Output,
  kind: StepKind,
): Edge | undefined => {
  const found = consuming(kind)
  found?.consumer.step.inputs.add(instance.step.index)
  return (
    found && { iterable: raw, producer: instance, isSource: false, ...found }
  )
}

const asProxy = (raw: object, methods: Methods): object =>
  new Proxy(raw, {
    get: (target, key) =>
      Reflect.get(
        typeof key === 'string' && Object.hasOwn(methods, key)
          ? methods
          : target,
        key,
      ),
  })

const replace = (
  holder: object,
  key: PropertyKey,
  apply: (
    native: AnyFunction,
  ) => NonNullable<ProxyHandler<AnyFunction>['apply']>,
): void => {
  const found = Reflect.getOwnPropertyDescriptor(holder, key)
  const native: unknown = found?.value
  if (isFunction(native)) {
    const value = standIn(native, apply(native))
    natives.set(value, native)
    Reflect.defineProperty(holder, key, { ...found, value })
  }
}

/** Iterables that lfi returns to every caller, such as its empty one. */
let shared: readonly unknown[] = []

export const setShared = (iterables: readonly unknown[]): void => {
  shared = iterables
}

/**
 * Makes an iterable that lfi returned record its consumers, by replacing
 * methods of the same object.
 */
export const giveOutput = (raw: object, instance: Instance): object => {
  if (outputs.has(raw) || shared.includes(raw)) {
    return raw
  }
  const output: Output = { raw: Object(raw), instance }
  outputs.set(raw, output)
  for (const [key, kind] of kinds) {
    replace(raw, key, native => (_native, self, values) => {
      const edge = edgeFrom(output, kind)
      return edge
        ? Reflect.apply(methodOf(edge, key, native, asProxy), self, values)
        : Reflect.apply(native, raw, values)
    })
  }
  replace(raw, 'step', native => (_native, _self, values) => {
    const stepped: unknown = Reflect.apply(native, raw, values)
    return isObject(stepped) ? giveOutput(stepped, instance) : stepped
  })
  return raw
}

/** Whether lfi made an iterable: a plain object with one method. */
export const isMadeByLfi = (value: unknown): value is object =>
  isObject(value) &&
  !isProxy(value) &&
  Object.getPrototypeOf(value) === Object.prototype &&
  kinds.some(([symbol]) => Object.hasOwn(value, symbol))
