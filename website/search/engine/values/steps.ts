import * as lfi from 'lfi'
import { type Argument, mappingsFor, testsFor } from './callbacks'
import { isIterable } from './limited'

/** A step of a program: its text, the names that it imports, what it does. */
export type Step = {
  text: string
  names: string[]
  cost: number
  run: (source: unknown) => unknown
}

/** What comes out: values to collect, at most one value, or the answer. */
export type Steps = { iterable: Step[]; optional: Step[]; value: Step[] }

/** What steps may be given besides callbacks. */
export type Given = {
  /** The first value of the source. */
  first: unknown
  numbers: readonly number[]
  /** The other inputs, as typed. */
  others: readonly Argument[]
}

const call = (name: string, args: readonly unknown[]): unknown => {
  const known: unknown = Reflect.get(lfi, name)
  if (typeof known !== 'function') {
    throw new TypeError(`lfi has no ${name}.`)
  }
  return Reflect.apply(known, undefined, args)
}

/** A function of lfi with all arguments but the source. */
const stepOf = (name: string, args: readonly Argument[]): Step => ({
  text: args.length > 0 ? `${name}(${args.map(a => a.text).join(', ')})` : name,
  names: [name],
  cost: args.reduce((sum, { cost }) => sum + cost, 1),
  run: source => call(name, [...args.map(({ value }) => value), source]),
})

const SEPARATORS = [',', ', ', ' ', '', '-', '\n', ';', '/', '|']

export const literal = (
  text: string,
  value: unknown,
  cost: number,
): Argument => ({
  text,
  value,
  cost,
  suits: () => true,
})

/** What goes in and what comes out of each function that a program may use. */
const TABLE = {
  iterable: {
    none: 'unique flatten index values keys entries',
    endless: 'cycle',
    number: 'take drop chunk window',
    range: 'slice',
    test: 'filter takeWhile dropWhile',
    mapping: 'map uniqueBy flatMap filterMap',
    other: 'exclude take drop chunk window',
  },
  optional: {
    none: 'max min first last minMax',
    number: 'at',
    test: 'find findLast',
    mapping: 'maxBy minBy minMaxBy',
    other: 'at',
  },
  value: {
    none: 'sum count mean',
    test: 'all any none',
    separator: 'join',
    other: 'includes join',
  },
} as const

/** Every call that the table represents, the simplest first. */
export const stepsFor = ({ first, numbers, others }: Given): Steps => {
  const given = numbers.map(n => literal(String(n), n, 1.5))
  const suiting = (args: Argument[]) =>
    args.filter(({ suits }) => suits(first)).map(argument => [argument])
  const choices: Readonly<Record<string, Argument[][]>> = {
    none: [[]],
    // The last to be tried: it takes the longest.
    endless: [[]],
    number: given.map(argument => [argument]),
    range: given.flatMap(start =>
      given
        .filter(end => Number(end.value) > Number(start.value))
        .map(end => [start, end]),
    ),
    test: suiting(testsFor(numbers)),
    mapping: suiting(mappingsFor(first)),
    separator: SEPARATORS.map((text, place) => [
      literal(JSON.stringify(text).replaceAll('"', "'"), text, place / 10),
    ]),
    other: others.map(argument => [argument]),
  }
  const read = (rows: Readonly<Record<string, string>>): Step[] =>
    Object.entries(rows)
      .flatMap(([kind, names]) =>
        names.split(' ').flatMap((name, place) =>
          (choices[kind] ?? [])
            .map(args => stepOf(name, args))
            .map(step => ({
              ...step,
              // Of equally simple ones, that comes first which is more common.
              cost: step.cost + place / 100 + (kind === 'endless' ? 2 : 0),
            })),
        ),
      )
      .sort((left, right) => left.cost - right.cost)
  return {
    iterable: read(TABLE.iterable),
    optional: read(TABLE.optional),
    value: read(TABLE.value),
  }
}

const isEntry = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2

/** Reducers with keys take pairs, though lfi would take a text for one. */
const collector = (text: string, cost: number, reducer: unknown): Step => ({
  text: `reduce(${text})`,
  names: ['reduce', ...(text.match(/\w+/gu) ?? [])],
  cost,
  run: source =>
    call('reduce', [
      reducer,
      /Map|Object/u.test(text) && isIterable(source)
        ? onlyEntries(source)
        : source,
    ]),
})

const onlyEntries = function* (source: Iterable<unknown>) {
  for (const value of source) {
    if (!isEntry(value)) {
      throw NO_ENTRY
    }
    yield value
  }
}

const NO_ENTRY = Symbol('no entry')

const groups = (keyed: string, into: () => unknown): Step[] => [
  collector(
    `toGrouped(toArray(), ${keyed}())`,
    1.5,
    call('toGrouped', [lfi.toArray(), into()]),
  ),
  collector(
    `toGrouped(toCount(), ${keyed}())`,
    1.6,
    call('toGrouped', [lfi.toCount(), into()]),
  ),
]

/** What lfi leaves to arrays, because it needs all values at once. */
const arrayMethods = (output: readonly unknown[]): Step[] => {
  const isNumbers = output.every(value => typeof value === 'number')
  const methods: Record<string, (values: unknown[]) => unknown[]> = {
    ...(isNumbers
      ? {
          'sort((a, b) => a - b)': values =>
            values.sort((a, b) => Number(a) - Number(b)),
          'sort((a, b) => b - a)': values =>
            values.sort((a, b) => Number(b) - Number(a)),
        }
      : { 'sort()': values => values.sort() }),
    'reverse()': values => values.reverse(),
  }
  return Object.entries(methods).map(([text, run], place) => ({
    text: `reduce(toArray()), values => values.${text}`,
    names: ['reduce', 'toArray'],
    cost: 4 + place / 10,
    run: source => (isIterable(source) ? run([...source]) : undefined),
  }))
}

/** What makes a value of the wanted kind of many values. */
export const collectorsFor = (output: unknown): Step[] => {
  if (Array.isArray(output)) {
    return [collector('toArray()', 0.5, lfi.toArray()), ...arrayMethods(output)]
  }
  if (output instanceof Set) {
    return [collector('toSet()', 0.5, lfi.toSet())]
  }
  if (output instanceof Map) {
    return [
      collector('toMap()', 0.5, lfi.toMap()),
      ...groups('toMap', lfi.toMap),
    ]
  }
  return typeof output === 'object' && output !== null
    ? [
        collector('toObject()', 0.5, lfi.toObject()),
        ...groups('toObject', lfi.toObject),
      ]
    : []
}

export const takeOut: Step = {
  text: 'get',
  names: ['get'],
  cost: 0.5,
  run: source => call('get', [source]),
}

/** What a program can begin with when there are several inputs. */
export const sourcesOf = (inputs: readonly Argument[]): Step[] => {
  const isOf = (isKind: (value: unknown) => boolean): boolean =>
    inputs.every(({ value }) => isKind(value))
  const names = [
    ...(isOf(isIterable) ? ['concat', 'zip'] : []),
    ...(isOf(Number.isSafeInteger) ? ['rangeTo', 'rangeUntil'] : []),
  ]
  const values = inputs.map(({ value }) => value)
  return names.map(name => ({
    text: `${name}(${inputs.map(({ text }) => text).join(', ')})`,
    names: [name],
    cost: 1,
    run: () => call(name, values),
  }))
}
