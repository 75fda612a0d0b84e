import type { SearchAnswer, SearchRequest } from '../../engine/searchAnswer'

/** What travels between the page and the search worker. */
export type Question = { id: number; request: SearchRequest }
export type Reply = { id: number } & (
  | { answer: SearchAnswer }
  | { failure: string }
)
