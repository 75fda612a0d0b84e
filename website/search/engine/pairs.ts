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

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null

/** Whether it holds values; a text rather counts as one. */
const isMany = (value: unknown): value is Iterable<unknown> =>
  isObject(value) && Symbol.iterator in value

/** A value after one more step; none if the step throws, as most do. */
const apply = ({ steps, value }: Value, [name, ...args]: Step): Value[] => {
  const texts = args.map(([text]) => text).join(', ')
  const given = [...args.map(([, each]) => each), value]
  try {
    const made = Reflect.apply(Reflect.get(lfi, name), undefined, given)
    const isLazy = isMany(made) && made.constructor === Object
    const step = texts ? `${name}(${texts})` : name
    // Read here, since reading throws as well.
    return [{ steps: [...steps, step], value: isLazy ? [...made] : made }]
  } catch {
    return []
  }
}

/** The same text for the same value; keys and members have no order. */
const keyOf = (value: unknown): string => {
  if (Array.isArray(value)) {
    return `[${value.map(keyOf).join()}]`
  }
  if (isObject(value)) {
    const members = isMany(value) ? [...value] : Object.entries(value)
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
  isObject(first) && !isMany(first)
    ? Object.keys(first).map(field => [
        `({ ${field} }) => ${field}`,
        (value: object) => Reflect.get(value, field),
      ])
    : []

/** A function, and the arguments that it is tried with ahead of the source. */
type Step = readonly [name: string, ...args: Argument[]]

/** Every step that is tried on a source, the simplest and most common first. */
const stepsFor = (source: Iterable<unknown>, numbers: number[]): Step[] => {
  const each = (args: readonly Argument[]) => args.map(argument => [argument])
  const counts = numbers.map((n): Argument => [String(n), n])
  const ranges = counts.flatMap(start => counts.map(end => [start, end]))
  const mappings = [...MAPPINGS, ...fieldsOf([...source])]
  const tests = [...TESTS, ...numbers.flatMap(limitsOf)]
  const tried = {
    'unique flatten index sum count mean max min first last minMax': [[]],
    join: each(SEPARATORS),
    'take drop chunk window at': each(counts),
    slice: ranges,
    'map filterMap flatMap uniqueBy maxWith minWith': each(mappings),
    'filter find findLast takeWhile dropWhile exclude all any none':
      each(tests),
  }
  return Object.entries(tried).flatMap(([names, lists]) =>
    names
      .split(' ')
      .flatMap(name => lists.map((args): Step => [name, ...args])),
  )
}

/** What gathers the values of a group. */
const INNER: readonly Argument[] = [
  ['toArray()', lfi.toArray()],
  ['toCount()', lfi.toCount()],
]

/** Reducers of pairs of a key and a value: all of them, or in groups. */
const keyed = (name: string, outer: unknown): Argument[] => [
  [`${name}()`, outer],
  ...INNER.map(
    ([inner, reducer]): Argument => [
      `toGrouped(${inner}, ${name}())`,
      Reflect.apply(lfi.toGrouped, undefined, [reducer, outer]),
    ],
  ),
]

/** What collects many values, by the kind of value that is wanted. */
const COLLECTORS: Readonly<Record<string, readonly Argument[]>> = {
  Array: [['toArray()', lfi.toArray()]],
  Set: [['toSet()', lfi.toSet()]],
  Map: keyed('toMap', lfi.toMap()),
  Object: keyed('toObject', lfi.toObject()),
}

/** What a value can end in: itself, the one value in it, or all, collected. */
const endsOf = (end: Value, output: unknown): Value[] => {
  const collectors = COLLECTORS[Object(output).constructor.name] ?? []
  const steps = collectors.map((each): Step => ['reduce', each])
  return isMany(end.value)
    ? [['get'] as const, ...steps].flatMap(step => apply(end, step))
    : [end]
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
  const { value } = source
  const wanted = keyOf(pair.output)
  const isSource = isMany(value) || typeof value === 'string'
  const steps = isSource ? stepsFor(value, numbersOf(pair)) : []
  return [source, ...steps.flatMap(each => apply(source, each))]
    .flatMap(result => endsOf(result, pair.output))
    .filter(end => end.steps.length > 1 && keyOf(end.value) === wanted)
    .map(end => toProgram(end.steps))
}

/** What makes of a source what most pipelines begin with. */
const PREPARATIONS = ['unique', 'flatten', 'entries', 'values', 'keys']

/**
 * The programs that give the output, the simplest for each function first. A
 * source is prepared only if it gives nothing as it is.
 */
export const findPrograms = (pair: Pair): Program[] => {
  const source = { steps: [pair.text], value: pair.input }
  const direct = programsFrom(source, pair)
  const prepared = PREPARATIONS.flatMap(name => apply(source, [name]))
  const found =
    direct.length > 0
      ? direct
      : prepared.flatMap(each => programsFrom(each, pair))
  return [...lfi.uniqueBy(({ names }) => names.join(), found)]
}
