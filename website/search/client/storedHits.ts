import { isFields } from '@lfi-docs/fields'
import type { MouseEvent } from 'react'
import { readStored, store } from '../../browser/storage'
import { type SearchHit, textOf } from '../engine/answer'

/** What is remembered of a hit that was followed. */
export type StoredHit = { url: string; title: string; context: string }

export const toStoredHit = ({ url, title, context, group }: SearchHit) => ({
  url,
  title: textOf(title),
  context: context.join(' › ') || group,
})

type StoredHits = { recent: StoredHit[]; favourites: StoredHit[] }

/** The specification's numbers. */
const LIMITS = { recent: 7, favourites: 10 }
const MAX_RECENT_WITH_FAVOURITES = 4

/** Stored text may be old, or not ours; two slashes would name a host. */
const isStoredHit = (value: unknown): value is StoredHit =>
  isFields(value) &&
  ['url', 'title', 'context'].every(key => typeof value[key] === 'string') &&
  /^(?:https?:\/\/|\/(?![/\\]))/u.test(String(value.url))

const keyOf = (list: keyof StoredHits): string => `lfi.search.${list}`

const read = (list: keyof StoredHits): StoredHit[] => {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(list)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isStoredHit) : []
  } catch (error) {
    console.warn('The stored hits could not be read.', error)
    return []
  }
}

const without = (list: keyof StoredHits, { url }: StoredHit): StoredHit[] =>
  read(list).filter(stored => stored.url !== url)

const write = (list: keyof StoredHits, hits: readonly StoredHit[]): void =>
  store(keyOf(list), JSON.stringify(hits.slice(0, LIMITS[list])))

/** What to show: fewer recent hits when there are favourites. */
export const readStoredHits = (): StoredHits => {
  const favourites = read('favourites')
  const shown =
    favourites.length > 0 ? MAX_RECENT_WITH_FAVOURITES : LIMITS.recent
  return { recent: read('recent').slice(0, shown), favourites }
}

export const forget = (list: keyof StoredHits, hit: StoredHit): void =>
  write(list, without(list, hit))

/** A favourite is no longer merely recent. */
export const addFavourite = (hit: StoredHit): void => {
  forget('recent', hit)
  write('favourites', [hit, ...without('favourites', hit)])
}

/** Following a favourite does not make it recent as well. */
export const remember = (hit: StoredHit): void => {
  if (!read('favourites').some(({ url }) => url === hit.url)) {
    write('recent', [hit, ...without('recent', hit)])
  }
}

/** The attributes of a link to a hit, which leads there by itself. */
export const followHit = (hit: StoredHit, onFollowed?: () => void) => ({
  href: hit.url,
  onClick: (event: MouseEvent): void => {
    remember(hit)
    // With a modifier, the browser opens another tab or window.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      onFollowed?.()
    }
  },
})
