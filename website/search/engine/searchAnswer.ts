/** A stretch of text; a marked one answers the query. */
export type Piece = { text: string; marked: boolean }

/**
 * What a hit was found by: an exported name by words, an exported name by its
 * signature, a text of a guide, or a program that gives the wanted value.
 */
export type HitKind = 'name' | 'signature' | 'text' | 'program'

/** A place on the site that answers a query, whichever provider found it. */
export type SearchHit = {
  id: string
  url: string
  kind: HitKind
  /** The heading that it is listed under. */
  group: string
  title: Piece[]
  /** The headings above its own, page first. */
  context: string[]
  /** A passage of its text, its signature, or the line of its program. */
  snippet: Piece[]
  /** Where its program can be run. */
  run?: string
}

export type SearchRequest = {
  query: string
  page: number
  hitsPerPage: number
  snippetWords: number
}

export const MAX_SUGGESTIONS = 3

export type SearchAnswer = {
  hits: SearchHit[]
  /** How many there are in all, and on how many pages. */
  nbHits: number
  page: number
  nbPages: number
  query: string
  queryID?: string
  /** Queries that would find something, at most `MAX_SUGGESTIONS`. */
  suggestions: string[]
  /** A sentence that helps to finish a query that reads as a type. */
  hint?: string
}

export const plainPiece = (text: string): Piece => ({ text, marked: false })
export const markedPiece = (text: string): Piece => ({ text, marked: true })

export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ text }) => text).join('')
