import { escapeMarkup, mark } from './markup'
import type { Query } from './readQuery'
import { findWords, type Word, wordForms } from './words'

const LEAST_RESEMBLANCE = 0.45
const MATTERS = 0.3

/** Does a word of a text answer a word of the query? */
const answers = (query: Query, word: Word): boolean =>
  wordForms(word.text).some(form =>
    query.words.some(
      ({ text, weight }) =>
        weight >= MATTERS && query.resembles(text, form) > LEAST_RESEMBLANCE,
    ),
  )

export type MarkedPassage = { value: string; matches: number }

/** Escapes a text and marks the words that answer the query. */
export const markWords = (query: Query, text: string): MarkedPassage => {
  let value = ''
  let end = 0
  let matches = 0
  for (const word of findWords(text)) {
    if (answers(query, word)) {
      value += escapeMarkup(text.slice(end, word.start)) + mark(word.text)
      end = word.end
      matches++
    }
  }
  return { value: value + escapeMarkup(text.slice(end)), matches }
}

/** The place of the first word that answers the query, or -1. */
export const findAnswer = (query: Query, words: readonly Word[]): number =>
  words.findIndex(word => answers(query, word))

/** The passage of `length` words of `text` around the one at `found`. */
export const cutSnippet = (
  query: Query,
  text: string,
  words: readonly Word[],
  length: number,
  found: number,
): string => {
  const lead = Math.floor(length / 3)
  const first = Math.max(0, Math.min(found - lead, words.length - length))
  const start = first === 0 ? 0 : (words[first]?.start ?? 0)
  const after = words[first + length]
  const end = after
    ? (words[first + length - 1]?.end ?? text.length)
    : text.length
  const { value } = markWords(query, text.slice(start, end))
  return `${start > 0 ? '…' : ''}${value}${after ? '…' : ''}`
}
