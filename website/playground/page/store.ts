import { useSyncExternalStore } from 'react'

export type Store<State> = ReturnType<typeof createStore<State>>

/** State outside React, which whoever subscribes is told of. */
export const createStore = <State>(initial: State) => {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: (): State => state,
    set: (change: Partial<State>): void => {
      state = { ...state, ...change }
      for (const listener of listeners) {
        listener()
      }
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A part of the state; what is drawn is drawn anew when that part changes. */
export const useStore = <State, Part>(
  { get, subscribe }: Store<State>,
  select: (state: State) => Part,
): Part => {
  const read = (): Part => select(get())
  return useSyncExternalStore(subscribe, read, read)
}
