import type { Piece, SearchHit } from './answer'
import type { Ranked } from './ranking'
import { termsOf, tokenize } from './words'

/** Whether a word, or a part of a compound one, is among the terms found. */
const isFound = (terms: readonly string[], text: string): boolean =>
  tokenize(text).some(form => termsOf(form).some(term => terms.includes(term)))

/** A text in pieces, the words that answer the query marked. */
const markWords = (terms: readonly string[], text: string): Piece[] =>
  text
    .split(/([\p{L}\p{N}_$]+)/u)
    .map((part, place) => ({
      text: part,
      marked: place % 2 === 1 && isFound(terms, part),
    }))
    .filter(({ text: part }) => part !== '')

/** An answer has whole sentences, but for very long ones. */
const MAX_ANSWER = 30

/**
 * The sentence of a text that has most of the words that were found, and what
 * follows it until there are so many words.
 */
const findPassage = (
  terms: readonly string[],
  text: string,
  least: number,
): string => {
  const sentences = text.split(/(?<=[.?!])\s+/u)
  const counts = sentences.map(sentence => {
    const words = new Set(tokenize(sentence).flatMap(termsOf))
    return terms.filter(term => words.has(term)).length
  })
  let place = counts.indexOf(Math.max(...counts))
  const words: string[] = []
  for (; words.length < least && place < sentences.length; place++) {
    words.push(...(sentences[place]?.split(/\s+/u) ?? []))
  }
  const cut = words.slice(0, MAX_ANSWER).join(' ')
  return words.length > MAX_ANSWER ? `${cut}…` : cut
}

/**
 * What is shown of an entry. A function is best described by how its summary
 * begins, and what lfi lacks by what to write instead.
 */
export const toHit = (
  { entry, terms }: Ranked,
  snippetWords: number,
): SearchHit => {
  const { url, group, context, api, role, text, title } = entry
  const isDescribed = api !== undefined || role === 'gap'
  const passage = findPassage(isDescribed ? [] : terms, text, snippetWords)
  return {
    id: url,
    url,
    kind: api ? 'name' : 'text',
    group,
    title: markWords(terms, title),
    context,
    snippet: markWords(terms, passage),
  }
}
