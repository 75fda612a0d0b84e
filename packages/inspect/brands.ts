/**
 * Tells what an object really is, where its prototype may say otherwise. Each
 * check calls a built-in that throws for anything else; the built-ins are taken
 * before a visitor's code can replace them.
 */
import { isA } from './isA'

const { apply, getOwnPropertyDescriptor, getPrototypeOf, set } = Reflect
const { isArray } = Array
const objectPrototype = Object.prototype

/** Most of what is printed, and throwing a dozen times for each is slow. */
const isOrdinary = (value: object): boolean =>
  isArray(value) || getPrototypeOf(value) === objectPrototype

const ErrorBefore = Error

/** Calls a built-in; what it throws is not looked at, so it has no stack. */
const tryToApply = (
  method: (...args: never[]) => unknown,
  value: object,
  args: readonly unknown[],
): { readonly result: unknown } | undefined => {
  const limit = ErrorBefore.stackTraceLimit
  set(ErrorBefore, 'stackTraceLimit', 0)
  try {
    return { result: apply(method, value, args) }
  } catch {
    return undefined
  } finally {
    set(ErrorBefore, 'stackTraceLimit', limit)
  }
}

const answers = (method: unknown, args: readonly unknown[] = []) => {
  return (value: object): boolean => {
    if (typeof method !== 'function' || isOrdinary(value)) {
      return false
    }
    return tryToApply(method as () => unknown, value, args) !== undefined
  }
}

const getter = (prototype: object, key: PropertyKey): unknown =>
  getOwnPropertyDescriptor(prototype, key)?.get

const typedArrayPrototype = Object.getPrototypeOf(Uint8Array.prototype)
const typedArrayTag = getter(typedArrayPrototype, Symbol.toStringTag)
const objectToString = Object.prototype.toString

const mapSize = getter(Map.prototype, 'size')
const setSize = getter(Set.prototype, 'size')
export const isMap = answers(mapSize)
export const isSet = answers(setSize)

/** The size of a Map or Set. A subclass may say otherwise. */
export const sizeOf = (value: object): number => {
  const size = isMap(value) ? mapSize : setSize
  return typeof size === 'function' ? Number(apply(size, value, [])) : 0
}

export const isDate = answers(Date.prototype.getTime)
export const isWeakMap = answers(WeakMap.prototype.has, [{}])
export const isWeakSet = answers(WeakSet.prototype.has, [{}])
export const isArrayBuffer = answers(
  getter(ArrayBuffer.prototype, 'byteLength'),
)
export const isDataView = answers(getter(DataView.prototype, 'byteLength'))
const hasRegExpSource = answers(getter(RegExp.prototype, 'source'))
// The getter answers for the prototype itself as well, which is no RegExp.
export const isRegExp = (value: object): boolean =>
  value !== RegExp.prototype && hasRegExpSource(value)

/** `Uint8Array` and so on, or undefined for what is no typed array. */
export const typedArrayName = (value: object): string | undefined => {
  if (typeof typedArrayTag !== 'function') {
    return undefined
  }
  const name: unknown = apply(typedArrayTag, value, [])
  return typeof name === 'string' ? name : undefined
}

// `then` is the only built-in that tells promises apart, and calling it would
// have effects; a promise's species lookup is cut short by this constructor.
export const isPromise = (value: object): value is Promise<unknown> =>
  isA(Promise, value) && value !== Promise.prototype

const boxes = [
  ['Number', 'number', Number.prototype.valueOf],
  ['String', 'string', String.prototype.valueOf],
  ['Boolean', 'boolean', Boolean.prototype.valueOf],
  ['BigInt', 'bigint', BigInt.prototype.valueOf],
  ['Symbol', 'symbol', Symbol.prototype.valueOf],
] as const

export const unbox = (value: object) => {
  if (isOrdinary(value)) {
    return undefined
  }
  for (const [type, style, unwrap] of boxes) {
    const answer = tryToApply(unwrap, value, [])
    if (answer) {
      return { type, style, primitive: answer.result }
    }
  }
  return undefined
}

const hasOwnTag = (value: object): boolean => Symbol.toStringTag in value

export const isArguments = (value: object): boolean =>
  !hasOwnTag(value) && apply(objectToString, value, []) === '[object Arguments]'

export const isError = (value: object): value is Error =>
  isA(Error, value) ||
  (!hasOwnTag(value) && apply(objectToString, value, []) === '[object Error]')

export const isModule = (value: object): boolean =>
  Object.getPrototypeOf(value) === null &&
  !Object.isExtensible(value) &&
  getOwnPropertyDescriptor(value, Symbol.toStringTag)?.value === 'Module'
