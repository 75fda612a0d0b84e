/** An argument of a step: a value with the text that makes it. */
export type Argument = {
  text: string
  value: unknown
  cost: number
  /** Whether it makes sense for a source that begins with this value. */
  suits: (first: unknown) => boolean
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isAny = (_value: unknown): _value is unknown => true

const CALLBACK_COST = 3

/** Not an error: its stack would cost more than the try. */
const UNSUITED = Symbol('unsuited')

/** A callback for values of one kind; others end the try that it is part of. */
const callback =
  <Value>(isKind: (value: unknown) => value is Value) =>
  (text: string, apply: (value: Value) => unknown): Argument => ({
    text,
    cost: CALLBACK_COST + text.length / 100,
    suits: isKind,
    value: (value: unknown) => {
      if (!isKind(value)) {
        throw UNSUITED
      }
      return apply(value)
    },
  })

const number = callback(isNumber)
const text = callback(isText)
const list = callback(isList)
const any = callback(isAny)

/** What people most often map, group and compare by. */
const MAPPINGS: readonly Argument[] = [
  number('n => n * 2', n => n * 2),
  number('n => n + 1', n => n + 1),
  number('n => n - 1', n => n - 1),
  number('n => n * n', n => n * n),
  number('n => n * 10', n => n * 10),
  number('n => n / 2', n => n / 2),
  number('n => -n', n => -n),
  number('n => n % 2', n => n % 2),
  text('text => text.length', value => value.length),
  text('text => text[0]', value => value[0]),
  text('text => text.toUpperCase()', value => value.toUpperCase()),
  text('text => text.toLowerCase()', value => value.toLowerCase()),
  text('text => text.trim()', value => value.trim()),
  text('text => text.split(" ")', value => value.split(' ')),
  text('text => text.split(",")', value => value.split(',')),
  text('text => [text[0], text]', value => [value[0], value]),
  text('text => [text.length, text]', value => [value.length, value]),
  text('text => [text, text.length]', value => [value, value.length]),
  text('Number', Number),
  number('String', String),
  list('([key]) => key', ([key]) => key),
  list('([, value]) => value', ([, value]) => value),
  list('([key, value]) => [value, key]', ([key, value]) => [value, key]),
  list('list => list.length', value => value.length),
  any('value => [value, value]', value => [value, value]),
]

const TESTS: readonly Argument[] = [
  number('n => n % 2 === 0', n => n % 2 === 0),
  number('n => n % 2 === 1', n => n % 2 === 1),
  number('n => n > 0', n => n > 0),
  number('n => n < 0', n => n < 0),
  text('text => text.length > 0', value => value.length > 0),
  any('Boolean', Boolean),
  any('value => value != null', value => value != null),
]

/** Each takes a while to try with every function. */
const MAX_LIMITS = 6

/** Limits that are typed or near what is typed, as in `n => n > 2`. */
const limits = (numbers: readonly number[]): Argument[] =>
  numbers
    .slice(0, MAX_LIMITS)
    .flatMap(limit => [
      number(`n => n > ${limit}`, n => n > limit),
      number(`n => n < ${limit}`, n => n < limit),
      text(`text => text.length > ${limit}`, value => value.length > limit),
    ])

export const testsFor = (numbers: readonly number[]): Argument[] => [
  ...TESTS,
  ...limits(numbers),
]

/** The fields of a record are things to map by, too. */
export const mappingsFor = (first: unknown): Argument[] => {
  const isRecord =
    typeof first === 'object' && first !== null && !Array.isArray(first)
  const fields = isRecord ? Object.keys(first) : []
  return [
    ...MAPPINGS,
    ...fields
      .filter(field => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(field))
      .map(field =>
        any(`({ ${field} }) => ${field}`, value =>
          Reflect.get(Object(value), field),
        ),
      ),
  ]
}
