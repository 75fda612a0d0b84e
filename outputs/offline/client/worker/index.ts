/*
 * The service worker: keeps the site readable without a network. Built to
 * service-worker.js by ../../index.ts, which defines the list of what to keep.
 */
import { chooseStrategy } from '../../model/chooseStrategy'
import type { PrecacheList } from '../../model/precacheList'
import { answerFresh, answerImmutable, answerPage } from './answer'
import {
  isAsset,
  keep,
  keepPage,
  openAssets,
  openPages,
  removeOutdated,
} from './caches'
import type { WorkerScope } from './workerScope'

declare const self: WorkerScope
declare const precacheList: PrecacheList

const { version, core, rest } = precacheList
const addressOf = (path: string): string => self.registration.scope + path

const keepAll = async (paths: readonly string[]): Promise<void> => {
  const [assets, pages] = await Promise.all([openAssets(), openPages(version)])
  // A few at a time, so that the visitor's own requests come through.
  for (let start = 0; start < paths.length; start += 4) {
    await Promise.all(
      paths
        .slice(start, start + 4)
        .map(path =>
          isAsset(path)
            ? keep(assets, addressOf(path))
            : keepPage(pages, addressOf(path)),
        ),
    )
  }
}

self.addEventListener('install', event => {
  event.waitUntil(keepAll(core).then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => {
  const addresses = new Set([...core, ...rest].map(addressOf))
  event.waitUntil(
    removeOutdated(version, addresses).then(() => self.clients.claim()),
  )
})

self.addEventListener('message', event => {
  if (event.data === 'keep-everything') {
    event.waitUntil(keepAll(rest))
  }
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { method, mode, url } = request
  const { scope } = self.registration
  switch (chooseStrategy({ method, mode, url, scope })) {
    case 'page':
      return event.respondWith(answerPage(request, version))
    case 'immutable':
      return event.respondWith(answerImmutable(request))
    case 'fresh':
      return event.respondWith(answerFresh(request, version))
    case 'ignore':
      return undefined
  }
})
