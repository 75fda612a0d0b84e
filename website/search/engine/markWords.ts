import { ranking } from './ranking'
import type { Query, QueryWord } from './readQuery'
import { markedPiece, type Piece, plainPiece } from './searchAnswer'
import { findWords, type Word, wordForms } from './words'

const LEAST_RESEMBLANCE = 0.45
const MATTERS = 0.3

/** How well a word of a text answers a word of the query. */
const resemblanceTo = (query: Query, { text }: QueryWord, word: Word): number =>
  Math.max(...wordForms(word.text).map(form => query.resembles(text, form)))

const wordsThatMatter = ({ words }: Query): QueryWord[] =>
  words.filter(({ weight }) => weight >= MATTERS)

/**
 * The words of a text that answer the query. Where one answers as it was typed,
 * those that would only answer a slip are other words: `short` beside `sort`.
 */
const findAnswers = (query: Query, words: readonly Word[]): Set<Word> =>
  new Set(
    wordsThatMatter(query).flatMap(asked => {
      const close = words.filter(
        word => resemblanceTo(query, asked, word) > ranking.oneSlip,
      )
      return close.length > 0
        ? close
        : words.filter(
            word => resemblanceTo(query, asked, word) > LEAST_RESEMBLANCE,
          )
    }),
  )

/** A text in pieces, the words that answer the query marked. */
export const markWords = (query: Query, text: string): Piece[] => {
  const words = findWords(text)
  const answering = findAnswers(query, words)
  const pieces: Piece[] = []
  let end = 0
  const addPlain = (start: number): void => {
    if (start > end) {
      pieces.push(plainPiece(text.slice(end, start)))
    }
  }
  for (const word of words) {
    if (answering.has(word)) {
      addPlain(word.start)
      pieces.push(markedPiece(word.text))
      end = word.end
    }
  }
  addPlain(text.length)
  return pieces
}

/** The place of the first word that answers the query, or -1. */
export const findAnswer = (query: Query, words: readonly Word[]): number =>
  words.findIndex(word =>
    wordsThatMatter(query).some(
      asked => resemblanceTo(query, asked, word) > LEAST_RESEMBLANCE,
    ),
  )

/** The sentence of a text that answers most of the query's words. */
export const findSentence = (query: Query, text: string): string => {
  let best = ''
  let most = 0
  for (const sentence of text.split(/(?<=[.?!])\s+/u)) {
    const words = findWords(sentence)
    const answered = wordsThatMatter(query).filter(
      word => findAnswer({ ...query, words: [word] }, words) >= 0,
    )
    const weight = answered.reduce((sum, word) => sum + word.weight, 0)
    if (weight > most) {
      best = sentence
      most = weight
    }
  }
  return best
}

const ellipsis = plainPiece('…')

/** The passage of `length` words of `text` around the one at `found`. */
export const cutSnippet = (
  query: Query,
  text: string,
  words: readonly Word[],
  length: number,
  found: number,
): Piece[] => {
  const lead = Math.floor(length / 3)
  const first = Math.max(0, Math.min(found - lead, words.length - length))
  const start = first === 0 ? 0 : (words[first]?.start ?? 0)
  const after = words[first + length]
  const end = after
    ? (words[first + length - 1]?.end ?? text.length)
    : text.length
  return [
    ...(start > 0 ? [ellipsis] : []),
    ...markWords(query, text.slice(start, end)),
    ...(after ? [ellipsis] : []),
  ]
}
