import type { Context } from './context'

/** Beyond this many items, looking for further properties would take long. */
const MAX_ITEMS = 100_000
const arrayIndex = /^(?:0|[1-9]\d*)$/u
const largestIndex = 2 ** 32 - 2

const isEnumerable = (value: object, key: PropertyKey): boolean =>
  Object.prototype.propertyIsEnumerable.call(value, key)

/** The properties to list: own, and enumerable unless hidden ones are shown. */
export const keysOf = (
  { showHidden }: Pick<Context, 'showHidden'>,
  value: object,
): (string | symbol)[] => {
  if (showHidden) {
    return Reflect.ownKeys(value)
  }
  const symbols = Object.getOwnPropertySymbols(value)
  return [
    ...Object.keys(value),
    ...symbols.filter(symbol => isEnumerable(value, symbol)),
  ]
}

export const isIndex = (key: string | symbol): boolean =>
  typeof key === 'string' && arrayIndex.test(key) && Number(key) <= largestIndex

/** The properties of an array-like that are not its items. */
export const extraKeysOf = (
  context: Context,
  value: object,
  length: number,
): (string | symbol)[] => {
  if (length > MAX_ITEMS) {
    return []
  }
  const keys = keysOf(context, value)
  // Indices always come first, so the others are found from the end.
  let start = keys.length
  while (start > 0 && !isIndex(keys[start - 1] ?? '0')) {
    start--
  }
  return keys.slice(start)
}
