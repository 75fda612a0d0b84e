import { depthOf, splitType } from '../../library/model/splitType'

/**
 * A type as the names in it, in no order and without brackets: most that a
 * query asks of a type is in its names. Variables are named by their places in
 * the function, so that `map` and `uniqueBy` differ by what comes out.
 */
export type Names = readonly string[]

/** What goes into a function, and what comes out. */
export type FunctionType = { params: readonly Names[]; result: Names }

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
    'Reducer reducer RawReducer',
    'Iterable iterable Iterator IterableIterator Generator Sequence Seq IEnumerable',
    'AsyncIterable asyncIterable AsyncIterator AsyncIterableIterator AsyncGenerator Observable',
    'ConcurIterable concurIterable ConcurrentIterable Concur',
  ].flatMap(line => {
    const [own = '', ...others] = line.split(' ')
    return others.map(other => [other, own] as const)
  }),
)

/** What stands for something simpler, and what says nothing about a type. */
const SIMPLER: readonly (readonly [RegExp, string])[] = [
  // A mapped tuple is what it holds; other objects stay closed.
  [/\{\s*\[\w+ in keyof \w+\]:(.*)\}/gu, '$1'],
  [/\{[^{}]*\}/gu, 'object'],
  [/(?:\basserts\s+)?\b[\w$]+\s+is\s+[\w$]+/gu, 'boolean'],
  [/[\w$]+\[\w+\]/gu, '_'],
  [/\.\.\.|\b(?:readonly|keyof|typeof|unique|infer)\b/gu, ''],
  [/\b(?:Readonly|Awaited|Partial)\b/gu, ''],
  // The names of parameters, and of what is declared.
  [/[\p{L}_$][\p{L}\p{N}_$]*\s*\??\s*::?/gu, ''],
  // A function among the parameters ends where the next one begins.
  [/(\([^()]*\)|[\w$]+)\s*=>\s*([\w$]+)\s*(?=,|->)/gu, '($1 → $2)'],
  // A declaration has a colon before its result; an arrow may be half typed.
  [/=+>|-+>|[→⇒:]|[=-]$/gu, '→'],
  [/(^|[(,→])\s*<[^<>()]*>\s*(?=\()/gu, '$1'],
  [/"[^"]*"|'[^']*'|`[^`]*`/gu, 'string'],
  [/\b\d+/gu, 'number'],
  // Names of unions and of functions, spelled out, and what is in brackets alone.
  [/\bMaybePromiseLike<([^<>]*)>/gu, '($1 | Promise<$1>)'],
  [/\b(?:Async)?Compare<([^<>]*)>/gu, '(($1, $1) → number)'],
  [/\b(?:Async)?FunctionReducer<([^<>]*)>/gu, '(($1, $1) → $1)'],
  [/\[\]/gu, ' Array'],
  [/\[(?=[^[\],]*\])/gu, '[Iterable '],
  [/\[(?=[^[\]]*,)/gu, '[Tuple '],
]

const VARIABLE = /^\p{L}\d*$/u

/** The names in a type; those of variables have a quote before them. */
const namesIn = (text: string, variables: readonly string[]): Names =>
  (text.match(/[\p{L}\p{N}_$.]+|[→|]/gu) ?? []).map(name => {
    // A reducer is one in each of its forms, raw or whole.
    const plain = name.replace(/^Raw|With(?:out)?Finish$/gu, '')
    return VARIABLE.test(name) || variables.includes(name)
      ? `'${name}`
      : (SPELLINGS.get(plain) ?? plain)
  })

export const isVariable = (name: string): boolean => name.startsWith("'")

/** Names variables by their places: in the result, then in the parameters. */
const renamed = ({ params, result }: FunctionType): FunctionType => {
  const all = [...new Set([result, ...params].flat().filter(isVariable))]
  const rename = (names: Names): Names =>
    names.map(name => (isVariable(name) ? `'${all.indexOf(name)}` : name))
  return { params: params.map(rename), result: rename(result) }
}

/** What goes into a function: a list of types, in brackets or not. */
const readParams = (text: string): string[] => {
  const isWrapped = text.startsWith('(') && splitType(text, ',').length === 1
  const list = isWrapped ? text.replace(/^\(|\)$/gu, '') : text
  return splitType(list, ',').filter(Boolean)
}

/**
 * The functions that a text may be the type of: `A, B -> C`, `(A, B) => C` and
 * `A -> B -> C` are the same one. A type alone may go in or come out.
 */
export const readFunctions = (
  text: string,
  variables: readonly string[],
): FunctionType[] => {
  const simple = SIMPLER.reduce((done, each) => done.replace(...each), text)
  const read = (type: string): Names => namesIn(type, variables)
  const parts = splitType(simple, '→')
  const last = parts.length > 1 ? parts.pop() : ''
  const params = parts.flatMap(readParams).map(read)
  const given = renamed({ params, result: read(last ?? '') })
  const [only] = given.params
  return only && !simple.includes('→') && params.length === 1
    ? [given, { params: [], result: only }]
    : [given]
}

/** Whether a text ends where a type may; if not, it is still being typed. */
export const isWhole = (text: string): boolean =>
  depthOf(text) === 0 &&
  /[\p{L}\p{N}_>)\]]\s*$/u.test(text) &&
  !/[=-]>\s*$/u.test(text)
