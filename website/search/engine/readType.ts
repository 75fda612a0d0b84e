/**
 * A type, as far as searching by type looks into it. Its name is that of a named
 * type, of a variable with a quote before it, or one of these:
 * `_` is any type, `?` none, since it can't be read, `|` one of its arguments,
 * `[]` a tuple, and `=>` a function from its other arguments to its first one.
 */
export type Type = { name: string; args: readonly Type[] }

export const typeOf = (name: string, ...args: Type[]): Type => ({ name, args })

export const ANY = typeOf('_')

export const isVariable = ({ name }: Type): boolean => name.startsWith("'")

export const isFunction = ({ name }: Type): boolean => name === '=>'

export const resultOf = ({ args: [result = ANY] }: Type): Type => result

export const paramsOf = ({ args: [, ...params] }: Type): Type[] => params

/** Currying does not matter here: `(a) => (b) => c` is `(a, b) => c`. */
export const functionOf = (params: readonly Type[], result: Type): Type =>
  isFunction(result)
    ? functionOf([...params, ...paramsOf(result)], resultOf(result))
    : typeOf('=>', result, ...params)

/** Other spellings of a type, from other languages too, after its own. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  [
    'boolean bool Boolean Bool',
    'number int Int integer float Number num Integer NonNegativeInteger PositiveInteger',
    'string str String',
    'unknown any',
    'void undefined null',
    'object Object',
    'Array array List ReadonlyArray',
    'Set set ReadonlySet',
    'Map map ReadonlyMap',
    'Record Dict',
    'Promise promise PromiseLike Thenable',
    'Optional optional Maybe Option',
    'Reducer reducer',
    'Iterable iterable Iterator IterableIterator Generator Sequence Seq IEnumerable',
    'AsyncIterable asyncIterable AsyncIterator AsyncIterableIterator AsyncGenerator Observable',
    'ConcurIterable concurIterable ConcurrentIterable Concur',
  ].flatMap(line => {
    const [own = '', ...others] = line.split(' ')
    return others.map(other => [other, own] as const)
  }),
)

/** Wrappers that say nothing about what goes in or comes out. */
const WRAPPERS = new Set(['Readonly', 'Awaited', 'Partial', 'MaybePromiseLike'])

const namedType = (name: string, args: Type[]): Type => {
  const [first = ANY] = args
  if (WRAPPERS.has(name)) {
    return first
  }
  // Names of function types, spelled out.
  if (/^(?:Async)?Compare$/u.test(name)) {
    return functionOf([first, first], typeOf('number'))
  }
  if (/^(?:Async)?FunctionReducer$/u.test(name)) {
    return functionOf([first, first], first)
  }
  // A reducer is one in each of its forms, raw or whole.
  const plain = name.replace(/^Raw|With(?:out)?Finish$/gu, '')
  return typeOf(SPELLINGS.get(plain) ?? plain, ...args)
}

