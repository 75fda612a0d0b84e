import { isFunction, isObject, isProxy } from './guards'

const { getOwnPropertyDescriptor, getPrototypeOf } = Reflect

/** What printing a value reads, beside its own properties. */
const readKeys: readonly PropertyKey[] = [
  Symbol.toStringTag,
  'constructor',
  'name',
  'message',
  Symbol.for('nodejs.util.inspect.custom'),
]

/** Accessors of built-ins run no code of the reader. */
const builtIns = new WeakSet<object>(
  [
    Object.getPrototypeOf(Uint8Array).prototype,
    Map.prototype,
    Set.prototype,
    RegExp.prototype,
    ArrayBuffer.prototype,
    DataView.prototype,
    Function.prototype,
    Error.prototype,
  ].filter(Boolean),
)

/** The property that reading a key would find; 'unknown' behind a proxy. */
export const findProperty = (
  value: object,
  key: PropertyKey,
): PropertyDescriptor | 'unknown' | undefined => {
  for (
    let holder: object | null = value;
    holder;
    holder = getPrototypeOf(holder)
  ) {
    if (isProxy(holder)) {
      return 'unknown'
    }
    const found = getOwnPropertyDescriptor(holder, key)
    if (found) {
      return found.get && builtIns.has(holder) ? undefined : found
    }
  }
  return undefined
}

const runsCode = (value: object, key: PropertyKey): boolean => {
  const found = findProperty(value, key)
  return (
    found === 'unknown' ||
    found?.get !== undefined ||
    (typeof key === 'symbol' && typeof found?.value === 'function')
  )
}

/** How deep values are printed, and how many of each. */
const MAX_DEPTH = 2
const MAX_LOOKED_AT = 20

/** Whether printing a value runs none of the reader's code. */
export const isQuiet = (value: unknown, depth = 0): boolean => {
  if (!isObject(value) && !isFunction(value)) {
    return true
  }
  if (isProxy(value)) {
    // Printing a proxy runs no trap: its target is printed, or `Proxy`.
    return true
  }
  if (readKeys.some(key => runsCode(value, key))) {
    return false
  }
  return (
    depth > MAX_DEPTH ||
    Reflect.ownKeys(value)
      .slice(0, MAX_LOOKED_AT)
      .every(key =>
        isQuiet(getOwnPropertyDescriptor(value, key)?.value, depth + 1),
      )
  )
}
