import type { Search, SearchAnswer } from '../engine/answer'

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
