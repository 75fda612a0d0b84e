/** The specification's limit of a query; what is longer is cut. */
export const MAX_QUERY = 64

/** A stretch of text; a marked one answers the query. */
export type Piece = { text: string; marked: boolean }

/** A place on the site that answers a query, whichever provider found it. */
export type SearchHit = {
  id: string
  url: string
  /** An exported name, a line of code that is why it was found, or a text. */
  kind: 'name' | 'code' | 'text'
  /** The heading that it is listed under. */
  group: string
  title: Piece[]
  /** The headings above its own, page first. */
  context: string[]
  /** A passage of its text, its signature, or the line of its program. */
  snippet: Piece[]
}

export type SearchRequest = {
  query: string
  hitsPerPage: number
  snippetWords: number
}

export type SearchAnswer = {
  hits: SearchHit[]
  /** How many there are in all. */
  nbHits: number
  /** A sentence that helps to finish a query by type or by example. */
  hint?: string
}

/** What the dialog and the page ask; they do not know which provider it is. */
export type Search = (request: SearchRequest) => Promise<SearchAnswer>

export const plainPiece = (text: string): Piece => ({ text, marked: false })

export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ text }) => text).join('')

export type HitGroup = { title: string; hits: SearchHit[] }

/** The specification's number. */
const MAX_HITS_PER_GROUP = 5

/**
 * Hits by the heading they are listed under, best group first. At most one hit
 * of a group stands before a better one of the next group.
 */
export const groupHits = (hits: readonly SearchHit[]): HitGroup[] => {
  const titles = [...new Set(hits.map(({ group }) => group))]
  return titles.map((title, index) => {
    const own = hits.filter(({ group }) => group === title)
    const next = hits.findIndex(({ group }) => group === titles[index + 1])
    const better = own.filter(hit => hits.indexOf(hit) < next).length
    const most = next < 0 ? MAX_HITS_PER_GROUP : better + 1
    return { title, hits: own.slice(0, Math.min(most, MAX_HITS_PER_GROUP)) }
  })
}
