import { memoize } from '../../content/model/memoize'
import { SYNONYMS } from './synonyms'

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
    .replace(/^(cent)re/u, '$1er')

/** `flatMapAsync` into `flat`, `map`, `async`. */
export const splitName = (name: string): string[] =>
  name
    .split(CAMEL_BOUNDARY)
    .filter(part => part !== '')
    .map(foldSpelling)

/** A word whole and, when it is a compound name, by its parts as well. */
const wordForms = memoize((word): string[] => {
  const parts = splitName(word)
  return parts.length > 1 ? [parts.join(''), ...parts] : parts
})

export const tokenize = (text: string): string[] =>
  findWords(text).flatMap(word => wordForms(word.text))

/** The words of a text, compound names by their parts only. */
export const splitWords = (text: string): string[] =>
  findWords(text).flatMap(word => splitName(word.text))

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
