import type { StepKind } from '../../model/trace'
import type { Context } from './contexts'
import type { AnyIterable, Edge } from './Flow'
import { save } from './hotPath'
import { Instance } from './Iteration'
import { type Methods, methodOf } from './iterate'
import { printedSource } from './keep'
import { onBegin, stepAt } from './session'

type Output = { readonly raw: AnyIterable; readonly instance: Instance }

/** What lfi returned, by what the reader's code got for it. */
const outputs = new WeakMap<object, Output>()
const sourceStrings = new Map<string, number>()
let sourceObjects = new WeakMap<object, number>()
const MAX_STRINGS = 1000

/** Where the reader's code is about to consume something; what, if known. */
let use: { site: number; value: object | undefined } | undefined
let kinds: readonly (readonly [symbol, StepKind])[] = []

onBegin(() => {
  use = undefined
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
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

export const noteSource = <Value>(site: number, value: Value): Value => {
  if (isObject(value)) {
    sourceObjects.set(value, site)
  } else if (typeof value === 'string' && sourceStrings.size < MAX_STRINGS) {
    sourceStrings.set(value, site)
  }
  return value
}

export const noteUse = <Value>(
  site: number,
  value?: Value,
): Value | undefined => {
  if (value === undefined) {
    use = { site, value: undefined }
  } else if (isObject(value) && outputs.has(value)) {
    use = { site, value }
  }
  return value
}

const kindsOf = (value: unknown): typeof kinds =>
  kinds.filter(
    ([symbol]) => typeof Reflect.get(Object(value), symbol) === 'function',
  )

const isIterable = (value: unknown): value is AnyIterable =>
  typeof value === 'string' || (isObject(value) && kindsOf(value).length > 0)

/** What stands for an iterable that the reader's code handed to lfi. */
const sourceOf = (value: AnyIterable): Instance | undefined => {
  const index = isObject(value)
    ? sourceObjects.get(value)
    : sourceStrings.get(value)
  const kind = kindsOf(value)[0]?.[1] ?? 'sync'
  const step = stepAt(index, 'source', kind, () => printedSource(value))
  return step && new Instance(step, 'source')
}

const asGiven = (_raw: object, methods: Methods): object => methods

/** An iterable with what gives its values, seen from a step that takes it. */
export type Producer = Pick<Edge, 'iterable' | 'producer' | 'isSource'>

/**
 * Who gives the values of what a step is given. Undefined for what is not an
 * iterable: lfi will say what is wrong with it.
 */
export const producerOf = (value: unknown): Producer | undefined => {
  const output = isObject(value) ? outputs.get(value) : undefined
  if (output) {
    const { raw, instance } = output
    return { iterable: raw, producer: instance, isSource: false }
  }
  if (!isIterable(value)) {
    return undefined
  }
  const producer = sourceOf(value)
  return producer && { iterable: value, producer, isSource: true }
}

/** What lfi gets in place of an iterable: the same, recorded. */
export const receiveInput = (
  given: Producer,
  consumer: Instance,
): AnyIterable => {
  const edge: Edge = { ...given, consumer }
  consumer.step.inputs.add(edge.producer.step.index)
  return Object.fromEntries(
    kindsOf(edge.iterable).map(([symbol]) => [
      symbol,
      methodOf(edge, symbol, asGiven),
    ]),
  )
}

/** What consumes in the reader's own code: a loop, or something unknown. */
const readerConsumer = (value: object, kind: StepKind) => {
  const index = (use?.value ?? value) === value ? use?.site : undefined
  use = undefined
  const step = stepAt(index, 'consumer', kind, () => 'your code')
  return step && new Instance(step, 'last')
}

/** A pipeline that a callback returned belongs to the callback's value. */
const innerSurroundings = (context: Context): Context => ({
  at: context.at >= 0 ? context.at : (context.iteration?.last ?? -1),
  iteration: undefined,
  parent: context.parent,
})

/** The edge from a result to what iterates it: a step of lfi, or the reader's code. */
const edgeFrom = (
  shown: object,
  { raw, instance }: Output,
  kind: StepKind,
): Edge | undefined => {
  const context = save()
  const inner = use?.value === shown ? undefined : context?.iteration
  const consumer = inner?.instance ?? readerConsumer(shown, kind)
  if (!consumer) {
    return undefined
  }
  consumer.step.inputs.add(instance.step.index)
  return {
    iterable: raw,
    producer: instance,
    consumer,
    isSource: false,
    ...(context && {
      surroundings: inner ? innerSurroundings(context) : context,
    }),
  }
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

/**
 * What the reader's code gets for an iterable that lfi returned. It prints and
 * behaves as the iterable itself, and records who iterates it.
 */
export const giveOutput = (raw: object, instance: Instance): object => {
  const methods = new Map<PropertyKey, unknown>()
  const symbols = new Map<PropertyKey, StepKind>(kinds)
  const output: Output = { raw: Object(raw), instance }
  const methodFor = (key: symbol, kind: StepKind, native: object): unknown =>
    new Proxy(native, {
      apply: (_native, self, values) => {
        const edge = edgeFrom(shown, output, kind)
        const method: unknown = edge
          ? methodOf(edge, key, asProxy)
          : Reflect.get(raw, key)
        return typeof method === 'function'
          ? Reflect.apply(method, self, values)
          : undefined
      },
    })
  const stepFor = (native: object): unknown =>
    new Proxy(native, {
      apply: (target, _self, values) => {
        const stepped: unknown =
          typeof target === 'function'
            ? Reflect.apply(target, raw, values)
            : undefined
        return isObject(stepped) ? giveOutput(stepped, instance) : stepped
      },
    })
  const shown: object = new Proxy(raw, {
    get: (target, key, receiver) => {
      const native: unknown = Reflect.get(target, key, receiver)
      const kind = symbols.get(key)
      const isStep = key === 'step'
      if (!isObject(native) || (!isStep && !kind)) {
        return native
      }
      if (!methods.has(key)) {
        methods.set(
          key,
          kind && typeof key === 'symbol'
            ? methodFor(key, kind, native)
            : stepFor(native),
        )
      }
      return methods.get(key)
    },
  })
  outputs.set(shown, output)
  return shown
}

/** Whether lfi made an iterable: a plain object with one method. */
export const isMadeByLfi = (value: unknown): value is object =>
  isObject(value) &&
  typeof value === 'object' &&
  Object.getPrototypeOf(value) === Object.prototype &&
  kinds.some(([symbol]) => Object.hasOwn(value, symbol))
