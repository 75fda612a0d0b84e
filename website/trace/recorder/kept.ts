import { MAX_VALUE_LENGTH } from '../trace'

type PrintOptions = Readonly<Record<keyof typeof printOptions, number>>

/** Prints a value as the console does; it takes options of Node's `inspect`. */
export type Describe = (value: unknown, options: PrintOptions) => string

/** As many as the console prints. */
const MAX_ITEMS = 100
/** Larger values are printed at once instead of copied. */
const MAX_COPIED = 60
const MAX_DEPTH = 3

/** One line that is not too long. */
const printOptions = {
  depth: 2,
  maxArrayLength: MAX_ITEMS,
  maxStringLength: MAX_VALUE_LENGTH,
  breakLength: Number.POSITIVE_INFINITY,
}

class Text {
  constructor(readonly text: string) {}
}

/** The arguments of a callback. */
export class Arguments {
  constructor(readonly values: readonly unknown[]) {}
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype
}

/** Thrown where copying a value would take as long as printing it. */
const tooLarge = Symbol('too large to copy')

/** A copy of plain data, that later changes do not reach. */
const copyData = (
  value: unknown,
  room: { left: number },
  depth = 0,
): unknown => {
  if (!isObject(value)) {
    return value
  }
  const keys = Object.keys(value)
  room.left -= keys.length + 1
  if (
    depth >= MAX_DEPTH ||
    room.left < 0 ||
    !isPlain(value) ||
    Object.getOwnPropertySymbols(value).length > 0
  ) {
    throw tooLarge
  }
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? new Array(value.length)
    : {}
  for (const key of keys) {
    const found = Object.getOwnPropertyDescriptor(value, key)
    if (!found || found.get || found.set) {
      throw tooLarge
    }
    Reflect.set(copy, key, copyData(found.value, room, depth + 1))
  }
  return copy
}

/** Values as they were when they were recorded, and their texts. */
export const createKeeper = (describe: Describe) => {
  const print = (value: unknown): string => {
    try {
      const { name, message } = value instanceof Error ? value : {}
      const text =
        name === undefined
          ? describe(value, printOptions)
          : [name, message].filter(Boolean).join(': ')
      return text.replaceAll(/\s*\n\s*/gu, ' ').slice(0, MAX_VALUE_LENGTH)
    } catch {
      return '<a value that throws when it is inspected>'
    }
  }
  /**
   * A value as it is now: what can't change is kept itself, plain data is copied
   * and printed only if it is sent, the rest is printed at once.
   */
  const keep = (value: unknown): unknown => {
    if (!isObject(value)) {
      return value
    }
    if (value instanceof Arguments) {
      return new Arguments(value.values.map(keep))
    }
    try {
      return copyData(value, { left: MAX_COPIED })
    } catch {
      return new Text(print(value))
    }
  }
  /** What was kept, as the console prints it, on one line. */
  const show = (kept: unknown): string => {
    if (kept instanceof Text) {
      return kept.text
    }
    return kept instanceof Arguments
      ? kept.values.map(show).join(', ').slice(0, MAX_VALUE_LENGTH)
      : print(kept)
  }
  return { keep, show }
}

export type Keeper = ReturnType<typeof createKeeper>
