import data from '@site/generated/search.json'
import type { SearchAnswer, SearchRequest } from '../engine/answer'
import { createEngine } from '../engine/createEngine'
import { isPair } from '../engine/literals'

const search = createEngine(data)

const answer = async (request: SearchRequest): Promise<SearchAnswer> => {
  if (!isPair(request.query)) {
    return search(request)
  }
  // It brings lfi along, so it is loaded for such a query only.
  const { answerPair } = await import('./answerPair')
  return answerPair(request.query, search, data.playground)
}

/** Answers on the port that came with the question; a failure ends the worker. */
self.onmessage = ({ data: request, ports: [port] }) => {
  answer(request).then(found => port?.postMessage(found), reportError)
}
