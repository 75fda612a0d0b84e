/** What goes in, as written and as a value, and what should come out. */
export type Pair = { text: string; input: unknown; output: unknown }

const NAMED: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
])

/** What JSON writes in another way. */
const TOKEN =
  /'(?<text>[^']*)'|"[^"]*"|new\s+(?<collection>Map|Set)\s*\(|\)|(?<key>[\p{L}_$][\p{L}\p{N}_$]*)\s*:|undefined|NaN|Infinity|(?<number>\d[\d_]*\.?\d*|\.\d+)|,(?=\s*[\]}])/gu

/** A token as JSON; a tagged object stands for what JSON lacks. */
const toJson = (token: string, groups: Record<string, string>): string => {
  const { text, collection, key, number } = groups
  if (text !== undefined || key !== undefined) {
    return JSON.stringify(text ?? key) + (key === undefined ? '' : ':')
  }
  if (collection) {
    return `{"~${collection}":`
  }
  if (number) {
    return String(Number(number.replaceAll('_', '')))
  }
  if (NAMED.has(token)) {
    return JSON.stringify({ '~': token })
  }
  return token === ')' ? '}' : token === ',' ? '' : token
}

const revive = (_key: string, value: unknown): unknown => {
  const [[tag = '', held] = []] = Object.entries(value ?? {})
  if (Array.isArray(held) && tag === '~Map') {
    return new Map(held)
  }
  if (Array.isArray(held) && tag === '~Set') {
    return new Set(held)
  }
  return tag === '~' ? NAMED.get(String(held)) : value
}

/** Reads a literal; nothing is evaluated. JSON.parse throws if it is none. */
const readLiteral = (literal: string): unknown => {
  const json = literal.replaceAll(TOKEN, (token, ...rest) =>
    toJson(token, rest.at(-1)),
  )
  return JSON.parse(json, revive)
}

const ARROW = /->|=>|→|⇒/u

/** What a literal may have of letters: texts, named values and keys. */
const LETTERS =
  /'[^']*'?|"[^"]*"?|\bnew (?:Map|Set)\b|\b(?:true|false|null|undefined|NaN|Infinity)\b|[\p{L}\p{N}_$]+(?=\s*:)|\d[\d_.e]*/gu

/**
 * Whether a query is values on both sides of an arrow, as in `[1, 2] -> 3`: it
 * has no name but those of values and of keys, while types are names.
 */
export const isPair = (query: string): boolean => {
  const bare = query.replace(LETTERS, '0')
  const [input = '', ...outputs] = bare.split(ARROW)
  const hasNames = /[\p{L}_$`\\]/u.test(bare)
  return outputs.length > 0 && /[\d[{]/u.test(input) && !hasNames
}

/** A value, an arrow, a value; undefined if the text is anything else. */
export const readPair = (query: string): Pair | undefined => {
  const [left = '', right = '', ...others] = query.split(
    /(?:->|=>|→|⇒)(?=(?:[^'"]|'[^']*'|"[^"]*")*$)/u,
  )
  try {
    const text = left.trim()
    const pair = { text, input: readLiteral(text), output: readLiteral(right) }
    return others.length === 0 ? pair : undefined
  } catch {
    return undefined
  }
}
