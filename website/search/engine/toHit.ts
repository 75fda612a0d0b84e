import type { SearchEntry } from './entry'
import { cutSnippet, findAnswer, markWords } from './markWords'
import type { Query } from './readQuery'
import type { SearchHit } from './searchAnswer'
import { findWords } from './words'

export const toHit = (
  query: Query,
  entry: SearchEntry,
  snippetWords: number,
): SearchHit => {
  const title = markWords(query, entry.title)
  const words = findWords(entry.text)
  // A function found by its name is best told by how its summary begins.
  const isNamed = entry.api && title.some(({ marked }) => marked)
  const found = isNamed ? 0 : findAnswer(query, words)
  return {
    id: entry.url,
    url: entry.url,
    kind: entry.api ? 'name' : 'text',
    group: entry.group,
    title,
    context: entry.trail.slice(0, -1),
    snippet: cutSnippet(query, entry.text, words, snippetWords, found),
  }
}
