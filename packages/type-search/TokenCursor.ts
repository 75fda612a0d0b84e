/** Thrown while reading a type that is half typed or none at all. */
export class UnfinishedType extends Error {}

/** Goes through tokens, and says what is missing where they end too soon. */
export class TokenCursor {
  protected position = 0

  readonly #tokens: readonly string[]

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  get done(): boolean {
    return this.position >= this.#tokens.length
  }

  protected peek(ahead = 0): string | undefined {
    return this.#tokens[this.position + ahead]
  }

  protected take(token: string): boolean {
    const taken = this.peek() === token
    if (taken) {
      this.position++
    }
    return taken
  }

  protected expect(token: string): void {
    if (!this.take(token)) {
      throw new UnfinishedType(`expected ${token}`)
    }
  }

  /** Passes over what `open` begins, nested ones included. */
  protected skipGroup(open: string, close: string): void {
    let depth = 0
    do {
      const token = this.#tokens[this.position++]
      depth += token === open ? 1 : token === close ? -1 : 0
    } while (depth > 0 && !this.done)
  }
}
