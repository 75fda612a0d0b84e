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
    'Reducer reducer RawReducerWithFinish RawReducerWithoutFinish RawReducer',
    'KeyedReducer RawKeyedReducer RawKeyedReducerWithFinish',
    'AsyncReducer RawAsyncReducerWithFinish RawAsyncReducerWithoutFinish',
    'OptionalReducer RawOptionalReducerWithFinish RawOptionalReducerWithoutFinish',
    'Iterable iterable Iterator IterableIterator Generator Sequence Seq IEnumerable',
    'AsyncIterable asyncIterable AsyncIterator AsyncIterableIterator AsyncGenerator Observable',
    'ConcurIterable concurIterable ConcurrentIterable Concur',
  ].flatMap(line => {
    const [own = '', ...others] = line.split(' ')
    return others.map(other => [other, own] as const)
  }),
)

/** Names of function types, spelled out. */
const FUNCTIONS: Readonly<Record<string, (value: Type) => FunctionType>> = {
  Compare: value => functionOf([value, value], named('number')),
  AsyncCompare: value => functionOf([value, value], named('number')),
  FunctionReducer: value => functionOf([value, value], value),
  AsyncFunctionReducer: value => functionOf([value, value], value),
  predicate: value => functionOf([value], named('boolean')),
  function: value => functionOf([value], ANY),
}

/** Wrappers that say nothing about what goes in or comes out. */
const WRAPPERS = new Set(['Readonly', 'Awaited', 'Partial', 'MaybePromiseLike'])

const nameOf = (name: string, args: Type[]): Type => {
  const [first = ANY] = args
  if (WRAPPERS.has(name)) {
    return first
  }
  if (/^\d/u.test(name)) {
    return named('number')
  }
  const asFunction = /^(?:fn|func|Function|callback)$/u.test(name)
    ? FUNCTIONS.function
    : FUNCTIONS[name]
  return asFunction?.(first) ?? named(SPELLINGS.get(name) ?? name, ...args)
}

const TOKEN =
  /\s+|(=+>|-+>|→|⇒)|(::|\.\.\.)|([\p{L}_$][\p{L}\p{N}_$.]*|\d[\d.]*)|("[^"]*"|'[^']*'|`[^`]*`)|([<>()[\]{},:?|&;=*-])/uy
const ARROW = '=>'
const VARIABLE = /^(?:[A-Z]\d*|[a-z]\d*)$/u
const MODIFIERS = new Set(['readonly', 'keyof', 'typeof', 'unique', 'infer'])

/** Deeper than any type that somebody means; keeps hostile input cheap. */
const MAX_DEPTH = 24

class Unreadable extends Error {}

const tokenize = (text: string): string[] => {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text)
    if (!match) {
      throw new Unreadable()
    }
    tokens.push(match[1] ? ARROW : match[0].trim())
  }
  return tokens.filter(token => token !== '')
}

/** What stands in front of an arrow in parentheses is a list of parameters. */
type Read = Type | { kind: 'parameters'; items: Type[] }

const parametersOf = (read: Read): Type[] =>
  read.kind === 'parameters' ? read.items : [read]

const typeOf = (read: Read): Type => {
  const [only] = read.kind === 'parameters' ? read.items : []
  if (read.kind !== 'parameters') {
    return read
  }
  return read.items.length === 1 && only
    ? only
    : { kind: 'tuple', items: read.items }
}

/** Reads types in TypeScript's notation and in arrows as in `a -> b -> c`. */
class TypeReader {
  #position = 0
  #depth = 0
  readonly #tokens: readonly string[]
  readonly #variables: ReadonlySet<string>

  constructor(text: string, variables: readonly string[]) {
    this.#tokens = tokenize(text)
    this.#variables = new Set(variables)
  }

  /** `A, B -> C`, `(A, B) => C`, `A -> B -> C`, or a type alone. */
  readSignature(): Type {
    const params: Type[] = []
    for (;;) {
      this.#skipGenerics()
      this.#skipLabel()
      const chain = this.#chain()
      const [first, ...others] = chain
      if (!first) {
        throw new Unreadable()
      }
      if (this.#accept(',')) {
        params.push(this.#join(chain))
      } else if (this.#position < this.#tokens.length) {
        throw new Unreadable()
      } else if (others.length > 0) {
        const result = this.#join(others)
        return functionOf([...params, ...parametersOf(first)], result)
      } else if (params.length > 0) {
        throw new Unreadable()
      } else {
        return typeOf(first)
      }
    }
  }

  #peek(ahead = 0): string | undefined {
    return this.#tokens[this.#position + ahead]
  }

