import type { SearchEntry } from './entry'
import {
  markedPiece,
  type Piece,
  plainPiece,
  type SearchHit,
} from './searchAnswer'
import { findWords, termsOf, tokenize, type Word } from './words'

/** An answer is a whole sentence, but for very long ones. */
const MAX_ANSWER = 30

/** Whether a word, or a part of a compound one, is among the terms found. */
const isFound = (terms: ReadonlySet<string>, { text }: Word): boolean =>
  tokenize(text).some(form => termsOf(form).some(term => terms.has(term)))

/** A text in pieces, the words that answer the query marked. */
const markWords = (terms: ReadonlySet<string>, text: string): Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const word of findWords(text)) {
    if (isFound(terms, word)) {
      pieces.push(plainPiece(text.slice(end, word.start)))
      pieces.push(markedPiece(word.text))
      end = word.end
    }
  }
  pieces.push(plainPiece(text.slice(end)))
  return pieces.filter(piece => piece.text !== '')
}

/** The sentence of a text that has most of the words that were found. */
const findSentence = (terms: ReadonlySet<string>, text: string): string => {
  let best = ''
  let most = 0
  for (const sentence of text.split(/(?<=[.?!])\s+/u)) {
    const found = new Set(tokenize(sentence).flatMap(termsOf))
    const count = [...terms].filter(term => found.has(term)).length
    if (count > most) {
      best = sentence
      most = count
    }
  }
  return best
}

/**
 * The place behind so many words, or where the text ends. What no space divides
 * is one word to a reader: else code such as `take(3)` would empty the line.
 */
const endOf = (
  text: string,
  words: readonly Word[],
  first: number,
  length: number,
): number => {
  let count = 0
  for (let place = first; place < words.length; place++) {
    const gap = text.slice(words[place]?.end, words[place + 1]?.start)
    count += /\s/u.test(gap) ? 1 : 0
    if (count === length) {
      return place + 1
    }
  }
  return words.length
}

/** The passage of `length` words of `text` around the first one found. */
const cutSnippet = (
  terms: ReadonlySet<string>,
  text: string,
  length: number,
  startsAtFirst: boolean,
): Piece[] => {
  const words = findWords(text)
  const found = startsAtFirst
    ? 0
    : words.findIndex(word => isFound(terms, word))
  const lead = Math.floor(length / 3)
  const first = Math.max(0, Math.min(found - lead, words.length - length))
  const start = first === 0 ? 0 : (words[first]?.start ?? 0)
  const last = endOf(text, words, first, length)
  const after = words[last]
  const end = after ? words[last - 1]?.end : text.length
  return [
    ...(start > 0 ? [plainPiece('…')] : []),
    ...markWords(terms, text.slice(start, end)),
    ...(after ? [plainPiece('…')] : []),
  ]
}

/** `answers`: the sentence that answers a question is shown, not a passage. */
export const toHit = (
  entry: SearchEntry,
  terms: ReadonlySet<string>,
  snippetWords: number,
  answers: boolean,
): SearchHit => {
  const { api, role, text, trail, url, group } = entry
  const title = markWords(terms, entry.title)
  const answer =
    role === 'gaps' ? text : answers && !api ? findSentence(terms, text) : ''
  // A function found by its name is best described by how its summary begins.
  const isNamed = api !== undefined && title.some(({ marked }) => marked)
  return {
    id: url,
    url,
    kind: api ? 'name' : 'text',
    group,
    title,
    context: trail.slice(0, -1),
    snippet: cutSnippet(
      terms,
      answer || text,
      answer ? MAX_ANSWER : snippetWords,
      isNamed || answer !== '',
    ),
  }
}
export type HitGroup = { title: string; hits: SearchHit[] }

/** The specification's number. */
const MAX_HITS_PER_GROUP = 5
/** How many hits of a group stand before a better one of the next group. */
const MAX_BEFORE_BETTER = 1

/**
 * Hits by the heading they are listed under, best group first, so many of each,
 * and few enough that the best of the next group is soon seen.
 */
export const groupHits = (hits: readonly SearchHit[]): HitGroup[] => {
  const titles = [...new Set(hits.map(({ group }) => group))]
  return titles.map((title, index) => {
    const next = hits.findIndex(({ group }) => group === titles[index + 1])
    const better = next < 0 ? hits : hits.slice(0, next)
    const worse = hits.slice(better.length)
    const isOwn = ({ group }: SearchHit): boolean => group === title
    return {
      title,
      hits: [
        ...better.filter(isOwn),
        ...worse.filter(isOwn).slice(0, MAX_BEFORE_BETTER),
      ].slice(0, MAX_HITS_PER_GROUP),
    }
  })
}
