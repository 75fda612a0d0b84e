/** A value and how it was written. */
export type Literal = { value: unknown; text: string }

/** What goes in and what should come out. */
export type Pair = { inputs: Literal[]; output: unknown }

const ARROW = /^(?:->|=>|→|⇒)$/u
const TOKEN =
  /\s+|'[^']*'?|"[^"]*"?|->|=>|→|⇒|new\s+(?:Map|Set)\s*\(|-?(?:\d[\d_]*\.?\d*|\.\d+)(?:e[+-]?\d+)?|[\p{L}_$][\p{L}\p{N}_$]*|[[\]{}(),:]|./gu
const SPECIAL: Readonly<Record<string, unknown>> = {
  undefined: undefined,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
}

const tokenize = (text: string): string[] =>
  [...text.matchAll(TOKEN)].map(([token]) => token)

/**
 * Whether a query is values on both sides of an arrow, as in `[1, 2] -> 3`: it
 * has no name but those of values and of keys, while types are names.
 */
export const isPair = (query: string): boolean => {
  const tokens = tokenize(query).filter(token => token.trim() !== '')
  const arrow = tokens.findIndex(token => ARROW.test(token))
  const isName = (token: string, place: number): boolean =>
    /^(?:[\p{L}_$`\\]|new)/u.test(token) &&
    !/^(?:new\s.*|true|false|null)$/su.test(token) &&
    !(token in SPECIAL) &&
    tokens[place + 1] !== ':'
  return (
    arrow > 0 &&
    /[\d'"[{]|\bnew\b|true|false/u.test(tokens.slice(0, arrow).join(' ')) &&
    !tokens.some(isName)
  )
}

/** The token of a literal as JSON; a tagged object stands for what JSON lacks. */
const toJson = (token: string, next: string | undefined): string => {
  if (/^['"]/u.test(token)) {
    return JSON.stringify(token.slice(1, -1))
  }
  if (/^new/u.test(token)) {
    return `{"~${token.includes('Map') ? 'Map' : 'Set'}":`
  }
  if (token === ')') {
    return '}'
  }
  if (/^[\p{L}_$]/u.test(token) && next === ':') {
    return JSON.stringify(token)
  }
  return token in SPECIAL
    ? JSON.stringify({ '~': token })
    : /^-?[.\d]/u.test(token)
      ? String(Number(token.replaceAll('_', '')))
      : token
}

const revive = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) {
    return value
  }
  const [[tag = '', held] = []] = Object.entries(value)
  if (tag === '~Map' && Array.isArray(held)) {
    return new Map(held)
  }
  if (tag === '~Set' && Array.isArray(held)) {
    return new Set(held)
  }
  return tag === '~' ? SPECIAL[String(held)] : value
}

/** Reads literals with commas between them; nothing is evaluated. */
const readLiterals = (tokens: readonly string[]): Literal[] => {
  const literals: Literal[] = []
  let depth = 0
  let begun: string[] = []
  const end = (): void => {
    const parts = begun.filter(token => token.trim() !== '')
    const json = parts
      .map((token, place) => toJson(token, parts[place + 1]))
      .join('')
      .replace(/,(?=[\]}])/gu, '')
    literals.push({
      value: JSON.parse(json, revive),
      text: begun.join('').trim(),
    })
    begun = []
  }
  for (const token of tokens) {
    depth += /^(?:[[{]|new)/u.test(token) ? 1 : /^[\]})]$/u.test(token) ? -1 : 0
    if (token === ',' && depth === 0) {
      end()
    } else {
      begun.push(token)
    }
  }
  end()
  return literals
}

/** Values, an arrow, a value; undefined if the text is anything else. */
export const readPair = (text: string): Pair | undefined => {
  const tokens = tokenize(text)
  const arrow = tokens.findIndex(token => ARROW.test(token))
  try {
    const [output, ...others] = readLiterals(tokens.slice(arrow + 1))
    const inputs = arrow > 0 ? readLiterals(tokens.slice(0, arrow)) : []
    return output && others.length === 0 && inputs.length > 0
      ? { inputs, output: output.value }
      : undefined
  } catch {
    // JSON.parse throws where a text is no literal.
    return undefined
  }
}
