import { within } from './contexts'
import { type Edge, Flow } from './Flow'
import { type AnyFunction, isFunction, isObject } from './guards'
import { oddResults, pullSimply, restore, save } from './hotPath'
import {
  copyMethods,
  isIterator,
  isPlain,
  type Methods,
  type RecordNext,
  readMethods,
} from './iterators'
import { unread } from './keep'
import { observe } from './promises'
import { record } from './session'

const isResult = (value: unknown): value is IteratorResult<unknown> =>
  isObject(value)

/** Takes what a pull has come to; the context is that of the consumer. */
const takeValue = (flow: Flow, value: unknown): void => {
  const at = flow.pass(value)
  // A consumer that starts work for each value, as `asConcur` does in its loop,
  // goes on in the context of that value.
  if (flow.startsWork) {
    restore(flow.workFor(at, flow.consumer.context.parent))
  }
}

const takeEnd = (flow: Flow): void => {
  flow.end('done')
  if (flow.startsWork) {
    restore(flow.consumer.context)
  }
}

/** A result whose properties are read, and recorded, when lfi reads them. */
const readLater = (flow: Flow, result: IteratorResult<unknown>): object => {
  let isTaken = false
  oddResults.areSeen = true
  const take = (act: () => void): void => {
    if (!isTaken) {
      isTaken = true
      act()
    }
  }
  return {
    get done() {
      const { done } = result
      if (done) {
        take(() => takeEnd(flow))
      }
      return done
    },
    get value() {
      const { value } = result
      take(() => takeValue(flow, value))
      return value
    },
  }
}

const takeSync = (flow: Flow, result: unknown): unknown => {
  if (!isResult(result)) {
    return result
  }
  const mayBeOdd = flow.edge.isSource || oddResults.areSeen
  if (mayBeOdd && !isPlain(result, 'done', 'value')) {
    return readLater(flow, result)
  }
  if (result.done) {
    takeEnd(flow)
  } else {
    takeValue(flow, result.value)
  }
  return result
}

/** Each step of a synchronous iteration. */
const recordSync: RecordNext =
  (flow, _raw, next) =>
  (...values) => {
    flow.pull()
    const saved = save()
    restore(flow.context)
    let result: unknown
    try {
      result = next(...values)
    } catch (error) {
      restore(saved)
      flow.end('throw', error)
      throw error
    }
    restore(saved)
    return takeSync(flow, result)
  }

/** Iterators of the language, whose results are plain. */
const generators: ReadonlySet<unknown> = new Set([
  Object.getPrototypeOf([].values()),
  Object.getPrototypeOf(new Map().values()),
  Object.getPrototypeOf(new Set().values()),
  Object.getPrototypeOf(''[Symbol.iterator]()),
])
const anyGenerator: unknown = Object.getPrototypeOf(
  Object.getPrototypeOf((function* () {})()),
)

const givesPlainResults = (raw: object): boolean => {
  const prototype = Object.getPrototypeOf(raw)
  return (
    !Object.hasOwn(raw, 'next') &&
    (generators.has(prototype) ||
      (prototype !== null && Object.getPrototypeOf(prototype) === anyGenerator))
  )
}

const recordPulls: RecordNext = (flow, raw, next) => {
  const isPlainly =
    flow.isSimple && (!flow.edge.isSource || givesPlainResults(raw))
  return isPlainly
    ? pullSimply(flow, raw, takeSync)
    : recordSync(flow, raw, next)
}

const recordAsync: RecordNext = (flow, _raw, next) => {
  const take = (result: unknown): void => {
    if (!isResult(result)) {
      return
    }
    if (!isPlain(result, 'done', 'value')) {
      flow.pass(unread)
    } else if (result.done) {
      flow.end('done')
    } else {
      flow.pass(result.value)
    }
  }
  const onError = (error: unknown): void => flow.end('throw', error)
  return (...values) => {
    flow.pull()
    const result = flow.run(() => next(...values))
    const isResult = flow.taker.role === 'consumer'
    if (!observe(result, { onValue: take, onError, isResult })) {
      within(undefined, () => take(result))
    }
    return result
  }
}

/** How an iterator is shown to those who asked for it. */
export type Show = (raw: object, methods: Methods) => object

/** Opens iterators over an edge. The same iterator is recorded once. */
const openIterator = (
  edge: Edge,
  method: AnyFunction,
  recordNext: RecordNext,
  show: Show,
): AnyFunction => {
  const known = new WeakMap<object, object>()
  return () => {
    const flow = new Flow(edge)
    const raw = flow.open(method)
    if (!isIterator(raw)) {
      return raw
    }
    const copy = isPlain(raw, 'next', 'return', 'throw')
      ? copyMethods
      : readMethods
    const shown = known.get(raw) ?? show(raw, copy(flow, raw, recordNext))
    known.set(raw, shown)
    return shown
  }
}

/** Starts a concur iterable: each value is handed on in a context of its own. */
const startConcur =
  (edge: Edge, method: AnyFunction): AnyFunction =>
  apply => {
    const flow = new Flow(edge)
    record('pull', flow.taker, flow.giver, -1)
    const receive = (value: unknown): unknown => {
      flow.countPull()
      const at = flow.pass(value)
      return within(flow.workFor(at, save()), () =>
        isFunction(apply) ? apply(value) : undefined,
      )
    }
    const result = flow.open(method, receive)
    const isObserved = observe(result, {
      onValue: () => flow.end('done'),
      onError: error => flow.end('throw', error),
    })
    if (!isObserved) {
      flow.end('done')
    }
    return result
  }

/** What lfi calls in the place of the method that `symbol` names. */
export const methodOf = (
  edge: Edge,
  symbol: symbol,
  method: AnyFunction,
  show: Show,
): AnyFunction => {
  switch (symbol) {
    case Symbol.iterator:
      return openIterator(edge, method, recordPulls, show)
    case Symbol.asyncIterator:
      return openIterator(edge, method, recordAsync, show)
    default:
      return startConcur(edge, method)
  }
}
