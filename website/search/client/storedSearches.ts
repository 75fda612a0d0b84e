import { createStorageSlot } from '@docusaurus/theme-common'
import { isFields } from '@lfi-docs/fields'
import { type SearchHit, textOf } from '../engine/searchAnswer'
import { storedAddress } from './hitAddress'
import {
  MAX_FAVOURITES,
  MAX_RECENT,
  MAX_RECENT_WITH_FAVOURITES,
} from './limits'
import { readSearchConfig } from './readSearchConfig'

/** What is remembered of a hit that was followed. */
export type StoredHit = {
  objectID: string
  url: string
  title: string
  context: string
}

export const toStoredHit = (hit: SearchHit): StoredHit => ({
  objectID: hit.id,
  url: hit.url,
  title: textOf(hit.title),
  context: hit.context.join(' › ') || hit.group,
})

export type StoredSearches = { recent: StoredHit[]; favourites: StoredHit[] }

const KEYS = {
  recent: 'lfi.search.recent',
  favourites: 'lfi.search.favourites',
} as const
const LIMITS = { recent: MAX_RECENT, favourites: MAX_FAVOURITES }

const isStoredHit = (value: unknown): value is StoredHit =>
  isFields(value) &&
  ['objectID', 'url', 'title', 'context'].every(
    key => typeof value[key] === 'string',
  )

/** Stored text may be old, or not ours: what leads nowhere is forgotten. */
const withAddress = (hit: StoredHit): StoredHit[] => {
  const url = storedAddress(hit.url, readSearchConfig(), window.location.origin)
  return url === undefined ? [] : [{ ...hit, url }]
}

const read = (list: keyof StoredSearches): StoredHit[] => {
  try {
    const stored: unknown = JSON.parse(
      createStorageSlot(KEYS[list]).get() ?? '[]',
    )
    const hits = Array.isArray(stored) ? stored.filter(isStoredHit) : []
    return hits.flatMap(withAddress)
  } catch (error) {
    console.warn('The stored searches could not be read.', error)
    return []
  }
}

const write = (list: keyof StoredSearches, hits: StoredHit[]): void =>
  createStorageSlot(KEYS[list]).set(JSON.stringify(hits))

const others = (hits: StoredHit[], hit: StoredHit): StoredHit[] =>
  hits.filter(({ objectID }) => objectID !== hit.objectID)

/** What to show: fewer recent searches when there are favourites. */
export const readStored = (): StoredSearches => {
  const favourites = read('favourites')
  const shown = favourites.length > 0 ? MAX_RECENT_WITH_FAVOURITES : MAX_RECENT
  return { recent: read('recent').slice(0, shown), favourites }
}

const store = (list: keyof StoredSearches, hit: StoredHit): void => {
  write(list, [hit, ...others(read(list), hit)].slice(0, LIMITS[list]))
}

export const forget = (list: keyof StoredSearches, hit: StoredHit): void => {
  write(list, others(read(list), hit))
}

/** A favourite is no longer merely recent. */
export const addFavourite = (hit: StoredHit): void => {
  forget('recent', hit)
  store('favourites', hit)
}

/** Following a favourite does not make it recent as well. */
export const remember = (hit: StoredHit): void => {
  const favourite = read('favourites').some(
    ({ objectID }) => objectID === hit.objectID,
  )
  if (!favourite) {
    store('recent', hit)
  }
}
