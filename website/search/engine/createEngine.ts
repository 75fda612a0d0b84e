import { editDistance } from '../../content/model/editDistance'
import { createEntries, type SearchEntry } from './entry'
import { toHit } from './hits'
import { createRanking } from './ranking'
import { readQuery } from './readQuery'
import {
  MAX_SUGGESTIONS,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
} from './searchAnswer'
import type { SearchData } from './searchData'
import { createTypeIndex } from './typeIndex'
import { joinWords, termsOf } from './words'

export type Engine = { search: (request: SearchRequest) => SearchAnswer }

/** The field takes no more characters; the rest of a longer query is left out. */
const MAX_QUERY = 64

/** A name as pages show it used or declared: `map(fn, iterable)`. */
const CALL = /^\s*(?:function\s+)?(?<name>[\w$]+)\s*(?:<[^()]*(?<![=-])>)?\(/u

const STARTING_POINTS = ['map', 'reduce', 'pipe']

/** The names nearest to a query that found nothing, then where to begin. */
const suggestQueries = (
  query: string,
  entries: readonly SearchEntry[],
): string[] => {
  const typed = joinWords(query).slice(0, 32)
  const limit = Math.ceil(typed.length * 0.6)
  const near = entries
    .filter(({ api }) => api?.flavour === 'plain')
    .map(({ title }) => ({
      title,
      slips: editDistance(typed, joinWords(title), limit),
    }))
    .filter(({ slips }) => slips <= limit)
    .sort((left, right) => left.slips - right.slips)
    .map(({ title }) => title)
  return [...new Set([...near, ...STARTING_POINTS])].slice(0, MAX_SUGGESTIONS)
}

/** What was found, best first; a hit is made only if its page is asked for. */
type Found = readonly (() => SearchHit)[]

/** Puts the engine together: words and types over the same entries. */
export const createEngine = (data: SearchData): Engine => {
  const entries = createEntries(data)
  const rank = createRanking(entries)
  const findTypes = createTypeIndex(entries)

  const findWords = (text: string, snippetWords: number): Found => {
    const query = readQuery(text)
    const fillers = new Set(
      query.words.flatMap(word => (word.isFiller ? termsOf(word.text) : [])),
    )
    return rank(query).map(({ entry, terms }) => () => {
      const marked = new Set(terms.filter(term => !fillers.has(term)))
      return toHit(entry, marked, snippetWords, query.intent !== 'words')
    })
  }

  const find = (
    text: string,
    snippetWords: number,
  ): { found: Found; hint?: string } => {
    const called = CALL.exec(text)?.groups?.name ?? ''
    if (data.api.some(({ name }) => name === called)) {
      return { found: findWords(called, snippetWords) }
    }
    // Types inside an error message are not the subject of the query.
    const isMessage = readQuery(text).intent === 'error'
    const { found, ...hint } = isMessage ? { found: [] } : findTypes(text)
    return {
      ...hint,
      found: found.length > 0 ? found : findWords(text, snippetWords),
    }
  }

  return {
    search: ({ query, page, hitsPerPage, snippetWords }) => {
      const text = query.slice(0, MAX_QUERY)
      const { found, ...hint } = find(text, snippetWords)
      const first = page * hitsPerPage
      return {
        hits: found.slice(first, first + hitsPerPage).map(make => make()),
        nbHits: found.length,
        page,
        nbPages: Math.ceil(found.length / hitsPerPage),
        query: text,
        suggestions: found.length === 0 ? suggestQueries(text, entries) : [],
        ...hint,
      }
    },
  }
}
