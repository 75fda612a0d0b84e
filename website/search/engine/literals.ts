/** What goes in, as written and as a value, and what should come out. */
export type Pair = { text: string; input: unknown; output: unknown }

/** What JSON writes in another way. */
const TOKEN =
  /'(?<text>[^']*)'|"[^"]*"|new\s+(?<collection>Map|Set)\s*\(|(?<end>\))|(?<key>[\p{L}_$][\p{L}\p{N}_$]*)\s*:|(?<name>undefined|NaN)/gu

/** A token as JSON; a tagged object stands for what JSON lacks. */
const toJson = (token: string, groups: Record<string, string>): string => {
  const { text, collection, end, key, name } = groups
  if (text !== undefined) {
    return JSON.stringify(text)
  }
  if (key || collection) {
    return key ? `"${key}":` : `{"~${collection}":`
  }
  return name ? `{"~name":"${name}"}` : end ? '}' : token
}

const revive = (_key: string, value: unknown): unknown => {
  const [[tag, held] = []] = Object.entries(Object(value))
  if (Array.isArray(held) && (tag === '~Map' || tag === '~Set')) {
    return tag === '~Map' ? new Map(held) : new Set(held)
  }
  return tag === '~name' ? (held === 'NaN' ? Number.NaN : undefined) : value
}

/** The value of a literal, none if it is not one; nothing is evaluated. */
const readLiteral = (literal: string): unknown[] => {
  const json = literal.replaceAll(TOKEN, (token, ...rest) =>
    toJson(token, rest.at(-1)),
  )
  try {
    return [JSON.parse(json, revive)]
  } catch {
    return []
  }
}

/** What is before and after the first arrow that is in no quotes. */
const SIDES =
  /^(?<left>(?:[^'"]|'[^']*'|"[^"]*")*?)(?:[-=]>|→|⇒)(?<right>.*)$/su

/** Whether a query begins with a value and an arrow; the rest may follow. */
export const isPair = (query: string): boolean =>
  readLiteral(SIDES.exec(query)?.groups?.left ?? '').length > 0

/** A value, an arrow, a value; undefined if the text is anything else. */
export const readPair = (query: string): Pair | undefined => {
  const { left = '', right = '' } = SIDES.exec(query)?.groups ?? {}
  const [inputs, outputs] = [readLiteral(left), readLiteral(right)]
  return inputs.length + outputs.length === 2
    ? { text: left.trim(), input: inputs[0], output: outputs[0] }
    : undefined
}
