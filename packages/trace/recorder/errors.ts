/**
 * Undoes what recording changes in errors: browsers quote the code that was
 * inserted into lfi, and lose the awaiting stack of a promise with a second
 * listener.
 */

import { isObject } from './guards'

const { apply } = Reflect
const { replace, includes } = String.prototype

/** What browsers call the value of an `await`, which is wrapped in a call. */
const awaited = '(intermediate value)'
const iterated = /\$lfi\w+ is not a function or its return value/gu
const called = /\$lfi\w+\(\.\.\.\)/gu
/**
 * In messages about `yield*`, V8 prints `(intermediate value)` once per call;
 * the recorder adds three, which are removed here.
 */
const delegated =
  /(yield\* (?:\(intermediate value\))+?)(?:\(intermediate value\)){3} /gu

const mendText = (text: string): string =>
  [
    [iterated, awaited] as const,
    [called, awaited] as const,
    [delegated, '$1 '] as const,
  ].reduce((mended, change) => apply(replace, mended, change), text)

const mended = new WeakSet<Error>()
const marks = ['$lfi', 'yield* ']

/** Restores the message that the error would have without the recorder. */
export const mend = (error: unknown): void => {
  if (
    !(error instanceof TypeError) ||
    typeof error.message !== 'string' ||
    mended.has(error) ||
    !marks.some(mark => apply(includes, error.message, [mark]))
  ) {
    return
  }
  mended.add(error)
  const { stack } = error
  error.message = mendText(error.message)
  if (typeof stack === 'string') {
    error.stack = mendText(stack)
  }
}

const awaiters = new WeakMap<object, Error[]>()
/** Caps the awaiting stacks kept for an error that is rethrown repeatedly. */
const MAX_AWAITERS = 10

/** Records the stack of the code that awaits a promise which has rejected. */
export const noteAwaiter = (error: unknown, place: Error | undefined): void => {
  if (!place || !isObject(error)) {
    return
  }
  const places = awaiters.get(error) ?? []
  if (places.length < MAX_AWAITERS && !places.includes(place)) {
    awaiters.set(error, [...places, place])
  }
}

const expected = new WeakMap<object, Error>()

/**
 * A callback threw while exactly one pipeline result is awaited: unless another
 * awaiter is recorded, the error is assumed to surface there.
 */
export const expectAwaiter = (
  error: unknown,
  place: Error | undefined,
): void => {
  if (place && isObject(error)) {
    expected.set(error, place)
  }
}

/** The stacks of where an error has been awaited, the innermost first. */
export const awaitersOf = (error: unknown): readonly string[] => {
  if (!isObject(error)) {
    return []
  }
  const place = expected.get(error)
  const places = awaiters.get(error) ?? (place ? [place] : [])
  return places.map(({ stack }) => String(stack))
}
