import { SYNONYMS } from './synonyms'

const WORD = /[\p{L}\p{N}_$]+/gu
const CAMEL_BOUNDARY =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[_$]+/u

/** The words of a text, as written. */
export const findWords = (text: string): string[] => text.match(WORD) ?? []

/** The text with each of its words, as written, replaced. */
export const replaceWords = (
  text: string,
  replace: (word: string, isLast: boolean) => string,
): string => {
  let left = findWords(text).length
  return text.replaceAll(WORD, word => replace(word, --left === 0))
}

/** Lower case without accents, in American spelling, so that both spellings meet. */
const foldSpelling = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=[a-z]{3}[^aeiou])is(?=e[ds]?$|ing$|ation$)/u, 'iz')
    .replace(/^(behavi|col|fav|flav|neighb)our/u, '$1or')
    .replace(/yse/u, 'yze')
    .replace(/^(cancel|label|level|signal|travel)l(?=ed|ing)/u, '$1')
    .replace(/^concurrent(?:ly)?$/u, 'concur')

/** `flatMapAsync` into `flat`, `map`, `async`. */
export const splitName = (name: string): string[] =>
  name
    .split(CAMEL_BOUNDARY)
    .filter(part => part !== '')
    .map(foldSpelling)

/** Remembers what a pure function said of a text. */
const memoize = <Value>(
  compute: (text: string) => Value,
): ((text: string) => Value) => {
  const known = new Map<string, Value>()
  return text => {
    const value = known.get(text) ?? compute(text)
    known.set(text, value)
    return value
  }
}

/** A word whole and, when it is a compound name, by its parts as well. */
const wordForms = memoize((word): string[] => {
  const parts = splitName(word)
  return parts.length > 1 ? [parts.join(''), ...parts] : parts
})

export const tokenize = (text: string): string[] =>
  findWords(text).flatMap(wordForms)

/** The words of a text, compound names by their parts only. */
export const splitWords = (text: string): string[] =>
  findWords(text).flatMap(splitName)

/** A name, or several words, as one word: `flatMap` and `flat map` are `flatmap`. */
export const joinWords = (text: string): string => splitWords(text).join('')

const LEAST_STEM = 3

/** `mapping`, `mapped` and `maps` are `map`. */
const stemOf = (word: string): string => {
  const singular = word.replace(/ies$/u, 'y').replace(/(?<=[^su])s$/u, '')
  const stem = singular
    .replace(/(?:ing|ed|ers?|ors?|ions?|ments?)$/u, '')
    .replace(/([^aeiouls])\1$/u, '$1')
    .replace(/e$/u, '')
  return stem.length < LEAST_STEM ? singular : stem
}

const groupsOf = new Map<string, string[]>()
for (const [number, words] of SYNONYMS.entries()) {
  for (const word of words.split(' ')) {
    const stem = stemOf(foldSpelling(word))
    groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), `~${number}`])
  }
}

export const isGroup = (term: string): boolean => term.startsWith('~')

/** What a word is found by: its stem, and the groups of its synonyms. */
export const termsOf = memoize((word): string[] => {
  const stem = stemOf(word)
  return [stem, ...(groupsOf.get(stem) ?? [])]
})
