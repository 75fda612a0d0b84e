import { answerReads } from './answerReads'
import type { Context } from './contexts'
import { isFunction, isObject } from './guards'
import { restore } from './hotPath'

type Wrap = (call: () => unknown) => unknown

/** The same object to a reader of its methods, which are wrapped when read. */
const wrapMethods = (value: unknown, wrap: Wrap): object =>
  answerReads((_target, key) => {
    const method: unknown = Reflect.get(Object(value), key, value)
    return isFunction(method)
      ? (...given: unknown[]) => wrap(() => Reflect.apply(method, value, given))
      : method
  })

/**
 * What lfi's `yield*` iterates. No code of lfi runs between a pull and the wait
 * for it, so that it is here that the context `behind` is restored.
 */
export const delegate = (
  iterable: unknown,
  behind: Context | undefined,
): unknown => {
  let left = behind
  const pull: Wrap = call => {
    try {
      return call()
    } finally {
      restore(left)
      left = undefined
    }
  }
  const open: Wrap = call => {
    const iterator = call()
    return isObject(iterator) ? wrapMethods(iterator, pull) : iterator
  }
  return iterable === undefined || iterable === null
    ? iterable
    : wrapMethods(iterable, open)
}
