import { createMemoryStorage } from './memoryStorage'

const open = (name: 'localStorage' | 'sessionStorage'): Storage => {
  try {
    const storage = window[name]
    storage.getItem('')
    return storage
  } catch (error) {
    // Privacy settings may refuse storage; the page works without it.
    console.warn(`The browser refuses ${name}: nothing will be kept.`, error)
    return createMemoryStorage()
  }
}

let storages: { local: Storage; session: Storage } | undefined

/** The browser's storages, or stand-ins that last as long as the page. */
export const browserStorage = (): { local: Storage; session: Storage } => {
  storages ??= { local: open('localStorage'), session: open('sessionStorage') }
  return storages
}
