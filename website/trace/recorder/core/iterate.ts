import { within } from './contexts'
import { type Edge, Flow } from './Flow'
import { pullSimply, restore, save } from './hotPath'
import { isPromise, observe } from './promises'
import { record } from './session'

type Method = (...values: unknown[]) => unknown

/** The methods of an iterator, recorded. */
export type Methods = {
  readonly next: Method
  readonly return?: Method
  readonly throw?: Method
}

type AnyIterator = object &
  Partial<Omit<Methods, 'next'>> & {
    next?(...values: unknown[]): IteratorResult<unknown> | undefined
  }

const isIterator = (value: unknown): value is AnyIterator =>
  typeof value === 'object' && value !== null

const isResult = (value: unknown): value is IteratorResult<unknown> =>
  typeof value === 'object' && value !== null

/**
 * Copies only the methods that the iterator has, because consumers look whether
 * `return` exists before they close.
 */
const withEnds = (flow: Flow, raw: AnyIterator, next: Method): Methods => {
  const { return: close, throw: fail } = raw
  return {
    next,
    ...(typeof close === 'function' && {
      return: (...values) => {
        flow.end('close')
        return flow.run(() => Reflect.apply(close, raw, values))
      },
    }),
    ...(typeof fail === 'function' && {
      throw: (...values) => flow.run(() => Reflect.apply(fail, raw, values)),
    }),
  }
}

/** Takes what a pull has come to; the context is that of the consumer. */
const takeSync = (flow: Flow, result: unknown): void => {
  if (!isResult(result)) {
    return
  }
  const at = result.done ? -1 : flow.pass(result.value)
  if (result.done) {
    flow.end('done')
  }
  // A consumer that starts work for each value, as `asConcur` does in its loop,
  // goes on in the context of that value.
  if (flow.startsWork) {
    const { context } = flow.consumer
    restore(at < 0 ? context : flow.workFor(at, context.parent))
  }
}

/** Each step of a synchronous iteration. */
const recordSync = (flow: Flow, raw: AnyIterator): Methods =>
  withEnds(flow, raw, (...values) => {
    flow.pull()
    const saved = save()
    restore(flow.context)
    let result: unknown
    try {
      result = raw.next?.(...values)
    } catch (error) {
      restore(saved)
      flow.end('throw', error)
      throw error
    }
    restore(saved)
    takeSync(flow, result)
    return result
  })

const recordPulls = (flow: Flow, raw: AnyIterator): Methods =>
  flow.isSimple
    ? withEnds(flow, raw, pullSimply(flow, raw, takeSync))
    : recordSync(flow, raw)

const recordAsync = (flow: Flow, raw: AnyIterator): Methods => {
  const take = (result: unknown): void => {
    if (isResult(result) && result.done) {
      flow.end('done')
    } else if (isResult(result)) {
      flow.pass(result.value)
    }
  }
  const fail = (error: unknown): void => flow.end('throw', error)
  return withEnds(flow, raw, (...values) => {
    flow.pull()
    const result = flow.run(() => raw.next?.(...values))
    if (isPromise(result)) {
      observe(result, take, fail)
    } else {
      within(undefined, () => take(result))
    }
    return result
  })
}

/** How an iterator is shown to those who asked for it. */
export type Show = (raw: object, methods: Methods) => object

/** Opens iterators over an edge. The same iterator is recorded once. */
const openIterator = (
  edge: Edge,
  symbol: symbol,
  recordMethods: typeof recordPulls,
  show: Show,
): Method => {
  const known = new WeakMap<object, object>()
  return () => {
    const flow = new Flow(edge)
    const raw = flow.open(symbol)
    if (!isIterator(raw)) {
      return raw
    }
    const shown = known.get(raw) ?? show(raw, recordMethods(flow, raw))
    known.set(raw, shown)
    return shown
  }
}

/** Starts a concur iterable: each value is handed on in a context of its own. */
const startConcur =
  (edge: Edge, symbol: symbol): Method =>
  apply => {
    const flow = new Flow(edge)
    record('pull', flow.taker, flow.giver, -1)
    const receive = (value: unknown): unknown => {
      flow.countPull()
      const at = flow.pass(value)
      return within(flow.workFor(at, save()), () =>
        typeof apply === 'function' ? apply(value) : undefined,
      )
    }
    const result = flow.open(symbol, receive)
    if (isPromise(result)) {
      observe(
        result,
        () => flow.end('done'),
        error => flow.end('throw', error),
      )
    } else {
      flow.end('done')
    }
    return result
  }

/** The method of an edge that stands for the one that `symbol` names. */
export const methodOf = (edge: Edge, symbol: symbol, show: Show): Method => {
  switch (symbol) {
    case Symbol.iterator:
      return openIterator(edge, symbol, recordPulls, show)
    case Symbol.asyncIterator:
      return openIterator(edge, symbol, recordAsync, show)
    default:
      return startConcur(edge, symbol)
  }
}
