import * as lfi from 'lfi'
import type { Pair } from './literals'

/** A program that makes the output from the input. */
export type Program = {
  /** The functions that it is about, without those that only collect. */
  names: string[]
  /** Its one line, as in `pipe([1, 1, 2], unique, reduce(toArray()))`. */
  line: string
  /** The line with its import and what prints the result. */
  code: string
}

/** An argument of a step: its text, and the value that it stands for. */
type Argument = readonly [text: string, value: unknown]

/** A value, and the source and the steps that lead to it. */
type Value = { steps: readonly string[]; value: unknown }

const call = (name: string, args: readonly unknown[]): unknown => {
  const known: unknown = Reflect.get(lfi, name)
  return typeof known === 'function' ? known(...args) : undefined
}

/** Most steps do not suit most values, and throw. */
const attempt = <Result>(run: () => Result): Result | undefined => {
  try {
    return run()
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'string' || (isObject(value) && Symbol.iterator in value)

/** The same text for the same value; keys and members have no order. */
const keyOf = (value: unknown): string => {
  if (Array.isArray(value)) {
    return `[${value.map(keyOf).join()}]`
  }
  if (isObject(value)) {
    const members = isIterable(value) ? [...value] : Object.entries(value)
    return value.constructor.name + members.map(keyOf).toSorted().join()
  }
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}

/** What people most often map, group and compare by. */
const MAPPINGS: readonly Argument[] = [
  ['n => n * 2', (n: number) => n * 2],
  ['n => n + 1', (n: number) => n + 1],
  ['n => n - 1', (n: number) => n - 1],
  ['n => n * n', (n: number) => n * n],
  ['n => n * 10', (n: number) => n * 10],
  ['n => n / 2', (n: number) => n / 2],
  ['n => -n', (n: number) => -n],
  ['n => n % 2', (n: number) => n % 2],
  ['String', String],
  ['Number', Number],
  ['text => text.toUpperCase()', (text: string) => text.toUpperCase()],
  ['text => text.toLowerCase()', (text: string) => text.toLowerCase()],
  ['text => text.trim()', (text: string) => text.trim()],
  ["text => text.split(' ')", (text: string) => text.split(' ')],
  ["text => text.split(',')", (text: string) => text.split(',')],
  ['value => value.length', (value: string | unknown[]) => value.length],
  ['([first]) => first', ([first]: unknown[]) => first],
  ['([, second]) => second', ([, second]: unknown[]) => second],
  ['([key, value]) => [value, key]', ([key, value]: unknown[]) => [value, key]],
  ['value => [value, value]', (value: unknown) => [value, value]],
]

const TESTS: readonly Argument[] = [
  ['n => n % 2 === 0', (n: number) => n % 2 === 0],
  ['n => n % 2 === 1', (n: number) => n % 2 === 1],
  ['n => n > 0', (n: number) => n > 0],
  ['n => n < 0', (n: number) => n < 0],
  ['Boolean', Boolean],
  ['value => value != null', (value: unknown) => value != null],
]

const limitsOf = (limit: number): Argument[] => [
  [`n => n > ${limit}`, (n: number) => n > limit],
  [`n => n < ${limit}`, (n: number) => n < limit],
  [`text => text.length > ${limit}`, (text: string) => text.length > limit],
]

const SEPARATORS = [',', ', ', ' ', '', '-', ';', '/', '|'].map(
  (text): Argument => [`'${text}'`, text],
)

/** Small numbers, and those of the pair. */
const numbersOf = ({ input, output }: Pair): number[] => {
  const typed = JSON.stringify([input, output]).match(/\b\d{1,2}\b/gu) ?? []
  const size = Array.isArray(output) ? [output.length] : []
  return [...new Set([1, 2, 3, ...size, ...typed.map(Number)])]
}

/** The fields of a record are things to map by, too. */
const fieldsOf = ([first]: readonly unknown[]): Argument[] =>
  isObject(first) && !isIterable(first)
    ? Object.keys(first).map(field => [
        `({ ${field} }) => ${field}`,
        (value: object) => Reflect.get(value, field),
      ])
    : []

/** Functions, and the arguments that each of them is tried with. */
type Steps = readonly (readonly [names: string, args: readonly Argument[][]])[]

/** Every step that is tried on a source, the simplest and most common first. */
const stepsFor = (source: Iterable<unknown>, numbers: number[]): Steps => {
  const each = (args: readonly Argument[]) => args.map(argument => [argument])
  const counts = numbers.map((n): Argument => [String(n), n])
  const ranges = counts.flatMap(start => counts.map(end => [start, end]))
  const mappings = [...MAPPINGS, ...fieldsOf([...source])]
  const tests = [...TESTS, ...numbers.flatMap(limitsOf)]
  return [
    ['unique flatten index sum count mean max min first last minMax', [[]]],
    ['join', each(SEPARATORS)],
    ['take drop chunk window at', each(counts)],
    ['slice', ranges],
    ['map filterMap flatMap uniqueBy maxWith minWith', each(mappings)],
    [
      'filter find findLast takeWhile dropWhile exclude all any none',
      each(tests),
    ],
  ]
}

const resultsOf = ({ steps, value }: Value, pair: Pair): Value[] =>
  (isIterable(value) ? stepsFor(value, numbersOf(pair)) : []).flatMap(
    ([names, tried]) =>
      names.split(' ').flatMap(name =>
        tried.map(args => {
          const texts = args.map(([text]) => text).join(', ')
          const values = args.map(([, each]) => each)
          return {
            steps: [...steps, texts ? `${name}(${texts})` : name],
            value: attempt(() => call(name, [...values, value])),
          }
        }),
      ),
  )

const groupedBy = (text: string, keyed: unknown): Argument[] => [
  [text, keyed],
  [`toGrouped(toArray(), ${text})`, call('toGrouped', [lfi.toArray(), keyed])],
  [`toGrouped(toCount(), ${text})`, call('toGrouped', [lfi.toCount(), keyed])],
]

/** What collects many values in one of the wanted kind. */
const collectorsFor = (values: readonly unknown[], output: unknown) => {
  if (Array.isArray(output)) {
    return [['toArray()', lfi.toArray()] as const]
  }
  if (output instanceof Set) {
    return [['toSet()', lfi.toSet()] as const]
  }
  const isPairs = values.every(each => Array.isArray(each) && each.length === 2)
  if (!(isObject(output) && isPairs)) {
    return []
  }
  return output instanceof Map
    ? groupedBy('toMap()', lfi.toMap())
    : groupedBy('toObject()', lfi.toObject())
}

/** What a value can end in: itself, the one value in it, or all, collected. */
const endsOf = ({ steps, value }: Value, output: unknown): Value[] => {
  if (!isIterable(value) || typeof value === 'string') {
    return [{ steps, value }]
  }
  const values = [...value]
  const only = { steps: [...steps, 'get'], value: values[0] }
  const collected = collectorsFor(values, output).map(([text, reducer]) => ({
    steps: [...steps, `reduce(${text})`],
    value: call('reduce', [reducer, values]),
  }))
  return values.length === 1 ? [only, ...collected] : collected
}

/** Steps that most programs have; the others are what is looked for. */
const HELPERS = new Set(['pipe', 'reduce', 'get', 'toArray'])

const toProgram = (steps: readonly string[]): Program => {
  const line = `pipe(${steps.join(', ')})`
  const called = steps.flatMap(
    step => step.match(/^[a-zA-Z]+(?=\(|$)|\bto[A-Z]\w+/gu) ?? [],
  )
  const used = [...new Set(['pipe', ...called])].filter(name => name in lfi)
  const names = used.filter(name => !HELPERS.has(name))
  return {
    names: names.length > 0 ? names : ['toArray'],
    line,
    code: `import { ${used.sort().join(', ')} } from 'lfi'\n\nconsole.log(${line})\n`,
  }
}

/** The programs of at most one step on a source that give the output. */
const programsFrom = (source: Value, pair: Pair): Program[] => {
  const wanted = keyOf(pair.output)
  return [source, ...resultsOf(source, pair)]
    .flatMap(result => attempt(() => endsOf(result, pair.output)) ?? [])
    .filter(end => end.steps.length > 1 && keyOf(end.value) === wanted)
    .map(end => toProgram(end.steps))
}

/** A source as what most pipelines begin with, where it can be. */
const prepare = ({ steps, value }: Value): Value[] =>
  (isIterable(value)
    ? ['unique', 'flatten']
    : ['entries', 'values', 'keys']
  ).map(name => ({
    steps: [...steps, name],
    // What lfi returns is read once for each step that is tried on it.
    value: attempt(() => {
      const made = call(name, [value])
      return isIterable(made) ? [...made] : made
    }),
  }))

/**
 * The programs that give the output, the simplest for each function first. A
 * source is prepared only if it gives nothing as it is.
 */
export const findPrograms = (pair: Pair): Program[] => {
  const source = { steps: [pair.text], value: pair.input }
  const direct = programsFrom(source, pair)
  const found =
    direct.length > 0
      ? direct
      : prepare(source).flatMap(each => programsFrom(each, pair))
  const best = new Map<string, Program>()
  for (const program of found) {
    const key = program.names.join()
    best.set(key, best.get(key) ?? program)
  }
  return [...best.values()]
}
