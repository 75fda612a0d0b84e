import { pageKey } from '../pageKey'
import { openAssets, openPages } from './caches'

const apology =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Offline | lfi</title><h1>You are offline</h1><p>This page was not kept for reading without a network. Pages that you have visited were: go back, or try again later.</p></html>'

const offlinePage = (): Response =>
  new Response(apology, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })

/** From the cache if it is there: its name says that it has not changed. */
export const answerImmutable = async (request: Request): Promise<Response> => {
  const cache = await openAssets()
  const kept = await cache.match(request)
  if (kept) {
    return kept
  }
  const response = await fetch(request)
  if (response.status === 200) {
    await cache.put(request, response.clone())
  }
  return response
}

const answerFromNetwork = async (
  request: Request,
  version: string,
  key: string,
): Promise<Response> => {
  const response = await fetch(request)
  if (response.status === 200 && !response.redirected) {
    const cache = await openPages(version)
    await cache.put(key, response.clone())
  }
  return response
}

/** From the network, or what it last answered. */
export const answerFresh = async (
  request: Request,
  version: string,
  key = request.url,
): Promise<Response> => {
  try {
    return await answerFromNetwork(request, version, key)
  } catch (error) {
    const cache = await openPages(version)
    const kept = await cache.match(key)
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
): Promise<Response> => {
  try {
    return await answerFresh(request, version, pageKey(request.url))
  } catch {
    return offlinePage()
  }
}
