import * as lfi from 'lfi'
import type { Literal, Pair } from './readPair'

/** A program that makes the output from the inputs. */
export type Program = {
  /** The functions that it is about, without those that only collect. */
  names: string[]
  /** Its one line, as in `pipe([1, 1, 2], unique, reduce(toArray()))`. */
  line: string
  /** The line with its import and what prints the result. */
  code: string
}

/** An argument of a step: its text, and the value that it stands for. */
type Argument = { text: string; value: unknown }

/** A call of lfi with all arguments but the last one. */
type Step = { name: string; args: readonly Argument[] }

const call = (name: string, args: readonly unknown[]): unknown => {
  const known: unknown = Reflect.get(lfi, name)
  return typeof known === 'function' ? known(...args) : undefined
}

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Symbol.iterator in value)

/** What lfi returns, rather than a text, a list, a set or a map. */
const isLazy = (value: unknown): value is Iterable<unknown> =>
  isIterable(value) &&
  !(typeof value === 'string' || Array.isArray(value)) &&
  !(value instanceof Set || value instanceof Map)

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null

/** A callback for values of one type; others end the try that it is part of. */
const callback = <Value>(
  text: string,
  isOf: (value: unknown) => value is Value,
  apply: (value: Value) => unknown,
): Argument => ({
  text,
  value: (value: unknown) => {
    if (!isOf(value)) {
      throw new TypeError(text)
    }
    return apply(value)
  },
})

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isAny = (_value: unknown): _value is unknown => true

/** The same text for the same value; keys and members have no order. */
const keyOf = (value: unknown): string => {
  const inAnyOrder = (values: readonly string[]): string =>
    `{${values.toSorted().join()}}`
  if (isList(value)) {
    return `[${value.map(keyOf).join()}]`
  }
  if (value instanceof Map || value instanceof Set) {
    return value.constructor.name + inAnyOrder([...value].map(keyOf))
  }
  return isObject(value)
    ? inAnyOrder(Object.entries(value).map(keyOf))
    : `${typeof value} ${isText(value) ? JSON.stringify(value) : value}`
}

/** What people most often map, group and compare by. */
const MAPPINGS: readonly Argument[] = [
  callback('n => n * 2', isNumber, n => n * 2),
  callback('n => n + 1', isNumber, n => n + 1),
  callback('n => n - 1', isNumber, n => n - 1),
  callback('n => n * n', isNumber, n => n * n),
  callback('n => n * 10', isNumber, n => n * 10),
  callback('n => n / 2', isNumber, n => n / 2),
  callback('n => -n', isNumber, n => -n),
  callback('n => n % 2', isNumber, n => n % 2),
  callback('String', isNumber, String),
  callback('Number', isText, Number),
  callback('text => text.length', isText, text => text.length),
  callback('text => text[0]', isText, text => text[0]),
  callback('text => text.toUpperCase()', isText, text => text.toUpperCase()),
  callback('text => text.toLowerCase()', isText, text => text.toLowerCase()),
  callback('text => text.trim()', isText, text => text.trim()),
  callback("text => text.split(' ')", isText, text => text.split(' ')),
  callback("text => text.split(',')", isText, text => text.split(',')),
  callback('([key]) => key', isList, ([key]) => key),
  callback('([, value]) => value', isList, ([, value]) => value),
  callback('([key, value]) => [value, key]', isList, ([a, b]) => [b, a]),
  callback('list => list.length', isList, list => list.length),
  callback('value => [value, value]', isAny, value => [value, value]),
]

const TESTS: readonly Argument[] = [
  callback('n => n % 2 === 0', isNumber, n => n % 2 === 0),
  callback('n => n % 2 === 1', isNumber, n => n % 2 === 1),
  callback('n => n > 0', isNumber, n => n > 0),
  callback('n => n < 0', isNumber, n => n < 0),
  callback('Boolean', isAny, Boolean),
  callback('value => value != null', isAny, value => value != null),
]

const SEPARATORS = [',', ', ', ' ', '', '-', ';', '/', '|'].map(value => ({
  text: `'${value}'`,
  value,
}))

/** Small numbers, and those of the query and around it. */
const numbersOf = ({ inputs, output }: Pair): Argument[] => {
  const typed = JSON.stringify([inputs, output]).match(/\b\d{1,2}\b/gu) ?? []
  const size = isList(output) ? [output.length] : []
  return [...new Set([1, 2, 3, ...size, ...typed.map(Number)])].map(value => ({
    text: String(value),
    value,
  }))
}

/** The fields of a record are things to map by, too. */
const fieldsOf = ([first]: readonly unknown[]): Argument[] =>
  isObject(first) && !isIterable(first)
    ? Object.keys(first).map(field =>
        callback(`({ ${field} }) => ${field}`, isObject, value =>
          Reflect.get(value, field),
        ),
      )
    : []

/** Every step that is tried on a source, the simplest and most common first. */
const stepsFor = (
  source: Iterable<unknown>,
  numbers: readonly Argument[],
  others: readonly Argument[],
): Step[] => {
  const limits = numbers.flatMap(({ text, value }) => [
    callback(`n => n > ${text}`, isNumber, n => n > Number(value)),
    callback(`n => n < ${text}`, isNumber, n => n < Number(value)),
    callback(
      `text => text.length > ${text}`,
      isText,
      each => each.length > Number(value),
    ),
  ])
  const steps = (
    names: string,
    args: readonly (readonly Argument[])[],
  ): Step[] =>
    names.split(' ').flatMap(name => args.map(each => ({ name, args: each })))
  const each = (args: readonly Argument[]) => args.map(argument => [argument])
  const ranges = numbers.flatMap(start => numbers.map(end => [start, end]))
  const mappings = [...MAPPINGS, ...fieldsOf([...source])]
  return [
    ...steps('unique flatten index sum count mean max min first last minMax', [
      [],
    ]),
    ...steps(
      'exclude includes concat zip take drop chunk window at join',
      each(others),
    ),
    ...steps('join', each(SEPARATORS)),
    ...steps('take drop chunk window at', each(numbers)),
    ...steps('slice', ranges),
    ...steps('map filterMap flatMap uniqueBy maxWith minWith', each(mappings)),
    ...steps(
      'filter find findLast takeWhile dropWhile all any none',
      each([...TESTS, ...limits]),
    ),
  ]
}

