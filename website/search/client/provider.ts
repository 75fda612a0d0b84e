import type { Search, SearchAnswer } from '../engine/answer'
import type { SearchContext } from '../model/config'

/**
 * What the build wrote into the search button of the navbar, which is another
 * one on each page: pages that are read have no context of React.
 */
export const readContext = (): SearchContext => {
  const button = document.querySelector<HTMLElement>('[data-search-button]')
  return JSON.parse(button?.dataset.context ?? '{}')
}

let worker: Worker | undefined

/** A worker that broke, say offline, is ended; the next query starts another. */
const startWorker = (): Worker => {
  const started = new Worker(new URL('./worker.ts', import.meta.url))
  started.addEventListener('error', () => {
    started.terminate()
    if (worker === started) {
      worker = undefined
    }
  })
  return started
}

/** Asks the engine in its worker; the page stays free while it thinks. */
export const searchEmbedded = (): Search => {
  // Starting it fetches the index, ahead of the first query.
  worker ??= startWorker()
  const asked = worker
  return request =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel()
      const fail = ({ message }: ErrorEvent): void =>
        reject(new Error(message || 'The search index did not load.'))
      asked.addEventListener('error', fail, { once: true })
      port1.onmessage = ({ data }: MessageEvent<SearchAnswer>) => {
        asked.removeEventListener('error', fail)
        resolve(data)
        port1.close()
      }
      asked.postMessage(request, [port2])
    })
}

let hosted: { key: string; search: Promise<Search> } | undefined

/**
 * The provider, made on first intent. The hosted one is made again when another
 * version or language is read, since it asks for just that.
 */
export const loadSearch = async (): Promise<Search> => {
  const context = readContext()
  const { hosted: config } = context
  if (!config) {
    return searchEmbedded()
  }
  const key = JSON.stringify(context)
  if (hosted?.key !== key) {
    const search = import('./hosted').then(({ createHostedSearch }) =>
      createHostedSearch(config, context),
    )
    search.catch(() => {
      hosted = undefined
    })
    hosted = { key, search }
  }
  return hosted.search
}
