import { afterEach, expect, test, vi } from 'vitest'
import { createEmbeddedProvider } from './createEmbeddedProvider'

type Posted = { id: number; request: unknown }

/** Workers that answer when a test says so. */
class FakeWorker {
  static all: FakeWorker[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null
  posted: Posted[] = []
  isTerminated = false
  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage(message: Posted): void {
    this.posted.push(message)
  }
  terminate(): void {
    this.isTerminated = true
  }
}

const request = { query: 'map', page: 0, hitsPerPage: 1, snippetWords: 1 }
const answer = { hits: [], nbHits: 0, page: 0, nbPages: 0, query: 'map' }

afterEach(() => {
  FakeWorker.all = []
  vi.unstubAllGlobals()
})

test('a worker that breaks is ended, and the next query starts another', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const provider = createEmbeddedProvider({ baseUrl: '/' })
  const failed = provider.search(request)
  const [broken] = FakeWorker.all
  const lateError = broken?.onerror
  lateError?.({ message: 'gone' })
  await expect(failed).rejects.toThrow('gone')
  expect(broken?.isTerminated).toBe(true)
  expect(broken?.onerror).toBeNull()

  const found = provider.search(request)
  const [, fresh] = FakeWorker.all
  fresh?.onmessage?.({ data: { id: fresh.posted[0]?.id, answer } })
  expect((await found).nbHits).toBe(0)
})
