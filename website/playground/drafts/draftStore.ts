import { type Draft, isBlank, isDraft, isEdited } from './draft'

const PREFIX = 'lfi.playground.draft.'

/** Whether a draft was kept; one that was not stays as it was before. */
export type Saved = 'saved' | 'full'

export type DraftStore = {
  /** All drafts, the latest first. Their number is for the visitor to limit. */
  readonly list: () => Draft[]
  readonly read: (id: string) => Draft | undefined
  /**
   * Keeps the draft. If its text is what it started from, it is removed, as
   * there is nothing in it; an emptied draft stays as it was, for a way back.
   */
  readonly save: (draft: Draft) => Saved
  readonly remove: (id: string) => void
}

const parse = (text: string | null): Draft | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

const keys = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

const list = (storage: Storage): Draft[] =>
  keys(storage)
    .filter(key => key.startsWith(PREFIX))
    .map(key => parse(storage.getItem(key)))
    .filter(draft => draft !== undefined)
    .sort((a, b) => b.savedAt - a.savedAt)

const withoutHistory = ({ history: _, ...bare }: Draft): Draft => bare

const tryToWrite = (storage: Storage, draft: Draft): boolean => {
  try {
    storage.setItem(PREFIX + draft.id, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/**
 * Writes, making room by giving up undo histories: this draft's, then those of
 * the others, the oldest first. No draft is ever given up for another.
 */
const write = (storage: Storage, draft: Draft): Saved => {
  const bare = withoutHistory(draft)
  if (tryToWrite(storage, draft) || tryToWrite(storage, bare)) {
    return 'saved'
  }
  for (const other of list(storage).toReversed()) {
    if (other.id !== draft.id && other.history !== undefined) {
      tryToWrite(storage, withoutHistory(other))
      if (tryToWrite(storage, bare)) {
        return 'saved'
      }
    }
  }
  return 'full'
}

/**
 * Drafts, one storage entry each, so that two tabs never overwrite each
 * other's. `storage` is the browser's localStorage, or a stand-in.
 */
export const createDraftStore = (storage: Storage): DraftStore => ({
  list: () => list(storage),
  read: id => parse(storage.getItem(PREFIX + id)),
  save: draft => {
    if (isEdited(draft)) {
      return write(storage, draft)
    }
    if (!isBlank(draft)) {
      storage.removeItem(PREFIX + draft.id)
    }
    return 'saved'
  },
  remove: id => storage.removeItem(PREFIX + id),
})
