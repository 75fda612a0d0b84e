import { MAX_VALUE_LENGTH } from '../trace'

/** One line that is not too long, with as many items as the console prints. */
const printOptions = {
  depth: 2,
  maxArrayLength: 100,
  maxStringLength: MAX_VALUE_LENGTH,
  breakLength: Number.POSITIVE_INFINITY,
}

/** Prints a value as the console does; it takes options of Node's `inspect`. */
export type Describe = (
  value: unknown,
  options: Readonly<typeof printOptions>,
) => string

/** Larger values are printed at once, which takes no longer than a copy. */
const MAX_COPIED = 60
const MAX_DEPTH = 3

/** A value that was printed at once. */
class Printed {
  constructor(readonly text: string) {}
}

export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** A copy of plain data, that later changes do not reach; or else undefined. */
const copyData = (value: object, depth = 1): object | undefined => {
  const prototype: unknown = Object.getPrototypeOf(value)
  const keys = Reflect.ownKeys(value)
  const isPlain =
    prototype === Object.prototype || prototype === Array.prototype
  if (!isPlain || keys.length > MAX_COPIED || depth > MAX_DEPTH) {
    return undefined
  }
  const copy = Array.isArray(value) ? [] : {}
  for (const key of keys) {
    const found = Object.getOwnPropertyDescriptor(value, key)
    const kept = isObject(found?.value)
      ? copyData(found.value, depth + 1)
      : found?.value
    const isKept = kept !== undefined || !isObject(found?.value)
    if (!found || found.get || found.set || !isKept) {
      return undefined
    }
    Object.defineProperty(copy, key, { ...found, value: kept })
  }
  return copy
}

/** Values as they were when they were recorded, and their texts. */
export const createKeeper = (describe: Describe) => {
  const print = (value: unknown): string => {
    if (value instanceof Printed) {
      return value.text
    }
    try {
      const text =
        value instanceof Error
          ? [value.name, value.message].filter(Boolean).join(': ')
          : describe(value, printOptions)
      return text.replaceAll(/\s*\n\s*/gu, ' ').slice(0, MAX_VALUE_LENGTH)
    } catch {
      return '<a value that throws when it is inspected>'
    }
  }
  return {
    /**
     * A value as it is now: what can't change is kept itself, plain data is
     * copied and printed only if it is sent, all else is printed at once.
     */
    keep: (value: unknown): unknown => {
      if (!isObject(value) || value instanceof Printed) {
        return value
      }
      try {
        return copyData(value) ?? new Printed(print(value))
      } catch {
        return new Printed(print(value))
      }
    },
    /** The arguments of a call, of which several are one text. */
    keepArguments: (values: readonly unknown[]): unknown =>
      values.length === 1
        ? values[0]
        : new Printed(values.map(print).join(', ').slice(0, MAX_VALUE_LENGTH)),
    /** What was kept, as the console prints it, on one line. */
    print,
  }
}

export type Keeper = ReturnType<typeof createKeeper>
