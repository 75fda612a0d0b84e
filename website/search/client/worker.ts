import data from '@generated/lfi-search/default/searchData.json'
import type { SearchAnswer, SearchRequest } from '../engine/answer'
import { createEngine } from '../engine/createEngine'
import { isPair } from '../engine/literals'

/** What the page hears, on the port that came with the question. */
export type Reply = { answer: SearchAnswer } | { failure: string }

const engine = createEngine(data)

const answer = async (request: SearchRequest): Promise<SearchAnswer> => {
  if (!isPair(request.query)) {
    return engine.search(request)
  }
  // It brings lfi along, so it is loaded for such a query only.
  const { answerPair } = await import('./answerPair')
  return answerPair(request.query, data)
}

const replyTo = (request: SearchRequest): Promise<Reply> =>
  answer(request).then(
    found => ({ answer: found }),
    error => ({ failure: String(error) }),
  )

self.onmessage = async ({ data: request, ports }) => {
  const [port] = ports
  port?.postMessage(await replyTo(request))
}
