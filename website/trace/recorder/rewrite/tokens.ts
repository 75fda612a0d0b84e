import { parse } from 'sucrase/dist/esm/parser/index'

/** A token of the code; types of TypeScript are not among them. */
export type CodeToken = {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Whether the token reads a variable. */
  readonly isRead: boolean
  /** Whether it stands for a key and its value, as `a` does in `{ a }`. */
  readonly isShorthand: boolean
  /** Whether it stands first on its line. */
  readonly isFirst: boolean
  /** The index of the bracket on the other side; -1 for other tokens. */
  partner: number
}

// Sucrase's enums are const enums of its parser, which isolated modules cannot
// import: these are the numbers that matter here.
const TEMPLATE_TEXT = 23_552
const STRING = 4608
const REGULAR_EXPRESSION = 3584
const ACCESS = 0
const SHORTHAND = 8

const closers: ReadonlySet<string> = new Set([')', ']', '}'])
const openers: ReadonlySet<string> = new Set(['(', '[', '{', '${'])

const opaqueTypes: ReadonlySet<number> = new Set([
  TEMPLATE_TEXT,
  STRING,
  REGULAR_EXPRESSION,
])

/** Lets each bracket and backtick know where its counterpart is. */
const pair = (tokens: readonly CodeToken[]): void => {
  const open: number[] = []
  tokens.forEach((token, index) => {
    const top = open.at(-1) ?? -1
    const isEnd =
      closers.has(token.text) ||
      (token.text === '`' && tokens[top]?.text === '`')
    if (isEnd) {
      open.pop()
      const start = tokens[top]
      if (start) {
        start.partner = index
        token.partner = top
      }
    } else if (openers.has(token.text) || token.text === '`') {
      open.push(index)
    }
  })
}

/** The tokens of code, without those of types, with brackets paired. */
export const readTokens = (
  code: string,
  isTypeScript: boolean,
): readonly CodeToken[] => {
  const tokens: CodeToken[] = []
  let lastEnd = 0
  for (const token of parse(code, false, isTypeScript, false).tokens) {
    const { start, end, type, isType, identifierRole } = token
    if (!isType) {
      const text = code.slice(start, end)
      tokens.push({
        // A text that holds a bracket is not a bracket.
        text: opaqueTypes.has(type) ? `"${text}` : text,
        start,
        end,
        isRead: identifierRole === ACCESS,
        isShorthand: identifierRole === SHORTHAND,
        isFirst: code.slice(lastEnd, start).includes('\n'),
        partner: -1,
      })
    }
    lastEnd = end
  }
  pair(tokens)
  return tokens
}

const prefixes: ReadonlySet<string> = new Set(
  '! ~ + - ++ -- typeof void delete await new'.split(' '),
)

const endOfFunction = (tokens: readonly CodeToken[], from: number): number => {
  const brace = tokens.findIndex(
    ({ text, partner }, index) =>
      index > from && text === '{' && partner > index,
  )
  return tokens[brace]?.partner ?? from
}

const endOfPrimary = (tokens: readonly CodeToken[], from: number): number => {
  const token = tokens[from]
  const isFunction =
    token?.text === 'function' ||
    token?.text === 'class' ||
    (token?.text === 'async' && tokens[from + 1]?.text === 'function')
  if (isFunction) {
    return endOfFunction(tokens, from)
  }
  return token && token.partner > from ? token.partner : from
}

/**
 * The index of the last token of the operand that begins at `from`: what stands
 * behind `await`, with its members and calls.
 */
export const endOfOperand = (
  tokens: readonly CodeToken[],
  from: number,
): number => {
  let start = from
  while (prefixes.has(tokens[start]?.text ?? '')) {
    start++
  }
  let end = endOfPrimary(tokens, start)
  for (;;) {
    const next = tokens[end + 1]
    const isGroup = next && ['(', '[', '`'].includes(next.text)
    if (isGroup && next.partner > end) {
      end = next.partner
    } else if (next?.text === '!') {
      end += 1
    } else if (next?.text === '.' || next?.text === '?.') {
      const member = tokens[end + 2]
      const isPrivate = member?.text === '#'
      end =
        member && member.partner > end
          ? member.partner
          : end + (isPrivate ? 3 : 2)
    } else {
      return end
    }
  }
}

/** A range of tokens, both ends included. */
export type TokenRange = { readonly first: number; readonly last: number }

/** The items between two brackets, split at the commas of that level. */
export const splitItems = (
  tokens: readonly CodeToken[],
  open: number,
): readonly TokenRange[] => {
  const close = tokens[open]?.partner ?? open
  const items: TokenRange[] = []
  let first = open + 1
  for (let index = first; index <= close; index++) {
    const token = tokens[index]
    if (index === close || token?.text === ',') {
      if (index > first) {
        items.push({ first, last: index - 1 })
      }
      first = index + 1
    } else if (token && token.partner > index) {
      index = token.partner
    }
  }
  return items
}

/** The index of the `of` in the parentheses of a loop; -1 if there is none. */
export const findOf = (tokens: readonly CodeToken[], open: number): number => {
  const close = tokens[open]?.partner ?? -1
  for (let index = open + 1; index < close; index++) {
    const token = tokens[index]
    if (token?.text === 'of') {
      return index
    }
    index = Math.max(index, token?.partner ?? index)
  }
  return -1
}

/** What is spread, of an item that is; else the item itself. */
export const withoutSpread = (
  tokens: readonly CodeToken[],
  { first, last }: TokenRange,
): TokenRange => {
  const isSpread = tokens[first]?.text === '...'
  return { first: isSpread ? first + 1 : first, last }
}

export const isNew = (tokens: readonly CodeToken[], index: number): boolean =>
  tokens[index - 1]?.text === 'new'

const statements: ReadonlySet<string> = new Set(
  'if for while switch catch with await'.split(' '),
)

/** The index of the bracket around a token; -1 if there is none. */
export const enclosing = (
  tokens: readonly CodeToken[],
  index: number,
): number => {
  for (let at = index - 1; at >= 0; at--) {
    const partner = tokens[at]?.partner ?? -1
    if (partner > index) {
      return at
    }
    at = partner >= 0 ? Math.min(at, partner) : at
  }
  return -1
}

/** Whether the innermost function around a token is an async generator. */
export const isInAsyncGenerator = (
  tokens: readonly CodeToken[],
  index: number,
): boolean => {
  for (let at = enclosing(tokens, index); at >= 0; at = enclosing(tokens, at)) {
    const before = tokens[at - 1]
    if (tokens[at]?.text !== '{' || before?.text !== ')') {
      if (before?.text === '=>') {
        return false
      }
      continue
    }
    const name = before.partner - 1
    if (statements.has(tokens[name]?.text ?? '')) {
      continue
    }
    // `async *name() {`, `async *[Symbol.x]() {`, `async function* name() {`.
    const start =
      (tokens[name]?.partner ?? -1) >= 0
        ? (tokens[name]?.partner ?? name)
        : name
    const words = tokens.slice(Math.max(0, start - 3), start + 1)
    const texts = words.map(({ text }) => text)
    return texts.includes('*') && texts.includes('async')
  }
  return false
}
