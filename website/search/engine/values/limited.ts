/** No source gives more values, so that `cycle` ends. */
const MAX_VALUES = 128

/** Not an error: its stack would cost more than the try. */
const TOO_MANY = Symbol('too many')

export const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Symbol.iterator in value)

/** What lfi returns, rather than a list, a set or a map. */
export const isLazy = (value: unknown): value is Iterable<unknown> =>
  isIterable(value) &&
  typeof value === 'object' &&
  !(Array.isArray(value) || value instanceof Set || value instanceof Map)

/** The same values, up to the limit: whatever reads on fails there. */
export const limited = (source: Iterable<unknown>): Iterable<unknown> => ({
  *[Symbol.iterator]() {
    let count = 0
    for (const value of source) {
      if (++count > MAX_VALUES) {
        throw TOO_MANY
      }
      yield value
    }
  },
})

/** All values at once, unless there is no end of them. */
export const collect = (source: Iterable<unknown>): Iterable<unknown> => {
  const values: unknown[] = []
  for (const value of source) {
    if (values.push(value) > MAX_VALUES) {
      return source
    }
  }
  return values
}
