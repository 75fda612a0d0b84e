import { isFields } from '@lfi-docs/fields'
import { browserStorage } from '../../browser/browserStorage'

/** A text that was typed here, by the hash of its address. */
export type Recent = {
  readonly hash: string
  readonly title: string
  readonly savedAt: number
}

const PREFIX = 'lfi.playground.recent.'
const MAX_RECENT = 10
const MAX_TITLE = 80

const importStatement =
  /^\s*import\s(?:[^'"]*?\sfrom\s*)?['"][^'"\n]*['"][^\S\n]*;?/gmu

/** The first line that says something. */
const titleOf = (code: string): string =>
  code
    .replace(importStatement, '')
    .split('\n')
    .map(line => line.trim())
    .find(line => line !== '')
    ?.slice(0, MAX_TITLE) ?? 'Only imports'

/** Storage may hold anything; what is no such text is left out. */
const read = (storage: Storage, key: string): Recent[] => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '')
    const { title, savedAt } = isFields(value) ? value : {}
    const hash = key.slice(PREFIX.length)
    return typeof title === 'string' && typeof savedAt === 'number'
      ? [{ hash, title, savedAt }]
      : []
  } catch {
    return []
  }
}

/** What was typed last comes first. */
export const listRecent = (storage = browserStorage()): Recent[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter(key => key.startsWith(PREFIX))
    .flatMap(key => read(storage, key))
    .toSorted((one, other) => other.savedAt - one.savedAt)

/**
 * Keeps a text in the place of what it was before. Each has a storage entry of
 * its own, so that two tabs never overwrite each other's. False if there is no
 * room: then the others stay, and the text before it.
 */
export const keepRecent = (
  hash: string,
  code: string,
  formerHash: string | undefined,
  storage = browserStorage(),
): boolean => {
  const formerKey = PREFIX + formerHash
  const former = storage.getItem(formerKey)
  storage.removeItem(formerKey)
  try {
    const entry = { title: titleOf(code), savedAt: Date.now() }
    storage.setItem(PREFIX + hash, JSON.stringify(entry))
  } catch {
    if (former !== null) {
      storage.setItem(formerKey, former)
    }
    return false
  }
  for (const { hash } of listRecent(storage).slice(MAX_RECENT)) {
    storage.removeItem(PREFIX + hash)
  }
  return true
}

export const isRecent = (hash: string, storage = browserStorage()): boolean =>
  storage.getItem(PREFIX + hash) !== null
