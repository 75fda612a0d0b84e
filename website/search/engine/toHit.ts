import type { SearchEntry } from './entry'
import { cutSnippet, findAnswer, findSentence, markWords } from './markWords'
import type { Query } from './readQuery'
import type { SearchHit } from './searchAnswer'
import { findWords } from './words'

/** An answer is a whole sentence, but for very long ones. */
const MAX_ANSWER = 30

/**
 * Of a guide that a question leads to, the sentence that answers is shown; of
 * what lfi lacks, that it does and what to write instead.
 */
const answerOf = (query: Query, { api, text, lacks }: SearchEntry): string => {
  if (lacks.length > 0) {
    return text
  }
  return api || query.intent === 'words' ? '' : findSentence(query, text)
}

export const toHit = (
  query: Query,
  entry: SearchEntry,
  snippetWords: number,
): SearchHit => {
  const title = markWords(query, entry.title)
  const answer = answerOf(query, entry)
  const text = answer || entry.text
  const words = findWords(text)
  // A function found by its name is best described by how its summary begins.
  const isNamed = entry.api && title.some(({ marked }) => marked)
  const found = isNamed || answer ? 0 : findAnswer(query, words)
  const length = answer ? MAX_ANSWER : snippetWords
  return {
    id: entry.url,
    url: entry.url,
    kind: entry.api ? 'name' : 'text',
    group: entry.group,
    title,
    context: entry.trail.slice(0, -1),
    snippet: cutSnippet(query, text, words, length, found),
  }
}
