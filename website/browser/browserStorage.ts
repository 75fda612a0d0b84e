/** Stands in for localStorage where the browser refuses it. */
const createMemoryStorage = (): Storage => {
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

let storage: Storage | undefined

/**
 * The browser's storage; or, where privacy settings refuse it, a stand-in that
 * lasts as long as the page.
 */
export const browserStorage = (): Storage => {
  if (!storage) {
    try {
      storage = window.localStorage
      storage.getItem('')
    } catch {
      storage = createMemoryStorage()
    }
  }
  return storage
}

/** Keeps a small thing, where there is room for it. */
export const keepIfPossible = (key: string, value: string): void => {
  try {
    browserStorage().setItem(key, value)
  } catch {
    // The storage is full. What is kept in this way is only a convenience.
  }
}
