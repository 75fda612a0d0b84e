import {
  MAX_QUERY,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
} from './answer'
import type { SearchData } from './data'
import { createEntries } from './entry'
import { toHit } from './hits'
import { isMessage } from './query'
import { createRanking } from './ranking'
import { createTypeIndex } from './typeIndex'

export type Engine = (request: SearchRequest) => SearchAnswer

/** A name as pages show it used or declared: `map(fn, iterable)`. */
const CALL = /^\s*(?:function\s+)?(?<name>[\w$]+)\s*(?:<[^()]*(?<![=-])>)?\(/u

/** What was found, best first; a hit is made only if it is asked for. */
type Found = { hits: (() => SearchHit)[]; hint?: string }

/** Puts the engine together: words and types over the same entries. */
export const createEngine = (data: SearchData): Engine => {
  const entries = createEntries(data)
  const rank = createRanking(entries)
  const findTypes = createTypeIndex(entries)

  const find = (text: string, snippetWords: number): Found => {
    const called = CALL.exec(text)?.groups?.name
    const name = data.api.find(record => record.name === called)?.name
    // The types in a message are not what somebody looks for.
    const byType = name || isMessage(text) ? { hits: [] } : findTypes(text)
    if (byType.hits.length > 0) {
      return byType
    }
    const ranked = rank(name ?? text)
    const hits = ranked.map(each => () => toHit(each, snippetWords))
    return { ...byType, hits }
  }

  return ({ query, hitsPerPage, snippetWords }) => {
    const { hits, ...hint } = find(query.slice(0, MAX_QUERY), snippetWords)
    const shown = hits.slice(0, hitsPerPage).map(make => make())
    return { hits: shown, nbHits: hits.length, ...hint }
  }
}
