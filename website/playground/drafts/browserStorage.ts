type Storages = {
  readonly local: Storage
  readonly session: Storage
  /** Whether what is written outlives the page. */
  readonly isLasting: boolean
}

/** Stands in for localStorage where the browser refuses it. */
export const createMemoryStorage = (): Storage => {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: key => entries.get(key) ?? null,
    key: index => [...entries.keys()][index] ?? null,
    removeItem: key => {
      entries.delete(key)
    },
    setItem: (key, value) => {
      entries.set(key, value)
    },
  }
}

/** Privacy settings may refuse storage; the page works without it. */
const open = (name: 'localStorage' | 'sessionStorage'): Storage | undefined => {
  try {
    const storage = window[name]
    storage.getItem('')
    return storage
  } catch {
    return undefined
  }
}

/** Keeps a small thing, where there is room for it. */
export const keepIfPossible = (
  storage: Storage,
  key: string,
  value: string,
): void => {
  try {
    storage.setItem(key, value)
  } catch {
    // The storage is full. What is kept in this way is only a convenience.
  }
}

let storages: Storages | undefined

/** The browser's storages, or stand-ins that last as long as the page. */
export const browserStorage = (): Storages => {
  if (!storages) {
    const local = open('localStorage')
    storages = {
      local: local ?? createMemoryStorage(),
      session: open('sessionStorage') ?? createMemoryStorage(),
      isLasting: local !== undefined,
    }
  }
  return storages
}
