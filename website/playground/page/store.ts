import { useSyncExternalStore } from 'react'

export type Store<State> = ReturnType<typeof createStore<State>>

/** A store outside React: subscribers are called after each change. */
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

/** A part of the state; the component renders again when that part changes. */
export const useStore = <State, Part>(
  { get, subscribe }: Store<State>,
  select: (state: State) => Part,
): Part => {
  const read = (): Part => select(get())
  return useSyncExternalStore(subscribe, read, read)
}
