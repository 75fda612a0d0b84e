import { expect, test, vi } from 'vitest'
import { searchEmbedded } from './provider'

/** Workers that answer or break when a test says so. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = []
  ports: MessagePort[] = []
  terminate = vi.fn()
  constructor() {
    super()
    FakeWorker.all.push(this)
  }
  postMessage(_: unknown, ports: MessagePort[]): void {
    this.ports.push(...ports)
  }
}

const request = { query: 'map', hitsPerPage: 1, snippetWords: 1 }
const answer = { hits: [], nbHits: 0 }

test('a worker that breaks is ended, and the next query starts another', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const failed = searchEmbedded()(request)
  const [broken] = FakeWorker.all
  broken?.dispatchEvent(Object.assign(new Event('error'), { message: 'gone' }))
  await expect(failed).rejects.toThrow('gone')
  expect(broken?.terminate).toHaveBeenCalled()

  const found = searchEmbedded()(request)
  FakeWorker.all[1]?.ports[0]?.postMessage(answer)
  expect(await found).toEqual(answer)
  vi.unstubAllGlobals()
})
