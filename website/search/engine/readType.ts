/** A type, as far as searching by type looks into it. */
export type Type =
  | { kind: 'any' }
  | { kind: 'variable'; name: string }
  | { kind: 'named'; name: string; args: Type[] }
  | { kind: 'tuple' | 'union'; items: Type[] }
  | FunctionType

export type FunctionType = { kind: 'function'; params: Type[]; result: Type }

const ANY: Type = { kind: 'any' }

export const named = (name: string, ...args: Type[]): Type => ({
  kind: 'named',
  name,
  args,
})

/** Currying does not matter here: `(a) => (b) => c` is `(a, b) => c`. */
const functionOf = (params: Type[], result: Type): FunctionType =>
  result.kind === 'function'
    ? functionOf([...params, ...result.params], result.result)
    : { kind: 'function', params, result }

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

/** Names of function types, spelled out. */
const FUNCTIONS: readonly (readonly [RegExp, (of: Type) => FunctionType])[] = [
  [/^(?:Async)?Compare$/u, of => functionOf([of, of], named('number'))],
  [/^(?:Async)?FunctionReducer$/u, of => functionOf([of, of], of)],
  [/^predicate$/u, of => functionOf([of], named('boolean'))],
  [/^(?:fn|func|[fF]unction|callback)$/u, of => functionOf([of], ANY)],
]

/** Wrappers that say nothing about what goes in or comes out. */
const WRAPPERS = new Set(['Readonly', 'Awaited', 'Partial', 'MaybePromiseLike'])

const namedType = (name: string, args: Type[]): Type => {
  const [first = ANY] = args
  if (WRAPPERS.has(name)) {
    return first
  }
  const toFunction = FUNCTIONS.find(([names]) => names.test(name))?.[1]
  // A reducer is one in each of its forms, raw or whole.
  const plain = name.replace(/^Raw|With(?:out)?Finish$/gu, '')
  return toFunction?.(first) ?? named(SPELLINGS.get(plain) ?? plain, ...args)
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
  // A declaration has a colon before its result.
  [/=+>|-+>|[→⇒:]/gu, '=>'],
  [/(^|[(,]|=>)\s*<[^<>()]*>\s*(?=\()/gu, '$1'],
]

const TOKEN =
  /=>|[\p{L}_$][\p{L}\p{N}_$.]*|\d[\d.]*|"[^"]*"|'[^']*'|`[^`]*`|[^\s;]/gu
const NAME = /^[\p{L}\p{N}_$]/u
const VARIABLE = /^(?:[A-Z]\d*|[a-z]\d*)$/u

class Unreadable extends Error {}

/** Reads types in TypeScript's notation and in arrows as in `a -> b -> c`. */
class TypeReader {
  #position = 0
  readonly #tokens: readonly string[]
  readonly #variables: readonly string[]

  constructor(text: string, variables: readonly string[]) {
    const simple = SIMPLER.reduce((read, each) => read.replace(...each), text)
    this.#tokens = simple.match(TOKEN) ?? []
    this.#variables = variables
  }

  /** `A, B -> C`, `(A, B) => C`, `A -> B -> C`, or a type alone. */
  readSignature(): Type {
    const items = this.#list(undefined)
    const last = items.pop()
    if (last && items.length === 0) {
      return last
    }
    if (last?.kind !== 'function') {
      throw new Unreadable()
    }
    return functionOf([...items, ...last.params], last.result)
  }

  #peek(): string {
    return this.#tokens[this.#position] ?? ''
  }

  #accept(token: string): boolean {
    const isHere = this.#peek() === token
    this.#position += isHere ? 1 : 0
    return isHere
  }

  /** Types with commas between them, up to a bracket or to the end. */
  #list(close: string | undefined): Type[] {
    const items: Type[] = []
    if (this.#peek() !== close) {
      do {
        items.push(this.#type())
      } while (this.#accept(','))
    }
    if (this.#tokens[this.#position++] !== close) {
      throw new Unreadable()
    }
    return items
  }

  #type(): Type {
    const items = this.#union()
    return this.#accept('=>')
      ? functionOf(items, this.#type())
      : this.#single(items)
  }

  /** What parentheses hold is one type unless an arrow follows. */
  #single(items: Type[]): Type {
    const [only] = items
    return only && items.length === 1 ? only : { kind: 'tuple', items }
  }

  #union(): Type[] {
    const first = this.#postfix()
    const items = [this.#single(first)]
    while (this.#accept('|') || this.#accept('&')) {
      items.push(this.#single(this.#postfix()))
    }
    return items.length === 1 ? first : [{ kind: 'union', items }]
  }

  #postfix(): Type[] {
    let items = this.#primary()
    while (this.#accept('[')) {
      items = [named('Array', this.#single(items))]
      if (!this.#accept(']')) {
        throw new Unreadable()
      }
    }
    return items
  }

  #primary(): Type[] {
    if (this.#accept('(')) {
      return this.#list(')')
    }
    if (this.#accept('[')) {
      const items = this.#list(']')
      const [only] = items
      // A list of one type is a list, as in Haskell.
      return only && items.length === 1
        ? [named('Iterable', only)]
        : [{ kind: 'tuple', items }]
    }
    return [this.#name()]
  }

  #name(): Type {
    const token = this.#peek()
    this.#position++
    if (/^["'`]./u.test(token)) {
      return named('string')
    }
    if (!NAME.test(token)) {
      throw new Unreadable()
    }
    if (token === '_') {
      return ANY
    }
    if (/^\d/u.test(token)) {
      return named('number')
    }
    const args = this.#accept('<') ? this.#list('>') : this.#arguments()
    const isVariable = VARIABLE.test(token) || this.#variables.includes(token)
    return isVariable && args.length === 0
      ? { kind: 'variable', name: token }
      : namedType(token, args)
  }

  /** Arguments by juxtaposition, as in `Iterable a`. */
  #arguments(): Type[] {
    const args: Type[] = []
    while (VARIABLE.test(this.#peek())) {
      args.push({ kind: 'variable', name: this.#peek() })
      this.#position++
    }
    return args
  }
}

/** A type or a signature; undefined if the text is none, or not yet. */
export const readType = (
  text: string,
  variables: readonly string[] = [],
): Type | undefined => {
  try {
    return new TypeReader(text, variables).readSignature()
  } catch (error) {
    if (error instanceof Unreadable) {
      return undefined
    }
    throw error
  }
}
