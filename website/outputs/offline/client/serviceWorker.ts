/*
 * The service worker: keeps the site readable without a network. It imports
 * types only: ../index.ts strips them and puts the list of what to keep before
 * it, as service-worker.js.
 */
import type { PrecacheList } from '..'

/** What its events have beside those of a page, as far as used here. */
type WorkerEvent = {
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (response: Promise<Response>) => void
  request: Request
  data: unknown
}

declare const self: {
  registration: { scope: string }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: (
    type: 'install' | 'activate' | 'message' | 'fetch',
    listen: (event: WorkerEvent) => void,
  ) => void
}
declare const precacheList: PrecacheList

const { scope } = self.registration

// A cache for each version. With the scope in its name, because two sites on one
// origin share its caches.
const prefix = `lfi ${scope} `
const cacheName = prefix + precacheList.version

/** Files that are named after their content never change. */
const isImmutable = (address: string): boolean =>
  address.startsWith(`${scope}assets/`)

/**
 * The one address that a page is kept under, in all spellings of its address:
 * no query, no hash, no `.html`, no slash at the end.
 */
const keyOf = (address: string): string => {
  const { origin, pathname } = new URL(address)
  const path = pathname
    .replace(/\/index\.html$/u, '/')
    .replace(/\.html$/u, '')
    .replace(/(?<=.)\/$/u, '')
  return origin + path
}

/**
 * What this version has kept, or else an older one, whose files stay until this
 * version has kept its own. A cache that is broken or refused has nothing.
 */
const find = async (key: string): Promise<Response | undefined> => {
  try {
    const cache = await caches.open(cacheName)
    return (await cache.match(key)) ?? (await caches.match(key))
  } catch (error) {
    console.warn('The cache could not be read.', error)
    return undefined
  }
}

/** Puts an answer into the cache; false if there is no room for it. */
const keep = async (key: string, response: Response): Promise<boolean> => {
  try {
    await (await caches.open(cacheName)).put(key, response)
    return true
  } catch (error) {
    console.warn('The cache could not be written.', error)
    return false
  }
}

const apology = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Offline | lfi</title>
<style>:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui } body { max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem }</style>
<h1>You are offline</h1><p>Your browser has not saved this page yet. Pages that you have opened before work offline.</p>
<p><a href="${scope}">Go to the home page</a></p></html>`

/**
 * From the network while there is one, so that nothing is out of date, and then
 * from the cache; what never changes, from the cache first.
 */
const answer = async (event: WorkerEvent): Promise<Response> => {
  const { request } = event
  const key = keyOf(request.url)
  const kept = isImmutable(request.url) ? await find(key) : undefined
  if (kept) {
    return kept
  }
  try {
    const response = await fetch(request)
    if (response.status === 200 && !response.redirected) {
      event.waitUntil(keep(key, response.clone()))
    }
    return response
  } catch (error) {
    const older = await find(key)
    if (!older && request.mode !== 'navigate') {
      throw error
    }
    return (
      older ??
      new Response(apology, {
        status: 503,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    )
  }
}

/** Fetches and keeps one file; false if there is no room for it. */
const fetchAndKeep = async (path: string): Promise<boolean> => {
  const address = scope + path
  const key = keyOf(address)
  if (await (await caches.open(cacheName)).match(key)) {
    return true
  }
  // Pages as the server has them now, not as the browser's own cache does.
  const cache = isImmutable(address) ? 'default' : 'no-cache'
  const response = await fetch(new Request(address, { cache }))
  return !response.ok || response.redirected || keep(key, response)
}

/** Keeps files, four at a time, until there is no more room. */
const keepAll = async (paths: readonly string[]): Promise<boolean> => {
  for (let start = 0; start < paths.length; start += 4) {
    const kept = await Promise.all(
      paths.slice(start, start + 4).map(fetchAndKeep),
    )
    if (kept.includes(false)) {
      return false
    }
  }
  return true
}

/** What an older version kept goes once all of this one is there. */
const keepEverything = async (): Promise<void> => {
  if (await keepAll(precacheList.rest)) {
    const outdated = (await caches.keys()).filter(
      name => name.startsWith(prefix) && name !== cacheName,
    )
    await Promise.all(outdated.map(name => caches.delete(name)))
  }
}

let keeping: Promise<void> | undefined

self.addEventListener('install', event => {
  event.waitUntil(keepAll(precacheList.core).then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('message', event => {
  if (event.data === 'keep-everything') {
    keeping ??= keepEverything()
      // Offline again: the next page sends the message again.
      .catch(error => console.warn('Not everything was kept.', error))
      .finally(() => {
        keeping = undefined
      })
    event.waitUntil(keeping)
  }
})

self.addEventListener('fetch', event => {
  const { method, url } = event.request
  if (method === 'GET' && url.startsWith(scope)) {
    event.respondWith(answer(event))
  }
})
