import { MAX_QUERY, type SearchAnswer, type SearchRequest } from './answer'
import type { SearchData } from './data'
import { createEntries } from './entry'
import { toHit } from './hits'
import { isMessage } from './query'
import { createRanking } from './ranking'
import { createTypeIndex } from './typeIndex'

export type Engine = (request: SearchRequest) => SearchAnswer

/** A name as pages show it used or declared: `map(fn, iterable)`. */
const CALL = /^\s*(?:function\s+)?(?<name>[\w$]+)\s*(?:<[^()]*(?<![=-])>)?\(/u

/** Puts the engine together: words and types over the same entries. */
export const createEngine = (data: SearchData): Engine => {
  const entries = createEntries(data)
  const rank = createRanking(entries)
  const findTypes = createTypeIndex(entries)

  return ({ query, hitsPerPage, snippetWords }) => {
    const text = query.slice(0, MAX_QUERY)
    const called = CALL.exec(text)?.groups?.name
    const name = data.api.find(record => record.name === called)?.name
    // The types in a message are not what somebody looks for.
    const byType = name || isMessage(text) ? { hits: [] } : findTypes(text)
    const { length } = byType.hits
    if (length > 0) {
      const hits = byType.hits.slice(0, hitsPerPage)
      return { ...byType, hits, nbHits: length }
    }
    const ranked = rank(name ?? text)
    const shown = ranked.slice(0, hitsPerPage)
    const hits = shown.map(each => toHit(each, snippetWords))
    return { ...byType, hits, nbHits: ranked.length }
  }
}
