import { resume } from './contexts'
import { mend, noteAwaiter } from './errors'
import { isObject, isProxy } from './guards'
import { onBegin } from './session'

type Watch = {
  isRejected: boolean
  isHandled: boolean
  /**
   * Whether it is the result of a pipeline. There are few of them, so a stack
   * can be taken for each.
   */
  isResult: boolean
  reason: unknown
  shadow: Promise<never> | undefined
  /** Made where the promise was first awaited, for its stack. */
  awaiter: Error | undefined
}

const { then } = Promise.prototype
const { apply, defineProperty, get, getPrototypeOf } = Reflect
const watches = new WeakMap<object, Watch>()
/** Results that are awaited and have not come yet. */
const awaited = new Set<Watch>()
/** Whether it is the recorder that listens to a promise. */
let isListening = false

onBegin(() => awaited.clear())

/** The stack of the code that awaits a result, if only one is awaited now. */
export const onlyAwaiter = (): Error | undefined => {
  const [watch] = awaited
  return awaited.size === 1 ? watch?.awaiter : undefined
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  isObject(value) && !isProxy(value) && value instanceof Promise

/**
 * Browsers report unhandled rejections, but the recorder's listener counts as a
 * handler. So a second promise, rejected with the same reason, is reported.
 */
const complain = (watch: Watch): void => {
  if (watch.isRejected && !watch.isHandled) {
    watch.shadow ??= Promise.reject(watch.reason)
  }
}

const handle = (watch: Watch): void => {
  watch.isHandled = true
  if (watch.shadow) {
    apply(then, watch.shadow, [undefined, () => {}])
  }
  if (watch.isResult && !watch.awaiter) {
    watch.awaiter = new Error('awaited')
    awaited.add(watch)
  }
}

/**
 * Everything that attaches a listener reads the promise's `constructor` first:
 * `await`, loops, `yield`, `then`, and all that call it. A getter there detects
 * that the promise is handled. Returns false if it cannot be defined.
 */
const watchHandling = (promise: Promise<unknown>, watch: Watch): boolean =>
  !Object.hasOwn(promise, 'constructor') &&
  defineProperty(promise, 'constructor', {
    configurable: true,
    get: () => {
      if (isListening) {
        return Promise
      }
      handle(watch)
      return get(getPrototypeOf(promise) ?? {}, 'constructor', promise)
    },
    set: value => {
      defineProperty(promise, 'constructor', {
        value,
        configurable: true,
        enumerable: true,
        writable: true,
      })
    },
  })

const findWatch = (promise: Promise<unknown>): Watch | undefined => {
  const known = watches.get(promise)
  if (known) {
    return known
  }
  const watch: Watch = {
    isRejected: false,
    isHandled: false,
    isResult: false,
    reason: undefined,
    shadow: undefined,
    awaiter: undefined,
  }
  if (!watchHandling(promise, watch)) {
    return undefined
  }
  watches.set(promise, watch)
  return watch
}

const listen = (
  promise: Promise<unknown>,
  ...listeners: readonly ((value: unknown) => void)[]
): void => {
  isListening = true
  try {
    apply(then, promise, listeners)
  } finally {
    isListening = false
  }
}

export type Observer = {
  readonly onValue: (value: unknown) => void
  readonly onError: (error: unknown) => void
  /** Whether the promise is what a pipeline will come to. */
  readonly isResult?: boolean
}

/**
 * Attaches the first listener without delaying others. Returns false for
 * non-promises, and for promises that cannot be observed undetected. Clears the
 * current context before each listener runs, because it belongs to unrelated
 * code.
 */
export const observe = (
  promise: unknown,
  { onValue, onError, isResult = false }: Observer,
): boolean => {
  const watch = isPromise(promise) ? findWatch(promise) : undefined
  if (!isPromise(promise) || !watch) {
    return false
  }
  watch.isResult ||= isResult
  listen(
    promise,
    value => {
      resume(undefined)
      awaited.delete(watch)
      onValue(value)
    },
    error => {
      resume(undefined)
      awaited.delete(watch)
      watch.isRejected = true
      watch.reason = error
      mend(error)
      noteAwaiter(error, watch.awaiter)
      onError(error)
      complain(watch)
    },
  )
  return true
}
