import type { Spot } from '../format/trace'
import { isObject } from './Recording'

const MAX_STRINGS = 1000

/** What is beyond the first plane is one value of a text in two units. */
const pairs = /[\uD800-\uDFFF]/u

/** How many values an iterable will give, if that shows without reading them. */
export const sizeOf = (value: unknown): number | undefined => {
  if (typeof value === 'string') {
    return pairs.test(value) ? undefined : value.length
  }
  if (!isObject(value) || Object.hasOwn(value, Symbol.iterator)) {
    return undefined
  }
  const prototype = Object.getPrototypeOf(value)
  if (Array.isArray(value) && prototype === Array.prototype) {
    return value.length
  }
  return (prototype === Map.prototype && value instanceof Map) ||
    (prototype === Set.prototype && value instanceof Set)
    ? value.size
    : undefined
}

/** Where values are in the code that may be sources. */
export const createSources = () => {
  const texts = new Map<string, Spot>()
  const objects = new WeakMap<object, Spot>()
  return {
    note: (spot: Spot, value: unknown): void => {
      if (isObject(value)) {
        objects.set(value, spot)
      } else if (typeof value === 'string' && texts.size < MAX_STRINGS) {
        texts.set(value, spot)
      }
    },
    find: (value: unknown): Spot | undefined => {
      if (isObject(value)) {
        return objects.get(value)
      }
      return typeof value === 'string' ? texts.get(value) : undefined
    },
  }
}
