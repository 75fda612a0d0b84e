/** What is said of what the code threw, which may be anything. */
import { isA, isObject } from './builtIns'
import type { Inspect } from './console/format'

export const unshowableError = 'The code threw something that cannot be shown.'

const isNamed = (
  value: unknown,
): value is { readonly name: string; readonly message: string } =>
  isObject(value) &&
  'name' in value &&
  'message' in value &&
  typeof value.name === 'string' &&
  typeof value.message === 'string'

/** Firefox throws exceptions of its own, which print as empty objects. */
export const showThrown = (error: unknown, inspect: Inspect): string => {
  const shown = inspect(error)
  return isNamed(error) && !shown.includes(error.message)
    ? `${error.name}: ${error.message}`
    : shown
}

export const summarize = (error: unknown): string => {
  try {
    return isA(Error, error)
      ? `${error.name}: ${error.message}`
      : `Uncaught ${String(error)}`
  } catch {
    return unshowableError
  }
}
