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

/** A value that was printed at once. */
class Printed {
  constructor(readonly text: string) {}
}

export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

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
    /** A value as it is now: what can't change itself, all else as its text. */
    keep: (value: unknown): unknown =>
      isObject(value) ? new Printed(print(value)) : value,
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
