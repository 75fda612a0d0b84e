import vm from 'node:vm'
import { expect, test } from 'vitest'
import { planPrecache, writeServiceWorker } from '.'

const SCOPE = 'https://lfi.dev/lfi/'

type Kept = Map<string, Map<string, string>>
type Answer = Response | undefined
type Network = (request: Request) => Promise<Response>

const text = (body: string): Promise<Response> =>
  Promise.resolve(new Response(body))
const offline: Network = () => Promise.reject(new TypeError('offline'))
const full = () =>
  Promise.reject(new DOMException('full', 'QuotaExceededError'))

/** A worker of one version with caches in memory, which may be shared. */
const start = async (
  version: string,
  {
    kept = new Map(),
    scope = SCOPE,
    put,
  }: { kept?: Kept; scope?: string; put?: () => Promise<void> } = {},
) => {
  const listeners = new Map<string, (event: object) => void>()
  const cacheOf = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, string>()
    kept.set(name, entries)
    return {
      match: async (key: string) => {
        const body = entries.get(key)
        return body === undefined ? undefined : new Response(body)
      },
      put:
        put ??
        (async (key: string, response: Response) => {
          entries.set(key, await response.text())
        }),
    }
  }
  const network = { answer: offline }
  const self = {
    registration: { scope },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (type: string, listen: (event: object) => void) =>
      void listeners.set(type, listen),
  }
  const script = await writeServiceWorker({
    version,
    core: ['assets/js/main.1.js'],
    rest: ['docs/a'],
  })
  vm.runInNewContext(script, {
    self,
    caches: {
      open: async (name: string) => cacheOf(name),
      match: async (key: string) =>
        cacheOf([...kept].find(([, it]) => it.has(key))?.[0] ?? '').match(key),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
    },
    fetch: (request: Request) => network.answer(request),
    console: { warn: () => {} },
    Request,
    Response,
    URL,
  })
  const send = async (type: string, fields: object = {}): Promise<Answer> => {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get(type)?.({
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (response: Promise<Response>) => {
        answer = response
      },
      ...fields,
    })
    const response = await answer
    // A rejection here would be an error in every visitor's console.
    await Promise.all(work)
    return response
  }
  const open = (address: string, mode = 'navigate', method = 'GET') =>
    send('fetch', { request: { url: address, mode, method } })
  return { network, send, open, kept }
}

test('pages come from the network while there is one, and are kept in all spellings', async () => {
  const { network, open } = await start('1')
  network.answer = () => text('first')
  await open(`${SCOPE}docs/b`)
  network.answer = () => text('second')
  expect(await (await open(`${SCOPE}docs/b`))?.text()).toBe('second')
  network.answer = offline
  for (const name of [
    'docs/b',
    'docs/b/',
    'docs/b.html',
    'docs/b/index.html',
    'docs/b?q=1#x',
  ]) {
    expect(await (await open(SCOPE + name))?.text()).toBe('second')
  }
})

test('files named after their content come from the cache first', async () => {
  const { network, open } = await start('1')
  network.answer = () => text('main()')
  await open(`${SCOPE}assets/js/main.1.js`, 'no-cors')
  network.answer = offline
  const answer = await open(`${SCOPE}assets/js/main.1.js`, 'no-cors')
  expect(await answer?.text()).toBe('main()')
})

test('other hosts, other folders and other methods are left alone', async () => {
  const { open } = await start('1')
  expect(await open('https://example.com/a.js')).toBeUndefined()
  expect(await open('https://lfi.dev/other/a.js')).toBeUndefined()
  expect(await open(`${SCOPE}docs`, 'cors', 'POST')).toBeUndefined()
})

test('while storage is full, good answers are given nevertheless', async () => {
  const { network, open } = await start('1', { put: full })
  network.answer = () => text('good')
  for (const [name, mode] of [
    ['docs/a', 'navigate'],
    ['api.json', 'cors'],
    ['assets/js/main.1.js', 'no-cors'],
  ] as const) {
    expect(await (await open(SCOPE + name, mode))?.text()).toBe('good')
  }
})

test('without a network a page of an older version is better than none, and none says so', async () => {
  const older = await start('1')
  older.network.answer = () => text('old')
  await older.open(`${SCOPE}docs/b`)
  const { open } = await start('2', { kept: older.kept })
  expect(await (await open(`${SCOPE}docs/b`))?.text()).toBe('old')
  const missing = await open(`${SCOPE}docs/c`)
  expect(missing?.status).toBe(503)
  expect(await missing?.text()).toContain(`<a href="${SCOPE}">`)
})

test('an older version goes once all of the new one is kept, another site never', async () => {
  const older = await start('1')
  older.network.answer = () => text('page')
  await older.open(`${SCOPE}docs/b`)
  const other = await start('1', {
    kept: older.kept,
    scope: 'https://lfi.dev/',
  })
  other.network.answer = () => text('other')
  await other.open('https://lfi.dev/docs/b')
  const next = await start('2', { kept: older.kept })
  next.network.answer = () => text('new')
  await next.send('message', { data: 'keep-everything' })
  expect([...next.kept.keys()]).toEqual([
    'lfi https://lfi.dev/ 1',
    `lfi ${SCOPE} 2`,
  ])
})

test('what every page names is kept at once, documents later', () => {
  const pages = ['', 'docs/api/variables/map', 'docs/recipes', 'playground']
  const html = '<link href="/lfi/assets/css/styles.1.css">'
  const plan = planPrecache(pages, ['js/editor.1.js'], html)
  expect(plan.core).toContain('assets/css/styles.1.css')
  expect(plan.rest).toEqual(['', 'docs/api/variables/map', 'docs/recipes'])
  const next = planPrecache(pages, ['js/editor.2.js'], html)
  expect(next.version).not.toBe(plan.version)
})
