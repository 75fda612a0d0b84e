import { isObject, isProxy } from './guards'

const sizeGetters = [Map.prototype, Set.prototype].map(prototype => ({
  prototype,
  get: Object.getOwnPropertyDescriptor(prototype, 'size')?.get,
}))

/** What is beyond the first plane is one value of a text in two units. */
const pairs = /[\uD800-\uDFFF]/u

/**
 * How many values an iterable will give, if that shows without running code of
 * the reader: of texts, and of lists, maps and sets that iterate as usual.
 */
export const sizeOf = (value: unknown): number | undefined => {
  if (typeof value === 'string') {
    return pairs.test(value) ? undefined : value.length
  }
  if (
    !isObject(value) ||
    isProxy(value) ||
    Object.hasOwn(value, Symbol.iterator)
  ) {
    return undefined
  }
  const prototype = Object.getPrototypeOf(value)
  if (Array.isArray(value) && prototype === Array.prototype) {
    return value.length
  }
  const getter = sizeGetters.find(known => known.prototype === prototype)?.get
  const size: unknown = getter && Reflect.apply(getter, value, [])
  return typeof size === 'number' ? size : undefined
}
