import { memoize } from '../../content/model/memoize'
import { foldSpelling } from './foldSpelling'

const WORD = /[\p{L}\p{N}_$]+/gu
const CAMEL_BOUNDARY =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[_$]+/u

export type Word = { text: string; start: number; end: number }

/** The words of a text with their places in it, as written. */
export const findWords = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(match => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))

/** `flatMapAsync` into `flat`, `map`, `async`. */
export const splitName = memoize((name): readonly string[] =>
  name
    .split(CAMEL_BOUNDARY)
    .filter(part => part !== '')
    .map(foldSpelling),
)

/** A word whole and, when it is a compound name, by its parts as well. */
export const wordForms = memoize((word): readonly string[] => {
  const whole = foldSpelling(word)
  const parts = splitName(word)
  return parts.length > 1 ? [whole, ...parts] : [whole]
})

export const tokenize = (text: string): string[] =>
  findWords(text).flatMap(word => wordForms(word.text))

/** The words of a text, compound names by their parts only. */
export const splitWords = (text: string): string[] =>
  findWords(text).flatMap(word => splitName(word.text))
