/*
 * The service worker: keeps the site readable without a network. Built to
 * service-worker.js by ../../index.ts, which defines the list of what to keep.
 */
import { chooseStrategy, isAsset } from '../../model/chooseStrategy'
import type { PrecacheList } from '../../model/planPrecache'
import { pageKey } from '../pageKey'
import { answerFresh, answerImmutable, answerPage } from './answer'
import { keep, openAssets, openPages, removeOutdated } from './caches'
import { watchVisitors } from './watchVisitors'
import type { WorkerScope } from './workerScope'

declare const self: WorkerScope
declare const precacheList: PrecacheList

const { version, core, rest, used } = precacheList
const addressOf = (path: string): string => self.registration.scope + path

const visitors = watchVisitors()

/** Stops, and says so, when there is no more room. */
const keepAll = async (paths: readonly string[]): Promise<boolean> => {
  const [assets, pages] = await Promise.all([openAssets(), openPages(version)])
  const keepOne = (path: string): Promise<boolean> => {
    const address = addressOf(path)
    return isAsset(path)
      ? keep(assets, address, new Request(address))
      : // As the server has it now, and not the browser's own cache.
        keep(
          pages,
          pageKey(address),
          new Request(address, { cache: 'no-cache' }),
        )
  }
  let hasRoom = true
  // A few at a time, so that the visitor's own requests come through.
  for (let start = 0; start < paths.length && hasRoom; start += 4) {
    await visitors.whenNobodyWaits()
    const kept = await Promise.all(paths.slice(start, start + 4).map(keepOne))
    hasRoom = kept.every(Boolean)
  }
  return hasRoom
}

/**
 * What an older version kept goes once all of this one is there, and not while
 * another tab is open, which may still show the older version.
 */
const keepEverything = async (): Promise<void> => {
  const isWhole = await keepAll(rest)
  const windows = await self.clients.matchAll({ type: 'window' })
  if (isWhole && windows.length <= 1) {
    const addresses = [...core, ...rest, ...used].map(addressOf)
    await removeOutdated(version, new Set(addresses))
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
  visitors.noteRequest()
  const { request } = event
  const later = event.waitUntil.bind(event)
  switch (chooseStrategy(request, self.registration.scope)) {
    case 'page':
      return event.respondWith(answerPage(request, version, later))
    case 'immutable':
      return event.respondWith(answerImmutable(request, later))
    case 'fresh':
      return event.respondWith(answerFresh(request, version, later))
    case 'ignore':
      return undefined
  }
})
