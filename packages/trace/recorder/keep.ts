import { MAX_VALUE_LENGTH } from '../model/trace'
import { detectProxiesWith, isFunction, isObject, isProxy } from './guards'
import { findProperty, isQuiet } from './quiet'

type PrintOptions = Readonly<Record<keyof typeof printOptions, number>>

/** How the console prints, and what it must not look into. */
export type Printer = {
  readonly describe: (value: unknown, options: PrintOptions) => string
  readonly isProxy: (value: object) => boolean
}

/** As many as the console prints. */
const MAX_ITEMS = 100

/**
 * Options of Node's `inspect`, which the console takes too: one line that is
 * not too long.
 */
const printOptions = {
  depth: 2,
  maxArrayLength: MAX_ITEMS,
  maxStringLength: MAX_VALUE_LENGTH,
  breakLength: Number.POSITIVE_INFINITY,
}

/** A value as it was: its text, or what its text can be made of later. */
export type Kept = unknown

class Text {
  constructor(readonly text: string) {}
}

class List {
  constructor(
    readonly items: readonly unknown[],
    readonly length: number,
  ) {}
}

/** The arguments of a callback. */
export class Arguments {
  constructor(readonly values: readonly unknown[]) {}
}

/** For a value that cannot be read without running the visitor's code. */
export const unread = new Text('[Getter]')

let printer: Printer = { describe: String, isProxy: () => false }
/** The object kept last; reset when the visitor's code may have changed it. */
export const memory: { object: unknown } = { object: undefined }
let lastKept: Kept

export const printWith = (given: Printer): void => {
  printer = given
  detectProxiesWith(given.isProxy)
}

const isPrimitive = (value: unknown): boolean =>
  !isObject(value) && !isFunction(value)

const describeError = ({ name, message }: Error): string =>
  message ? `${name}: ${message}` : `${name}`

/** The name of a value's class, without running code of the reader. */
const describeLoudly = (value: object): string => {
  const maker = findProperty(value, 'constructor')
  const named: unknown =
    typeof maker === 'object' && typeof maker.value === 'function'
      ? Reflect.getOwnPropertyDescriptor(maker.value, 'name')?.value
      : undefined
  return `[${typeof named === 'string' && named ? named : 'Object'}]`
}

const describeValue = (value: unknown): string => {
  if (isPrimitive(value)) {
    return printer.describe(value, printOptions)
  }
  const object = Object(value)
  if (!isQuiet(object)) {
    return describeLoudly(object)
  }
  return isProxy(object) || !(value instanceof Error)
    ? printer.describe(value, printOptions)
    : describeError(value)
}

const describeSafely = (value: unknown): string => {
  try {
    const line = describeValue(value).replaceAll(/\s*\n\s*/gu, ' ')
    return line.slice(0, MAX_VALUE_LENGTH)
  } catch {
    return '<a value that throws when it is inspected>'
  }
}

/** An array without further properties; a long one is not checked for them. */
const isPlainList = (value: object): value is unknown[] =>
  !isProxy(value) &&
  Array.isArray(value) &&
  Object.getPrototypeOf(value) === Array.prototype &&
  (value.length > MAX_ITEMS || Object.keys(value).length === value.length)

const snapshot = (value: object): Kept => {
  if (isPlainList(value)) {
    const items = value.slice(0, MAX_ITEMS)
    if (items.every(isPrimitive)) {
      return new List(items, value.length)
    }
  }
  return new Text(describeSafely(value))
}

/**
 * Keeps an object as it is now: a short list is copied, and printed only if it
 * is sent; the rest is printed at once.
 */
export const keepObject = (value: object | null): Kept => {
  if (value === null || value === unread) {
    return value
  }
  if (!isProxy(value) && value instanceof Arguments) {
    return new Arguments(value.values.map(keep))
  }
  if (value !== memory.object) {
    memory.object = value
    lastKept = snapshot(value)
  }
  return lastKept
}

/** Keeps a value as it is now. What can't change is kept itself. */
export const keep = (value: unknown): Kept =>
  isPrimitive(value) ? value : keepObject(Object(value))

const showList = ({ items, length }: List): string => {
  const rest = length - items.length
  const text = describeSafely(items)
  return rest > 0
    ? text.replace(/ \]$/u, `, ... ${rest} more item${rest > 1 ? 's' : ''} ]`)
    : text
}

/** What was kept, as the console prints it, on one line. */
export const show = (kept: Kept): string => {
  if (kept instanceof Text) {
    return kept.text
  }
  if (kept instanceof List) {
    return showList(kept).slice(0, MAX_VALUE_LENGTH)
  }
  if (kept instanceof Arguments) {
    return kept.values.map(show).join(', ').slice(0, MAX_VALUE_LENGTH)
  }
  return describeSafely(kept)
}

/** The name of a source that is not in the code. */
export const printedSource = (value: unknown): string => {
  const text = show(keep(value))
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
