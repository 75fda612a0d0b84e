import { normalizeType } from './normalizeType'
import { TypeReader, UnfinishedType } from './TypeReader'
import type { Type } from './type'

const TOKEN =
  /\s+|(=+>|-+>|→|⇒|::|\.\.\.)|([\p{L}_$][\p{L}\p{N}_$.]*|\d[\d.]*)|("[^"]*"|'[^']*'|`[^`]*`)|([<>()[\]{},:?|&;=*-])/uy

const ARROW = /^(?:[=-]+>|→|⇒)$/u

/** The tokens of a type, or undefined where something cannot be one. */
const lex = (text: string): string[] | undefined => {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text)
    if (!match) {
      return undefined
    }
    const token = match[0].trim()
    if (token !== '') {
      tokens.push(ARROW.test(token) ? '=>' : token)
    }
  }
  return tokens
}

const read = (
  text: string,
  variables: readonly string[],
  how: (reader: TypeReader) => Type,
): Type | undefined => {
  const tokens = lex(text)
  if (!tokens) {
    return undefined
  }
  const reader = new TypeReader(tokens, new Set(variables))
  try {
    const type = how(reader)
    return reader.done ? normalizeType(type) : undefined
  } catch (error) {
    if (error instanceof UnfinishedType) {
      return undefined
    }
    throw error
  }
}

/** One type, as the package writes it; undefined when it cannot be read. */
export const parseType = (
  text: string,
  variables: readonly string[],
): Type | undefined => read(text, variables, reader => reader.type())

/** As in `map<T>(`, `map: <T>(` and `const map = <T>(`. */
const NAME_BEFORE_GENERICS =
  /^\s*(?:(?:export|declare|const)\s+)*[\w$]+\s*(?:::|[:=])?\s*(?=<[^<>()]*>\s*\()/u

/** What a visitor typed; undefined while it is not (yet) a signature. */
export const parseSignature = (text: string): Type | undefined => {
  const withoutOwner = text
    .replace(/^\s*(?:async\s+)?function\b\s*[\w$]*/u, '')
    .replace(NAME_BEFORE_GENERICS, '')
  const generics = /^\s*<([^<>()]*)>\s*\(/u.exec(withoutOwner)
  const variables = (generics?.[1] ?? '')
    .split(',')
    .flatMap(item => /[\w$]+/u.exec(item)?.[0] ?? [])
  return read(withoutOwner, variables, reader => reader.signature())
}
