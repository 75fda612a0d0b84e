import { createEntries } from './entry'
import { foldSpelling } from './foldSpelling'
import { intentOf } from './intentOf'
import { rankEntries } from './rankEntries'
import { ranking } from './ranking'
import { readQuery } from './readQuery'
import type { SearchAnswer, SearchHit, SearchRequest } from './searchAnswer'
import type { SearchData } from './searchData'
import { suggestQueries } from './suggestQueries'
import { createTextIndex } from './textIndex'
import { toHit } from './toHit'
import { createLfiTypeIndex } from './types/createLfiTypeIndex'
import { Vocabulary } from './Vocabulary'
import { splitName } from './words'

export type Engine = { search: (request: SearchRequest) => SearchAnswer }

/** The field takes no more characters; the rest of a longer query is left out. */
const LONGEST_QUERY = 64

/** A name as pages show it used or declared: `map(fn, iterable)`. */
const CALL = /^\s*(?:function\s+)?(?<name>[\w$]+)\s*(?:<[^()]*(?<![=-])>)?\(/u

/** What was found, best first; a hit is made only if its page is asked for. */
type Found = readonly (() => SearchHit)[]

/** Puts the engine together: words and types over the same entries. */
export const createEngine = (data: SearchData): Engine => {
  const vocabulary = new Vocabulary()
  const entries = createEntries(data, vocabulary)
  const findText = createTextIndex(entries)
  const findTypes = createLfiTypeIndex(entries)

  const names = new Map(
    data.api.map(({ name }) => [foldSpelling(name), splitName(name)]),
  )

  const findWords = (text: string, snippetWords: number): Found => {
    const query = readQuery(text, names)
    const ranked =
      query.words.length > 0
        ? rankEntries(query, entries, vocabulary, findText)
        : []
    const least = (ranked[0]?.score ?? 0) * ranking.leastShare
    const kept = ranked.filter(({ score }) => score >= least)
    return kept.map(
      ({ entry }) =>
        () =>
          toHit(query, entry, snippetWords),
    )
  }

  const find = (text: string, snippetWords: number) => {
    const called = CALL.exec(text)?.groups?.name ?? ''
    if (data.api.some(({ name }) => name === called)) {
      return { found: findWords(called, snippetWords) }
    }
    // The types in a message are not what somebody looks for.
    const { found, ...hint } =
      intentOf(text) === 'error' ? { found: [] } : findTypes(text)
    return {
      ...hint,
      found: found.length > 0 ? found : findWords(text, snippetWords),
    }
  }

  return {
    search: ({ query, page, hitsPerPage, snippetWords }) => {
      const text = query.slice(0, LONGEST_QUERY)
      const { found, ...hint } = find(text, snippetWords)
      const first = page * hitsPerPage
      return {
        hits: found.slice(first, first + hitsPerPage).map(make => make()),
        nbHits: found.length,
        page,
        nbPages: Math.ceil(found.length / hitsPerPage),
        query: text,
        suggestions:
          found.length === 0 ? suggestQueries(readQuery(text), entries) : [],
        ...hint,
      }
    },
  }
}
