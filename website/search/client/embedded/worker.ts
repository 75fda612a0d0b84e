import data from '@generated/lfi-search/default/searchData.json'
import { createEngine } from '../../engine/createEngine'
import { isPair } from '../../engine/readPair'
import type { SearchAnswer, SearchRequest } from '../../engine/searchAnswer'

/** What travels between the page and this worker. */
export type Question = { id: number; request: SearchRequest }
export type Reply = { id: number } & (
  | { answer: SearchAnswer }
  | { failure: string }
)

const engine = createEngine(data)

const reply = (message: Reply): void => self.postMessage(message)

const answer = async (request: SearchRequest): Promise<SearchAnswer> => {
  if (!isPair(request.query)) {
    return engine.search(request)
  }
  const { answerPair } = await import('./answerPair')
  return answerPair(request.query, data.api)
}

self.onmessage = async ({ data: { id, request } }: MessageEvent<Question>) => {
  try {
    reply({ id, answer: await answer(request) })
  } catch (error) {
    reply({ id, failure: String(error) })
  }
}
