/**
 * What recording changes of errors, undone: browsers quote the code that was put
 * into lfi, and forget who awaits a promise that the recorder hears of as well.
 */

const { apply } = Reflect
const { replace, includes } = String.prototype

/** What browsers call the value of an `await`, which is wrapped in a call. */
const awaited = '(intermediate value)'
const iterated = /\$lfi\w+ is not a function or its return value/gu
const called = /\$lfi\w+\(\.\.\.\)/gu
/** V8 says this for each call in what lfi delegates to; three are ours. */
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

/** Lets an error say what it would have said without the recorder. */
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
/** An error that is thrown on and on gets no longer than a stack is shown. */
const MAX_AWAITERS = 10

/** An error has gone to where a promise is awaited: a stack from there. */
export const noteAwaiter = (error: unknown, place: Error | undefined): void => {
  if (!place || typeof error !== 'object' || error === null) {
    return
  }
  const places = awaiters.get(error) ?? []
  if (places.length < MAX_AWAITERS && !places.includes(place)) {
    awaiters.set(error, [...places, place])
  }
}

const expected = new WeakMap<object, Error>()

/**
 * An error has left a callback while one result alone is awaited. If nothing
 * else passes the error on, it will arrive there.
 */
export const expectAwaiter = (
  error: unknown,
  place: Error | undefined,
): void => {
  if (place && typeof error === 'object' && error !== null) {
    expected.set(error, place)
  }
}

/** The stacks of where an error has been awaited, the innermost first. */
export const awaitersOf = (error: unknown): readonly string[] => {
  if (typeof error !== 'object' || error === null) {
    return []
  }
  const place = expected.get(error)
  const places = awaiters.get(error) ?? (place ? [place] : [])
  return places.map(({ stack }) => String(stack))
}
