import { flavours } from '@site/library/model/flavour'
import { useSyncExternalStore } from 'react'

export const shownFlavours = ['all', ...flavours] as const

export type Shown = (typeof shownFlavours)[number]

export const labels: Readonly<Record<Shown, string>> = {
  all: 'all flavours',
  plain: 'plain',
  async: 'Async',
  concur: 'Concur',
}

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
