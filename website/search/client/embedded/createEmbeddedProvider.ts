import type { SearchAnswer, SearchRequest } from '../../engine/searchAnswer'
import type { ProviderContext, SearchProvider } from '../provider'
import type { Question, Reply } from './worker'

type Waiting = {
  resolve: (answer: SearchAnswer) => void
  reject: (error: Error) => void
}

type Ask = (request: SearchRequest) => Promise<SearchAnswer>

/** Hits of the index are below the base URL, wherever the site lives. */
const withBaseUrl = (answer: SearchAnswer, baseUrl: string): SearchAnswer => ({
  ...answer,
  hits: answer.hits.map(hit => ({
    ...hit,
    url: baseUrl + hit.url.replace(/^\//u, ''),
    ...(hit.run && { run: baseUrl + hit.run.replace(/^\//u, '') }),
  })),
})

/** `onBroken` is called once, when this worker can answer nothing more. */
const startWorker = (onBroken: () => void): Ask => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('answer' in data) {
      asked?.resolve(data.answer)
    } else {
      asked?.reject(new Error(data.failure))
    }
  }
  worker.onerror = event => {
    worker.onerror = null
    worker.terminate()
    onBroken()
    for (const { reject } of waiting.values()) {
      reject(new Error(event.message || 'The search index did not load.'))
    }
    waiting.clear()
  }
  return request =>
    new Promise((resolve, reject) => {
      const question: Question = { id: ++lastId, request }
      waiting.set(question.id, { resolve, reject })
      worker.postMessage(question)
    })
}

/** Asks the engine in its worker; the page stays free while it thinks. */
export const createEmbeddedProvider = ({
  baseUrl,
}: Pick<ProviderContext, 'baseUrl'>): SearchProvider => {
  let ask: Ask | undefined
  // If the worker failed, for example offline, the next query starts another.
  const start = (): Ask =>
    startWorker(() => {
      ask = undefined
    })
  ask = start()
  return {
    search: async request => {
      ask ??= start()
      return withBaseUrl(await ask(request), baseUrl)
    },
  }
}
