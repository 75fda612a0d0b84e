import { HOLE, LIST, named, parameters, type Type } from './type'

const WORD = /^[\p{L}\p{N}_$]/u
const VARIABLE = /^(?:[A-Z]\d*|[a-z]\d*)$/u
/** Deeper than any type that somebody means; keeps hostile input cheap. */
const MAX_DEPTH = 24
const MODIFIERS = new Set(['readonly', 'keyof', 'typeof', 'unique', 'infer'])

/** Thrown while reading a type that is half typed or none at all. */
export class UnfinishedType extends Error {}

/** `A -> B -> C` is a function of A that gives one of B. */
const arrows = ([first, ...others]: Type[]): Type => {
  if (!first) {
    throw new UnfinishedType('nothing after an arrow')
  }
  return others.length === 0
    ? first
    : { kind: 'function', params: parameters(first), result: arrows(others) }
}

/** Reads types in TypeScript's notation and in arrows as in `a -> b -> c`. */
export class TypeReader {
  #position = 0
  #depth = 0
  readonly #tokens: readonly string[]
  readonly #variables: ReadonlySet<string>

  constructor(tokens: readonly string[], variables: ReadonlySet<string>) {
    this.#tokens = tokens
    this.#variables = variables
  }

  get done(): boolean {
    return this.#position >= this.#tokens.length
  }

  #peek(ahead = 0): string | undefined {
    return this.#tokens[this.#position + ahead]
  }

  #take(token: string): boolean {
    const taken = this.#peek() === token
    this.#position += taken ? 1 : 0
    return taken
  }

  #expect(token: string): void {
    if (!this.#take(token)) {
      throw new UnfinishedType(`expected ${token}`)
    }
  }

  #skipGroup(open: string, close: string): void {
    let depth = 0
    do {
      const token = this.#tokens[this.#position++]
      depth += token === open ? 1 : token === close ? -1 : 0
    } while (depth > 0 && !this.done)
  }

  /** `A, B -> C`, `(A, B) => C`, `A -> B -> C`, or a type alone. */
  signature(): Type {
    const chains = this.#chains()
    const [only] = chains
    const last = chains.at(-1)
    if (only && chains.length === 1) {
      return arrows(only)
    }
    if (!last || last.length < 2) {
      throw new UnfinishedType('a list of types without an arrow')
    }
    // In `A -> B, C -> D` the first arrow is a parameter of its own.
    const [param, ...results] = last
    const params = [
      ...chains.slice(0, -1).map(arrows),
      ...(param ? [param] : []),
    ]
    return {
      kind: 'function',
      params: params.flatMap(parameters),
      result: arrows(results),
    }
  }

  /** What commas separate, each by its arrows. */
  #chains(): Type[][] {
    const chains: Type[][] = []
    do {
      const chain: Type[] = []
      do {
        this.#generics()
        this.#label()
        chain.push(this.#union())
        // `(a: A): B` is how a declaration writes the arrow.
      } while (this.#take('=>') || this.#take(':'))
      chains.push(chain)
    } while (this.#take(',') && !this.done)
    return chains
  }

  #generics(): void {
    if (this.#peek() === '<') {
      this.#skipGroup('<', '>')
    }
  }

  /** Items up to a closing token, each perhaps named: `fn: (a) => b`. */
  #items(close: string): Type[] {
    const items: Type[] = []
    while (!this.done && this.#peek() !== close) {
      this.#label()
      items.push(this.type())
      if (!this.#take(',')) {
        break
      }
    }
    return items
  }

  #label(): void {
    this.#take('...')
    const optional = this.#peek(1) === '?' && this.#peek(2) === ':'
    if (this.#peek(1) === ':' || this.#peek(1) === '::' || optional) {
      this.#position += optional ? 3 : 2
    }
  }

  type(): Type {
    if (++this.#depth > MAX_DEPTH) {
      throw new UnfinishedType('nested too deeply')
    }
    this.#generics()
    const left = this.#union()
    const type: Type = this.#take('=>')
      ? { kind: 'function', params: parameters(left), result: this.type() }
      : left
    this.#depth--
    return type
  }

  #union(): Type {
    this.#take('|')
    const items = [this.#postfix()]
    while (this.#take('|') || this.#take('&')) {
      items.push(this.#postfix())
    }
    const [only] = items
    return items.length === 1 && only ? only : { kind: 'union', items }
  }

  #postfix(): Type {
    let type = this.#primary()
    while (this.#take('[')) {
      if (this.#take(']')) {
        type = named('Array', type)
      } else {
        // What an index picks out of a type is not looked into.
        this.type()
        this.#expect(']')
        type = HOLE
      }
    }
    return type
  }

  #primary(): Type {
    const token = this.#peek()
    if (token === '(') {
      return this.#parenthesised()
    }
    if (token === '[') {
      this.#position++
      const items = this.#items(']')
      this.#expect(']')
      // A list of one type is a list, as in Haskell.
      const [only] = items
      return items.length === 1 && only
        ? named('Iterable', only)
        : { kind: 'tuple', items }
    }
    if (token === '{') {
      return this.#object()
    }
    if (token !== undefined && MODIFIERS.has(token)) {
      this.#position++
      return this.#postfix()
    }
    return this.#name()
  }

  /** `(A, B) => C`, `(A -> B)` or `()`. */
  #parenthesised(): Type {
    this.#expect('(')
    const items = this.#items(')')
    this.#expect(')')
    const [only] = items
    const arrow = this.#peek() === '=>' || this.#peek() === ':'
    if (arrow && this.#depth < MAX_DEPTH) {
      // Kept as a list; the arrow behind it makes the function.
      return { kind: 'tuple', items: [named(LIST, ...items)] }
    }
    return items.length === 1 && only ? only : { kind: 'tuple', items }
  }

  /** A mapped tuple is a list of its values; other objects stay closed. */
  #object(): Type {
    if (this.#peek(1) === '[' && this.#peek(3) === 'in') {
      while (!this.done && !this.#take(':')) {
        this.#position++
      }
      const value = this.type()
      this.#expect('}')
      return named('Array', value)
    }
    this.#skipGroup('{', '}')
    return named('object')
  }

  #name(): Type {
    const token = this.#peek()
    if (token === undefined || !(WORD.test(token) || /^["'`]/u.test(token))) {
      throw new UnfinishedType('expected a type')
    }
    this.#position++
    if (token === '_') {
      return HOLE
    }
    if (token === 'asserts') {
      this.type()
      return named('unknown')
    }
    if (this.#peek() === 'is') {
      this.#position++
      this.type()
      return named('boolean')
    }
    const args = this.#typeArguments()
    const variable =
      args.length === 0 && (VARIABLE.test(token) || this.#variables.has(token))
    return variable ? { kind: 'variable', name: token } : named(token, ...args)
  }

  /** `<A, B>`, or by juxtaposition as in `Iterable a`. */
  #typeArguments(): Type[] {
    if (this.#take('<')) {
      const args = this.#items('>')
      this.#expect('>')
      return args
    }
    const args: Type[] = []
    for (
      let next = this.#peek();
      next && VARIABLE.test(next);
      next = this.#peek()
    ) {
      if (this.#peek(1) === ':') {
        break
      }
      this.#position++
      args.push({ kind: 'variable', name: next })
    }
    return args
  }
}
