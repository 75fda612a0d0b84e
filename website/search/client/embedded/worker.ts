import data from '@generated/lfi-search/default/searchData.json'
import { createEngine } from '../../engine/createEngine'
import type { SearchAnswer, SearchRequest } from '../../engine/searchAnswer'

/** What travels between the page and this worker. */
export type Question = { id: number; request: SearchRequest }
export type Reply = { id: number } & (
  | { answer: SearchAnswer }
  | { failure: string }
)

const engine = createEngine(data)

const reply = (message: Reply): void => self.postMessage(message)

self.onmessage = ({ data: { id, request } }: MessageEvent<Question>) => {
  try {
    reply({ id, answer: engine.search(request) })
  } catch (error) {
    reply({ id, failure: String(error) })
  }
}
