import { parseSignature } from './parseType'
import type { Type } from './type'

const CLOSERS: Readonly<Record<string, string>> = {
  '<': '>',
  '(': ')',
  '[': ']',
  '{': '}',
}

const closersOf = (text: string): string => {
  const open: string[] = []
  // An arrow's point is no bracket.
  for (const [token] of text.matchAll(/=>|->|[<>()[\]{}]/gu)) {
    const closer = CLOSERS[token]
    if (closer) {
      open.push(closer)
    } else if (token === open.at(-1)) {
      open.pop()
    }
  }
  return open.reverse().join('')
}

/** An arrow or angle brackets: what a typed signature has early on. */
const isBegun = (text: string): boolean => /=>|->|→|⇒|[\w$]\s*</u.test(text)

/**
 * A signature that is being typed, as one that says no more than is there: the
 * word under way represents anything, and open brackets are closed.
 * What has no arrow yet may go in as well as come out.
 */
export const finishSignature = (text: string): Type[] => {
  if (!isBegun(text)) {
    return []
  }
  const begun = text.trimEnd().replace(/[\p{L}\p{N}_$]*$/u, '')
  const isWhole = /(?<![=-])>$|[)\]}]$/u.test(begun)
  const finished = isWhole ? begun : `${begun.replace(/[=-]$/u, '->')}_`
  const closed = `${finished}${closersOf(finished)}`
  const type = parseSignature(closed)
  return type?.kind === 'function'
    ? [type]
    : [`${closed} -> _`, `_ -> ${closed}`].flatMap(
        whole => parseSignature(whole) ?? [],
      )
}
