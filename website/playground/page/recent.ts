import { isCount, isFields } from '@lfi-docs/fields'
import { browserStorage } from '../../browser/storage'

/** A text that was typed here, by the hash of its address. */
export type Recent = {
  readonly hash: string
  readonly title: string
  readonly savedAt: number
}

const KEY = 'lfi.playground.recent'
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

const isRecentText = (value: unknown): value is Recent => {
  const { hash, title, savedAt } = isFields(value) ? value : {}
  return (
    typeof hash === 'string' && typeof title === 'string' && isCount(savedAt)
  )
}

/** What was typed last comes first; what is damaged in the storage is left out. */
export const listRecent = (storage = browserStorage()): readonly Recent[] => {
  try {
    const texts: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(texts) ? texts.filter(isRecentText) : []
  } catch {
    return []
  }
}

/**
 * Keeps a text in the place of what it was before. False if there is no room:
 * then all stays as it was.
 */
export const keepRecent = (
  hash: string,
  code: string,
  formerHash: string | undefined,
  storage = browserStorage(),
): boolean => {
  const others = listRecent(storage).filter(
    recent => recent.hash !== hash && recent.hash !== formerHash,
  )
  const recent = { hash, title: titleOf(code), savedAt: Date.now() }
  try {
    const texts = [recent, ...others].slice(0, MAX_RECENT)
    storage.setItem(KEY, JSON.stringify(texts))
    return true
  } catch {
    return false
  }
}

export const isRecent = (hash: string): boolean =>
  listRecent().some(recent => recent.hash === hash)
