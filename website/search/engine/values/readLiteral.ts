const LEXEME =
  /\s*(?<lexeme>'[^']*'|"[^"]*"|-?(?:\d[\d_]*\.?\d*|\.\d+)(?:e[+-]?\d+)?|->|=>|→|⇒|[\p{L}_$][\p{L}\p{N}_$]*|[[\]{}(),:-])/uy

const CONSTANTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
])

/** Deeper literals would only exhaust the stack. */
const MAX_DEPTH = 20

const ENTRY_LENGTH = 2

class Unreadable extends Error {}

/** A value and how it was written. */
export type Literal = { value: unknown; text: string }

/** Reads literals from a text, one after the other; nothing is evaluated. */
class LiteralReader {
  readonly #text: string
  /** The next lexeme, where it ends, and where the one before it ended. */
  #next = ''
  #end = 0
  #endBefore = 0

  constructor(text: string) {
    this.#text = text
    this.#advance()
  }

  get isAtEnd(): boolean {
    return this.#next === ''
  }

  /** Steps over one of these marks, if it comes next. */
  accept(...marks: string[]): boolean {
    const isHere = marks.includes(this.#next)
    if (isHere) {
      this.#advance()
    }
    return isHere
  }

  readLiteral(): Literal {
    const start = this.#end - this.#next.length
    const value = this.#readValue(0)
    return { value, text: this.#text.slice(start, this.#endBefore) }
  }

  #advance(): string {
    const read = this.#next
    this.#endBefore = this.#end
    LEXEME.lastIndex = this.#end
    const lexeme = LEXEME.exec(this.#text)?.groups?.lexeme
    if (lexeme === undefined && this.#text.slice(this.#end).trim() !== '') {
      throw new Unreadable()
    }
    this.#end = lexeme === undefined ? this.#text.length : LEXEME.lastIndex
    this.#next = lexeme ?? ''
    return read
  }

  #expect(mark: string): void {
    if (!this.accept(mark)) {
      throw new Unreadable()
    }
  }

  #readList(close: string, depth: number): unknown[] {
    const values: unknown[] = []
    while (this.#next !== close) {
      values.push(this.#readValue(depth + 1))
      if (!this.accept(',')) {
        break
      }
    }
    this.#expect(close)
    return values
  }

  #readObject(depth: number): object {
    const object = {}
    while (this.#next !== '}') {
      const key = this.#advance().replace(/^(['"])(.*)\1$/u, '$2')
      this.#expect(':')
      // Defined, not set: a key may be `__proto__`.
      Object.defineProperty(object, key, {
        value: this.#readValue(depth + 1),
        configurable: true,
        enumerable: true,
        writable: true,
      })
      if (!this.accept(',')) {
        break
      }
    }
    this.#expect('}')
    return object
  }

  #readInstance(depth: number): unknown {
    const name = this.#advance()
    this.#expect('(')
    const [values = []] = this.#readList(')', depth)
    if (!Array.isArray(values)) {
      throw new Unreadable()
    }
    if (name === 'Set') {
      return new Set(values)
    }
    const isEntry = (value: unknown): value is [unknown, unknown] =>
      Array.isArray(value) && value.length === ENTRY_LENGTH
    if (name !== 'Map' || !values.every(isEntry)) {
      throw new Unreadable()
    }
    return new Map(values)
  }

  #readValue(depth: number): unknown {
    if (depth > MAX_DEPTH) {
      throw new Unreadable()
    }
    if (this.accept('[')) {
      return this.#readList(']', depth)
    }
    if (this.accept('{')) {
      return this.#readObject(depth)
    }
    if (this.accept('new')) {
      return this.#readInstance(depth)
    }
    const lexeme = this.#advance()
    if (/^['"]./u.test(lexeme)) {
      return lexeme.slice(1, -1)
    }
    if (/^-?\.?\d/u.test(lexeme)) {
      return Number(lexeme.replaceAll('_', ''))
    }
    if (!CONSTANTS.has(lexeme)) {
      throw new Unreadable()
    }
    return CONSTANTS.get(lexeme)
  }
}

export type Pair = { inputs: Literal[]; output: unknown }

/** Values, an arrow, a value; undefined if the text is anything else. */
export const readPair = (text: string): Pair | undefined => {
  try {
    const reader = new LiteralReader(text)
    const inputs = [reader.readLiteral()]
    while (reader.accept(',')) {
      inputs.push(reader.readLiteral())
    }
    if (!reader.accept('->', '=>', '→', '⇒')) {
      return undefined
    }
    const output = reader.readLiteral().value
    return reader.isAtEnd ? { inputs, output } : undefined
  } catch (error) {
    if (error instanceof Unreadable) {
      return undefined
    }
    throw error
  }
}
