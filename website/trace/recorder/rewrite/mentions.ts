import { type CodeToken, splitItems, type TokenRange } from './tokens'

/** What lfi's functions are called in the code. */
type Names = {
  readonly functions: ReadonlyMap<string, string>
  readonly namespaces: ReadonlySet<string>
  readonly isImported: boolean
}

const isLfi = (token: CodeToken | undefined): boolean =>
  token?.text === `"'lfi'` || token?.text === '""lfi"'

const readClause = (
  tokens: readonly CodeToken[],
  { first, last }: TokenRange,
  functions: Map<string, string>,
  namespaces: Set<string>,
): void => {
  for (let index = first; index <= last; index++) {
    const text = tokens[index]?.text
    if (text === '*' && tokens[index + 1]?.text === 'as') {
      namespaces.add(tokens[index + 2]?.text ?? '')
    } else if (text === '{') {
      for (const item of splitItems(tokens, index)) {
        functions.set(
          tokens[item.last]?.text ?? '',
          tokens[item.first]?.text ?? '',
        )
      }
    }
  }
}

/** `const { map, filter: keep } = lfi`, or `= await import('lfi')`. */
const readPattern = (
  tokens: readonly CodeToken[],
  equals: number,
  functions: Map<string, string>,
): void => {
  const open = tokens[equals - 1]?.partner ?? -1
  if (tokens[equals]?.text !== '=' || tokens[open]?.text !== '{') {
    return
  }
  for (const { first, last } of splitItems(tokens, open)) {
    functions.set(tokens[last]?.text ?? '', tokens[first]?.text ?? '')
  }
}

const readImports = (tokens: readonly CodeToken[]): Names => {
  const functions = new Map<string, string>()
  const namespaces = new Set<string>()
  let isImported = false
  tokens.forEach(({ text }, index) => {
    if (text !== 'import') {
      return
    }
    const from = tokens.findIndex(
      (token, at) => at > index && token.text.startsWith('"'),
    )
    if (!isLfi(tokens[from])) {
      return
    }
    isImported = true
    if (tokens[index + 1]?.text === '(') {
      const isAwaited = tokens[index - 1]?.text === 'await'
      readPattern(tokens, index - (isAwaited ? 2 : 1), functions)
    } else {
      readClause(
        tokens,
        { first: index + 1, last: from - 1 },
        functions,
        namespaces,
      )
    }
  })
  tokens.forEach(({ text, isRead }, index) => {
    if (isRead && namespaces.has(text) && tokens[index + 1]?.text !== '.') {
      readPattern(tokens, index - 1, functions)
    }
  })
  return { functions, namespaces, isImported }
}

/** A mention of one of lfi's functions: its tokens, and its own name. */
export type Mention = TokenRange & { readonly name: string }

/** Finds where code mentions functions of lfi, whatever it calls them. */
export class Mentions {
  #tokens: readonly CodeToken[]
  #names: Names

  constructor(tokens: readonly CodeToken[]) {
    this.#tokens = tokens
    this.#names = readImports(tokens)
  }

  /** Whether the code imports lfi at all. */
  get hasLfi(): boolean {
    return this.#names.isImported
  }

  /** The mention that begins at a token; undefined if none does. */
  at(index: number): Mention | undefined {
    const token = this.#tokens[index]
    const previous = this.#tokens[index - 1]?.text
    if (!token || previous === '.' || previous === '?.') {
      return undefined
    }
    if (!token.isRead && !token.isShorthand) {
      return undefined
    }
    const name = this.#names.functions.get(token.text)
    if (name !== undefined) {
      return { first: index, last: index, name }
    }
    const isMember =
      this.#names.namespaces.has(token.text) &&
      this.#tokens[index + 1]?.text === '.'
    return isMember
      ? {
          first: index,
          last: index + 2,
          name: this.#tokens[index + 2]?.text ?? '',
        }
      : undefined
  }
}