/** What stands for something simpler, and what no comparison looks at. */
const SIMPLER: readonly (readonly [RegExp, string])[] = [
  // A mapped tuple is a list of its values; other objects stay closed.
  [/\{\s*\[\w+ in keyof \w+\]:(.*)\}/gu, 'Array<$1>'],
  [/\{[^{}]*\}/gu, 'object'],
  [/(?:\basserts\s+)?\b[\w$]+\s+is\s+[\w$]+/gu, 'boolean'],
  [/[\w$]+\[\w+\]/gu, '_'],
  [/\.\.\.|\b(?:readonly|keyof|typeof|unique|infer)\b/gu, ''],
  // The names of parameters, and of what is declared.
  [/[\p{L}_$][\p{L}\p{N}_$]*\s*\??\s*::?/gu, ''],
  // A declaration has a colon before its result; an arrow may be half typed.
  [/=+>|-+>|[→⇒:]|[=-]$/gu, '→'],
  [/(^|[(,→])\s*<[^<>()]*>\s*(?=\()/gu, '$1'],
  [/"[^"]*"|'[^']*'|`[^`]*`/gu, 'string'],
  [/\b\d+/gu, 'number'],
  [/&/gu, '|'],
]

const OPEN = '([<'
const CLOSE = ')]>'

/** How many brackets a text leaves open. */
const depthOf = (text: string): number =>
  [...text].reduce(
    (depth, letter) =>
      depth + (OPEN.includes(letter) ? 1 : CLOSE.includes(letter) ? -1 : 0),
    0,
  )

/** The parts of a text between separators that are in no brackets. */
const split = (text: string, separator: string): string[] => {
  const parts: string[] = []
  let begun = ''
  for (const piece of text.split(separator)) {
    begun += piece
    if (depthOf(begun) <= 0) {
      parts.push(begun.trim())
      begun = ''
    } else {
      begun += separator
    }
  }
  return begun ? [...parts, begun.trim()] : parts
}

/** What brackets hold; the last one may not be typed yet. */
const inside = (text: string): string[] =>
  split(text.slice(1, depthOf(text) > 0 ? undefined : -1), ',')

const NAME =
  /^(?<name>[\p{L}_$][\p{L}\p{N}_$.]*)(?<args>\s*<.*|(?:\s+\p{L}\d*)+)?$/u
const VARIABLE = /^\p{L}\d*$/u

/** A name with its arguments in brackets, or behind it as in `Iterable a`. */
const readName = (text: string, variables: readonly string[]): Type => {
  const { name = '?', args = '' } = NAME.exec(text)?.groups ?? {}
  if (!args && (VARIABLE.test(name) || variables.includes(name))) {
    return typeOf(`'${name}`)
  }
  const listed = args.trim().startsWith('<')
    ? inside(args.trim())
    : args.split(/\s+/u).filter(Boolean)
  return namedType(
    name,
    listed.map(each => read(each, variables)),
  )
}

/** Reads what `SIMPLER` left of a type. */
const read = (text: string, variables: readonly string[]): Type => {
  const readAll = (parts: readonly string[]): Type[] =>
    parts.map(part => read(part, variables))
  const [first = '', ...others] = split(text, '→')
  if (others.length > 0) {
    const params = first.startsWith('(') ? inside(first) : [first]
    return functionOf(
      readAll(params.filter(Boolean)),
      read(others.join('→'), variables),
    )
  }
  const union = split(text, '|')
  if (union.length > 1) {
    return typeOf('|', ...readAll(union))
  }
  if (text.endsWith('[]')) {
    return typeOf('Array', read(text.slice(0, -2), variables))
  }
  if (text.startsWith('(') || text.startsWith('[')) {
    const items = readAll(inside(text))
    const [only] = items
    // A list of one type is a list, as in Haskell.
    return only && items.length === 1
      ? text.startsWith('(')
        ? only
        : typeOf('Iterable', only)
      : typeOf('[]', ...items)
  }
  return text === '' || text === '_' ? ANY : readName(text, variables)
}

/** `A, B -> C`, `(A, B) => C`, `A -> B -> C`, or a type alone. */
export const readType = (
  text: string,
  variables: readonly string[] = [],
): Type => {
  const simple = SIMPLER.reduce((done, each) => done.replace(...each), text)
  const items = split(simple.trim(), ',').map(item => read(item, variables))
  const last = items.pop() ?? ANY
  if (items.length === 0) {
    return last
  }
  return isFunction(last)
    ? functionOf([...items, ...paramsOf(last)], resultOf(last))
    : functionOf([...items, last], ANY)
}

/** Whether a text ends where a type may; if not, it is still being typed. */
export const isWhole = (text: string): boolean =>
  depthOf(text.replaceAll(/[=-]>/gu, '')) === 0 &&
  /[\p{L}\p{N}_>)\]]\s*$/u.test(text) &&
  !/[=-]>\s*$/u.test(text)
