import { resume } from './contexts'
import { mend, noteAwaiter } from './errors'
import { onBegin } from './session'

type Watch = {
  isRejected: boolean
  isHandled: boolean
  /**
   * Whether it is the result of a pipeline; few promises are, so each may be
   * costly.
   */
  isResult: boolean
  /** Whether the reader's code holds it; that code may never look at it. */
  isEscaped: boolean
  reason: unknown
  shadow: Promise<never> | undefined
  /** Made where the promise was first awaited, for its stack. */
  awaiter: Error | undefined
}

const { then } = Promise.prototype
const { apply } = Reflect
const watches = new WeakMap<object, Watch>()
/** Results that are awaited and have not come yet. */
const awaited = new Set<Watch>()
let hasEscaped = false

onBegin(() => awaited.clear())

/** The place that awaits a result, if just one result is awaited now. */
export const onlyAwaiter = (): Error | undefined => {
  const [watch] = awaited
  return awaited.size === 1 ? watch?.awaiter : undefined
}

export const isPromise = (value: unknown): value is Promise<unknown> =>
  value instanceof Promise

/**
 * A browser reports a rejected promise that nothing listens to. The recorder
 * listens to each, so that the browser would keep silent: another promise,
 * rejected for the same reason, is there to be reported instead.
 */
const complain = (watch: Watch): void => {
  if (watch.isRejected && watch.isEscaped && !watch.isHandled) {
    watch.shadow ??= Promise.reject(watch.reason)
  }
}

const handle = (watch: Watch): void => {
  watch.isHandled = true
  if (watch.shadow) {
    apply(then, watch.shadow, [undefined, () => {}])
  }
}

/**
 * Listens to a promise ahead of everybody else, whom it does not delay. The
 * code that ran last left its context behind, which is dropped: it is not that
 * of what comes next.
 */
export const observe = (
  promise: Promise<unknown>,
  onValue: (value: unknown) => void,
  onError: (error: unknown) => void,
): void => {
  const watch = watches.get(promise) ?? {
    isRejected: false,
    isHandled: false,
    isResult: false,
    isEscaped: false,
    reason: undefined,
    shadow: undefined,
    awaiter: undefined,
  }
  watches.set(promise, watch)
  apply(then, promise, [
    (value: unknown) => {
      resume(undefined)
      awaited.delete(watch)
      onValue(value)
    },
    (error: unknown) => {
      resume(undefined)
      awaited.delete(watch)
      watch.isRejected = true
      watch.reason = error
      mend(error)
      noteAwaiter(error, watch.awaiter)
      onError(error)
      complain(watch)
    },
  ])
}

/** Hands what a pipeline will come to, observed, to the reader's code. */
export const releaseResult = (promise: Promise<unknown>): void => {
  const watch = watches.get(promise)
  if (watch) {
    watch.isResult = true
  }
  release(promise)
}

/** Leaves an observed promise to the code that gets it. */
export const release = (promise: Promise<unknown>): void => {
  const watch = watches.get(promise)
  if (!watch || watch.isEscaped) {
    return
  }
  hasEscaped = true
  watch.isEscaped = true
  Object.defineProperty(promise, 'then', {
    configurable: true,
    writable: true,
    enumerable: false,
    value: (...callbacks: unknown[]) => {
      handle(watch)
      return apply(then, promise, callbacks)
    },
  })
  complain(watch)
}

/** Code is about to await a value, which handles it if it is a promise. */
export const notice = <Value>(value: Value): Value => {
  if (hasEscaped && typeof value === 'object' && value !== null) {
    const watch = watches.get(value)
    if (watch) {
      handle(watch)
      if (watch.isResult && !watch.awaiter) {
        watch.awaiter = new Error('awaited')
        awaited.add(watch)
      }
    }
  }
  return value
}
