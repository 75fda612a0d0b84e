/** What a value is, found without running code of the reader. */

export type AnyFunction = (...values: unknown[]) => unknown

export const isFunction = (value: unknown): value is AnyFunction =>
  typeof value === 'function'

/** Not a function. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null

let detect = (_value: object): boolean => false

export const isProxy = (value: object): boolean => detect(value)

/** Only the host of a run can tell a proxy from its target. */
export const detectProxiesWith = (given: typeof detect): void => {
  detect = given
}
