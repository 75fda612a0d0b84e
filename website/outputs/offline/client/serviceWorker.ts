/*
 * The service worker: keeps the site readable without a network. It imports
 * types only: ../index.ts strips them and puts the list of what to keep before
 * it, as service-worker.js.
 */
import type { PrecacheList } from './precacheList'

/** What a service worker adds to the types of a page, as far as used here. */
type LifetimeEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type RequestEvent = LifetimeEvent & {
  request: Request
  respondWith: (response: Promise<Response>) => void
}
type WorkerScope = {
  registration: { scope: string }
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<readonly unknown[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listen: (event: LifetimeEvent) => void): void
    (type: 'fetch', listen: (event: RequestEvent) => void): void
    (
      type: 'message',
      listen: (event: MessageEvent & LifetimeEvent) => void,
    ): void
  }
}

declare const self: WorkerScope
declare const precacheList: PrecacheList

const { version, core, rest, used } = precacheList
const { scope } = self.registration

// With the scope, because two sites on one origin share its caches. Files named
// after their content are shared by versions; pages never are.
const assetCache = `lfi-assets ${scope}`
const pageCachePrefix = `lfi-pages ${scope} `
const pageCache = pageCachePrefix + version

const isAsset = (path: string): boolean => path.startsWith('assets/')

/**
 * The one address that a page is kept under, in all spellings of its address:
 * no query, no hash, no `.html`, no slash at the end.
 */
const pageKey = (address: string): string => {
  const url = new URL(address)
  const path = url.pathname
    .replace(/\/index\.html$/u, '/')
    .replace(/\.html$/u, '')
    .replace(/(?<=.)\/$/u, '')
  return url.origin + path
}

/** A storage that is full, broken or refused is no failure of the page. */
const orNothing = <Result>(
  work: Promise<Result>,
): Promise<Result | undefined> =>
  work.catch(error => {
    console.warn('The cache could not be used.', error)
    return undefined
  })

const listPageCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter(name => name.startsWith(pageCachePrefix))

/**
 * A page of this version, or else of an older one, whose pages stay until this
 * version has kept its own.
 */
const findPage = async (key: string): Promise<Response | undefined> => {
  for (const name of [pageCache, ...(await listPageCaches())]) {
    const kept = await (await caches.open(name)).match(key)
    if (kept) {
      return kept
    }
  }
  return undefined
}

/** Keeps a copy of an answer, after it has been given. */
const keepLater = (
  event: LifetimeEvent,
  cache: string,
  key: string,
  response: Response,
): void => {
  const copy = response.clone()
  event.waitUntil(
    orNothing(caches.open(cache).then(opened => opened.put(key, copy))),
  )
}

/** From the cache if it is there: its name says that it has not changed. */
const answerImmutable = async (event: RequestEvent): Promise<Response> => {
  const { request } = event
  const kept = await orNothing(
    caches.open(assetCache).then(cache => cache.match(request)),
  )
  if (kept) {
    return kept
  }
  const response = await fetch(request)
  if (response.status === 200) {
    keepLater(event, assetCache, request.url, response)
  }
  return response
}

/** From the network while there is one, so that nothing is out of date. */
const answerFresh = async (
  event: RequestEvent,
  key: string,
): Promise<Response> => {
  try {
    const response = await fetch(event.request)
    if (response.status === 200 && !response.redirected) {
      keepLater(event, pageCache, key, response)
    }
    return response
  } catch (error) {
    const kept = await orNothing(findPage(key))
    if (kept) {
      return kept
    }
    throw error
  }
}

const apology =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Offline | lfi</title><h1>You are offline</h1><p>This page was not kept for reading without a network. Pages that you have visited were: go back, or try again later.</p></html>'

const answerPage = async (event: RequestEvent): Promise<Response> => {
  try {
    return await answerFresh(event, pageKey(event.request.url))
  } catch {
    return new Response(apology, {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    })
  }
}

/** Keeps one file; false if there is no room for it. */
const keep = async (path: string): Promise<boolean> => {
  const address = scope + path
  const cache = await caches.open(isAsset(path) ? assetCache : pageCache)
  const key = isAsset(path) ? address : pageKey(address)
  if (await cache.match(key)) {
    return true
  }
  // Pages as the server has them now, not as the browser's own cache does.
  const mode = isAsset(path) ? 'default' : 'no-cache'
  const response = await fetch(new Request(address, { cache: mode }))
  if (!response.ok || response.redirected) {
    return true
  }
  const isKept = orNothing(cache.put(key, response).then(() => true))
  return (await isKept) ?? false
}

/** Keeps files, four at a time, until there is no more room. */
const keepAll = async (paths: readonly string[]): Promise<boolean> => {
  for (let start = 0; start < paths.length; start += 4) {
    const kept = await Promise.all(paths.slice(start, start + 4).map(keep))
    if (kept.includes(false)) {
      return false
    }
  }
  return true
}

const removeOutdated = async (): Promise<void> => {
  for (const name of await listPageCaches()) {
    if (name !== pageCache) {
      await caches.delete(name)
    }
  }
  const known = new Set([...core, ...rest, ...used].map(path => scope + path))
  const assets = await caches.open(assetCache)
  for (const request of await assets.keys()) {
    if (!known.has(request.url)) {
      await assets.delete(request)
    }
  }
}

/**
 * What an older version kept goes once all of this one is there, and not while
 * another tab is open, which may still show the older version.
 */
const keepEverything = async (): Promise<void> => {
  const isWhole = await keepAll(rest)
  const windows = await self.clients.matchAll({ type: 'window' })
  if (isWhole && windows.length <= 1) {
    await removeOutdated()
  }
}

let keeping: Promise<void> | undefined

self.addEventListener('install', event => {
  event.waitUntil(keepAll(core).then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('message', event => {
  if (event.data === 'keep-everything') {
    keeping ??= keepEverything()
      // Offline again: the next page asks once more.
      .catch(error => console.warn('Not everything was kept.', error))
      .finally(() => {
        keeping = undefined
      })
    event.waitUntil(keeping)
  }
})

self.addEventListener('fetch', event => {
  const { method, mode, url } = event.request
  if (method !== 'GET' || !url.startsWith(scope)) {
    return
  }
  if (isAsset(url.slice(scope.length))) {
    event.respondWith(answerImmutable(event))
  } else if (mode === 'navigate') {
    event.respondWith(answerPage(event))
  } else {
    event.respondWith(answerFresh(event, url))
  }
})
