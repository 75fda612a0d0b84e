import { pageKey } from '../pageKey'
import { findPage, openAssets, openPages, orNothing } from './caches'
import type { LifetimeEvent } from './workerScope'

/** Keeps the worker alive for work that goes on after the answer. */
type Later = LifetimeEvent['waitUntil']

const apology =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Offline | lfi</title><h1>You are offline</h1><p>This page was not kept for reading without a network. Pages that you have visited were: go back, or try again later.</p></html>'

const offlinePage = (): Response =>
  new Response(apology, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })

/** Keeps an answer beside giving it. */
const keepLater = (
  later: Later,
  cache: Promise<Cache>,
  key: RequestInfo,
  response: Response,
): void => {
  const copy = response.clone()
  later(orNothing(cache.then(opened => opened.put(key, copy))))
}

/** From the cache if it is there: its name says that it has not changed. */
export const answerImmutable = async (
  request: Request,
  later: Later,
): Promise<Response> => {
  const cache = openAssets()
  const kept = await orNothing(cache.then(opened => opened.match(request)))
  if (kept) {
    return kept
  }
  const response = await fetch(request)
  if (response.status === 200) {
    keepLater(later, cache, request, response)
  }
  return response
}

/** From the network, or what it last answered. */
export const answerFresh = async (
  request: Request,
  version: string,
  later: Later,
  key = request.url,
): Promise<Response> => {
  try {
    const response = await fetch(request)
    if (response.status === 200 && !response.redirected) {
      keepLater(later, openPages(version), key, response)
    }
    return response
  } catch (error) {
    const kept = await orNothing(findPage(version, key))
    if (kept) {
      return kept
    }
    throw error
  }
}

/** Like any fresh file, but offline there is always something to read. */
export const answerPage = async (
  request: Request,
  version: string,
  later: Later,
): Promise<Response> => {
  try {
    return await answerFresh(request, version, later, pageKey(request.url))
  } catch {
    return offlinePage()
  }
}
