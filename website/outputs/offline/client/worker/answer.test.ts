import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerFresh, answerImmutable, answerPage } from './answer'

const request = new Request('https://lfi.dev/docs/a')
const asset = new Request('https://lfi.dev/assets/js/a.1.js')

/** Storage that holds what it has, and takes no more. */
const fullCache = (kept: Readonly<Record<string, string>> = {}) => ({
  match: (key: string | Request) => {
    const text = kept[typeof key === 'string' ? key : key.url]
    return Promise.resolve(text === undefined ? undefined : new Response(text))
  },
  put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
})

const stubCaches = (open: () => Promise<unknown>, older?: string): void => {
  vi.stubGlobal('caches', {
    open,
    match: () => Promise.resolve(older && new Response(older)),
  })
}

const answerWith = (fetch: () => Promise<Response>): void =>
  void vi.stubGlobal('fetch', fetch)

const later: Promise<unknown>[] = []
const waitUntil = (work: Promise<unknown>): void => void later.push(work)

beforeEach(() => {
  later.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['is full', () => Promise.resolve(fullCache())],
  ['is refused', () => Promise.reject(new DOMException('no', 'SecurityError'))],
])('while storage %s, good answers are given nevertheless', async (_, open) => {
  stubCaches(open)
  answerWith(() => Promise.resolve(new Response('good')))

  const answers = await Promise.all([
    answerPage(request, '1', waitUntil),
    answerFresh(request, '1', waitUntil),
    answerImmutable(asset, waitUntil),
  ])

  for (const answer of answers) {
    expect(await answer.text()).toBe('good')
  }
  // A rejection here would be an error in every visitor's console.
  expect(later).toHaveLength(3)
  await Promise.all(later)
})

test('without a network a page of an older version is better than none', async () => {
  answerWith(() => Promise.reject(new TypeError('offline')))
  stubCaches(() => Promise.resolve(fullCache()), 'of the version before')
  const older = await answerPage(request, '2', waitUntil)
  expect(await older.text()).toBe('of the version before')

  stubCaches(
    () => Promise.resolve(fullCache({ [request.url]: 'of this version' })),
    'of the version before',
  )
  const own = await answerPage(request, '2', waitUntil)
  expect(await own.text()).toBe('of this version')
})
