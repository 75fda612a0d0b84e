/** What both providers answer, in the shape of DocSearch. */

export type HitType =
  | 'lvl0'
  | 'lvl1'
  | 'lvl2'
  | 'lvl3'
  | 'lvl4'
  | 'lvl5'
  | 'lvl6'
  | 'content'

export type HierarchyLevel = Exclude<HitType, 'content'>

export type Hierarchy = { [Level in HierarchyLevel]: string | null }

/** HTML: everything is escaped but the highlight tags. */
export type MarkedText = { value: string; matchLevel: string }

export type MarkedFields = {
  hierarchy: { [Level in HierarchyLevel]?: MarkedText }
  content?: MarkedText
}

export type SearchHit = {
  objectID: string
  url: string
  type: HitType
  hierarchy: Hierarchy
  content: string | null
  _snippetResult: MarkedFields
  _highlightResult: MarkedFields
}

export type SearchRequest = {
  query: string
  page: number
  hitsPerPage: number
  snippetWords: number
}

export type SearchAnswer = {
  hits: SearchHit[]
  nbHits: number
  page: number
  nbPages: number
  query: string
  queryID?: string
  /** Queries that would find something; at most three are shown. */
  suggestions: string[]
  /** A sentence that helps to finish a query that reads as a type. */
  hint?: string
}