  #accept(token: string): boolean {
    const isHere = this.#peek() === token
    this.#position += isHere ? 1 : 0
    return isHere
  }

  #expect(token: string): void {
    if (!this.#accept(token)) {
      throw new Unreadable()
    }
  }

  /** What arrows separate; a declaration writes the last one as a colon. */
  #chain(): Read[] {
    const chain: Read[] = []
    do {
      this.#skipGenerics()
      this.#skipLabel()
      chain.push(this.#union())
    } while (this.#accept(ARROW) || this.#accept(':'))
    return chain
  }

  #join(chain: readonly Read[]): Type {
    const [first, ...others] = chain
    if (!first) {
      throw new Unreadable()
    }
    return others.length === 0
      ? typeOf(first)
      : functionOf(parametersOf(first), this.#join(others))
  }

  #type(): Type {
    if (++this.#depth > MAX_DEPTH) {
      throw new Unreadable()
    }
    const type = this.#join(this.#chain())
    this.#depth--
    return type
  }

  #skipGenerics(): void {
    if (this.#peek() === '<') {
      this.#skipGroup('<', '>')
    }
  }

  #skipGroup(open: string, close: string): void {
    let depth = 0
    do {
      const token = this.#tokens[this.#position++]
      depth += token === open ? 1 : token === close ? -1 : 0
    } while (depth > 0 && this.#position < this.#tokens.length)
  }

  /** `fn:`, `fn?:`, `fn::`, `...rest:`. */
  #skipLabel(): void {
    this.#accept('...')
    const optional = this.#peek(1) === '?' && this.#peek(2) === ':'
    if (this.#peek(1) === ':' || this.#peek(1) === '::' || optional) {
      this.#position += optional ? 3 : 2
    }
  }

  #items(close: string): Type[] {
    const items: Type[] = []
    while (this.#peek() !== undefined && this.#peek() !== close) {
      this.#skipLabel()
      items.push(this.#type())
      if (!this.#accept(',')) {
        break
      }
    }
    this.#expect(close)
    return items
  }

  #union(): Read {
    this.#accept('|')
    const first = this.#postfix()
    const items = [typeOf(first)]
    while (this.#accept('|') || this.#accept('&')) {
      items.push(typeOf(this.#postfix()))
    }
    return items.length === 1 ? first : { kind: 'union', items }
  }

  #postfix(): Read {
    let type = this.#primary()
    while (this.#accept('[')) {
      if (this.#accept(']')) {
        type = named('Array', typeOf(type))
      } else {
        // What an index picks out of a type is not looked into.
        this.#type()
        this.#expect(']')
        type = ANY
      }
    }
    return type
  }

  #primary(): Read {
    if (this.#accept('(')) {
      return { kind: 'parameters', items: this.#items(')') }
    }
    if (this.#accept('[')) {
      const items = this.#items(']')
      const [only] = items
      // A list of one type is a list, as in Haskell.
      return items.length === 1 && only
        ? named('Iterable', only)
        : { kind: 'tuple', items }
    }
    if (this.#peek() === '{') {
      return this.#object()
    }
    if (MODIFIERS.has(this.#peek() ?? '')) {
      this.#position++
      return this.#postfix()
    }
    return this.#name()
  }

  /** A mapped tuple is a list of its values; other objects stay closed. */
  #object(): Type {
    if (this.#peek(1) === '[' && this.#peek(3) === 'in') {
      while (this.#peek() !== undefined && !this.#accept(':')) {
        this.#position++
      }
      const value = this.#type()
      this.#expect('}')
      return named('Array', value)
    }
    this.#skipGroup('{', '}')
    return named('object')
  }

  #name(): Type {
    const token = this.#peek() ?? ''
    this.#position++
    if (/^["'`]/u.test(token)) {
      return named('string')
    }
    if (!/^[\p{L}\p{N}_$]/u.test(token)) {
      throw new Unreadable()
    }
    if (token === '_') {
      return ANY
    }
    if (this.#accept('is')) {
      this.#type()
      return named('boolean')
    }
    const args = this.#accept('<') ? this.#items('>') : this.#arguments()
    const isVariable =
      args.length === 0 && (VARIABLE.test(token) || this.#variables.has(token))
    return isVariable ? { kind: 'variable', name: token } : nameOf(token, args)
  }

  /** Arguments by juxtaposition, as in `Iterable a`. */
  #arguments(): Type[] {
    const args: Type[] = []
    while (VARIABLE.test(this.#peek() ?? '') && this.#peek(1) !== ':') {
      args.push({ kind: 'variable', name: this.#peek() ?? '' })
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