const isSet = (value: unknown): boolean => value instanceof Set
const isMap = (value: unknown): boolean => value instanceof Map
const isRecord = (value: unknown): boolean =>
  isObject(value) && !isIterable(value)

/** What collects many values in one of the wanted kind. */
const COLLECTORS: readonly (readonly [
  text: string,
  isFor: (output: unknown) => boolean,
  reducer: unknown,
])[] = [
  ['toArray()', isList, lfi.toArray()],
  ['toSet()', isSet, lfi.toSet()],
  ['toMap()', isMap, lfi.toMap()],
  ['toObject()', isRecord, lfi.toObject()],
  [
    'toGrouped(toArray(), toMap())',
    isMap,
    lfi.toGrouped(lfi.toArray(), lfi.toMap()),
  ],
  [
    'toGrouped(toArray(), toObject())',
    isRecord,
    lfi.toGrouped(lfi.toArray(), lfi.toObject()),
  ],
  [
    'toGrouped(toCount(), toMap())',
    isMap,
    lfi.toGrouped(lfi.toCount(), lfi.toMap()),
  ],
  [
    'toGrouped(toCount(), toObject())',
    isRecord,
    lfi.toGrouped(lfi.toCount(), lfi.toObject()),
  ],
]

/** Limit: a longer range would take too long. */
const MAX_END = 1000

type Value = { steps: readonly string[]; value: unknown }

type Source = Value & { others: readonly Argument[] }

/** What a value can end in: itself, the one value in it, or all, collected. */
const endsOf = ({ steps, value }: Value, output: unknown): Value[] => {
  if (!isIterable(value) || isText(value)) {
    return [{ steps, value }]
  }
  const values = [...value]
  const isPairs = values.every(each => isList(each) && each.length === 2)
  const [only, ...others] = values
  return [
    ...(values.length === 1 && others.length === 0
      ? [{ steps: [...steps, 'get'], value: only }]
      : []),
    ...COLLECTORS.filter(([, isFor]) => isFor(output))
      .filter(([text]) => isPairs || !/Map|Object/u.test(text))
      .map(([text, , reducer]) => ({
        steps: [...steps, `reduce(${text})`],
        value: call('reduce', [reducer, values]),
      })),
  ]
}

/** Most steps do not suit most values, and throw. */
const attempt = <Result>(run: () => Result): Result | undefined => {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** What the inputs can be read as, before a step and with few words. */
const sourcesOf = (inputs: readonly Literal[]): Source[] => {
  const joint = ['concat', 'zip', 'rangeTo', 'rangeUntil'].map(name => ({
    steps: [`${name}(${inputs.map(({ text }) => text).join(', ')})`],
    run: () =>
      /^range/u.test(name) &&
      inputs.some(({ value }) => Number(value) > MAX_END)
        ? undefined
        : call(
            name,
            inputs.map(({ value }) => value),
          ),
    others: [],
  }))
  const single = inputs.flatMap(({ text, value }, place) => {
    const others = inputs.filter((_, other) => other !== place)
    const prepare = (
      isIterable(value) ? 'unique flatten' : 'entries values keys'
    ).split(' ')
    return [
      { steps: [text], run: () => value, others },
      ...prepare.map(name => ({
        steps: [text, name],
        run: () => call(name, [value]),
        others,
      })),
    ]
  })
  return [...(inputs.length > 1 ? joint : []), ...single].flatMap(
    ({ steps, run, others }) => {
      const value = attempt(run)
      // What lfi returns is read once for each step that is tried.
      const kept = isLazy(value) ? attempt(() => [...value]) : value
      return kept === undefined ? [] : [{ steps, value: kept, others }]
    },
  )
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

/** The programs of one step on a source that give the output. */
const programsFrom = (source: Source, pair: Pair): Program[] => {
  const { steps, value, others } = source
  const wanted = keyOf(pair.output)
  const tried = isIterable(value)
    ? stepsFor(value, numbersOf(pair), others)
    : []
  const results = tried.map(({ name, args }) => {
    const texts = args.map(({ text }) => text).join(', ')
    return {
      steps: [...steps, texts ? `${name}(${texts})` : name],
      value: attempt(() =>
        call(name, [...args.map(argument => argument.value), value]),
      ),
    }
  })
  return [source, ...results]
    .flatMap(each => attempt(() => endsOf(each, pair.output)) ?? [])
    .filter(end => end.steps.length > 1 && keyOf(end.value) === wanted)
    .map(end => toProgram(end.steps))
}

/** The programs that give the output, the simplest for each function first. */
export const findPrograms = (pair: Pair): Program[] => {
  const sources = sourcesOf(pair.inputs)
  const isPrepared = ({ steps }: Source): boolean => steps.length > 1
  const tried = [
    sources.filter(source => !isPrepared(source)),
    sources.filter(isPrepared),
  ].map(some => () => some.flatMap(source => programsFrom(source, pair)))
  const best = new Map<string, Program>()
  for (const run of tried) {
    for (const program of best.size === 0 ? run() : []) {
      const key = program.names.join()
      best.set(key, best.get(key) ?? program)
    }
  }
  return [...best.values()]
}
