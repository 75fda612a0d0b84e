import type { Spot } from '../trace'
import { isObject } from './Recording'

const MAX_STRINGS = 1000

/** How many values an iterable will give, if that shows without reading them. */
export const sizeOf = (value: unknown): number | undefined => {
  if (typeof value === 'string') {
    return [...value].length
  }
  if (Array.isArray(value)) {
    return value.length
  }
  return value instanceof Map || value instanceof Set ? value.size : undefined
}

/** Where values are in the code that may be sources. */
export const createSources = () => {
  const texts = new Map<unknown, Spot>()
  const objects = new WeakMap<object, Spot>()
  return {
    note: (spot: Spot, value: unknown): void => {
      if (isObject(value)) {
        objects.set(value, spot)
      } else if (typeof value === 'string' && texts.size < MAX_STRINGS) {
        texts.set(value, spot)
      }
    },
    find: (value: unknown): Spot | undefined =>
      isObject(value) ? objects.get(value) : texts.get(value),
  }
}
