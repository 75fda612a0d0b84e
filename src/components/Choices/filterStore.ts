import type { Flavour } from '@site/library/model/flavour'
import { useSyncExternalStore } from 'react'

export type Shown = 'all' | Flavour

export type Filter = { shown: Shown; query: string }

const initial: Filter = { shown: 'all', query: '' }
let filter = initial
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const setFilter = (change: Partial<Filter>) => {
  filter = { ...filter, ...change }
  for (const listener of listeners) {
    listener()
  }
}

/** One filter for all tables of the page. */
export const useFilter = (): Filter =>
  useSyncExternalStore(
    subscribe,
    () => filter,
    () => initial,
  )
