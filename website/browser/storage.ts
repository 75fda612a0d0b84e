type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const createMemoryStorage = (): Entries => {
  const entries = new Map<string, string>()
  return {
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
  }
}

let memory: Entries | undefined

/**
 * The browser's storage; or, where privacy settings refuse it, a stand-in that
 * lasts as long as the page.
 */
export const browserStorage = (): Entries => {
  try {
    localStorage.getItem('')
    return localStorage
  } catch (error) {
    if (!memory) {
      console.info('Nothing is stored beyond this page.', error)
      memory = createMemoryStorage()
    }
    return memory
  }
}

export const readStored = (key: string): string | null =>
  browserStorage().getItem(key)

/** Keeps what is only a convenience: the storage may be full. */
export const store = (key: string, value: string | null): void => {
  try {
    if (value === null) {
      browserStorage().removeItem(key)
    } else {
      browserStorage().setItem(key, value)
    }
  } catch (error) {
    console.error(`${key} could not be stored.`, error)
  }
}
