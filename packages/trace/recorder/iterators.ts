import { answerReads } from './answerReads'
import type { Flow } from './Flow'
import { type AnyFunction, isFunction, isObject, isProxy } from './guards'
import { findProperty } from './quiet'

/** An iterator as lfi sees it: its methods, recorded. */
export type Methods = {
  readonly next?: AnyFunction
  readonly return?: AnyFunction
  readonly throw?: AnyFunction
}

export type AnyIterator = object &
  Partial<Omit<Methods, 'next'>> & {
    next?(...values: unknown[]): IteratorResult<unknown> | undefined
  }

export const isIterator = (value: unknown): value is AnyIterator =>
  isObject(value)

const isData = (value: object, key: string): boolean => {
  const found = findProperty(value, key)
  return found === undefined || (found !== 'unknown' && !found.get)
}

/** Whether reading the properties of an object runs no code of the reader. */
export const isPlain = (value: object, ...keys: readonly string[]): boolean =>
  !isProxy(value) && keys.every(key => isData(value, key))

export type RecordNext = (
  flow: Flow,
  raw: AnyIterator,
  next: AnyFunction,
) => AnyFunction

const recordEnd =
  (
    flow: Flow,
    raw: AnyIterator,
    key: 'return' | 'throw',
    method: AnyFunction,
  ): AnyFunction =>
  (...values) => {
    if (key === 'return') {
      flow.end('close')
    }
    return flow.run(() => Reflect.apply(method, raw, values))
  }

/**
 * Copies only the methods that the iterator has, because consumers look whether
 * `return` exists before they close.
 */
export const copyMethods = (
  flow: Flow,
  raw: AnyIterator,
  recordNext: RecordNext,
): Methods => {
  const { return: close, throw: fail } = raw
  return {
    next: recordNext(flow, raw, (...values) => raw.next?.(...values)),
    ...(isFunction(close) && {
      return: recordEnd(flow, raw, 'return', close),
    }),
    ...(isFunction(fail) && {
      throw: recordEnd(flow, raw, 'throw', fail),
    }),
  }
}

/** Reads a method when it is asked for: the reader's code may see that. */
export const readMethods = (
  flow: Flow,
  raw: AnyIterator,
  recordNext: RecordNext,
): Methods =>
  answerReads((_methods, key) => {
    const method: unknown = Reflect.get(raw, key)
    if (!isFunction(method)) {
      return method
    }
    const call: AnyFunction = (...values) => Reflect.apply(method, raw, values)
    if (key === 'next') {
      return recordNext(flow, raw, call)
    }
    return key === 'return' || key === 'throw'
      ? recordEnd(flow, raw, key, call)
      : call
  })
