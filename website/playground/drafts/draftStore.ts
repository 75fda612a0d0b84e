import { type Draft, isBlank, isEdited, parseDraft } from './draft'

const PREFIX = 'lfi.playground.draft.'

/** Whether there was room; the page alone holds a draft that found none. */
export type Saved = 'saved' | 'full'

export type DraftStore = ReturnType<typeof createDraftStore>

const keys = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

const read = (storage: Storage, id: string): Draft | undefined => {
  const text = storage.getItem(PREFIX + id)
  return text === null ? undefined : parseDraft(id, text)
}

const list = (storage: Storage): Draft[] =>
  keys(storage)
    .filter(key => key.startsWith(PREFIX))
    .map(key => read(storage, key.slice(PREFIX.length)))
    .filter(draft => draft !== undefined)

const withoutHistory = ({ history: _, ...rest }: Draft): Draft => rest

const tryToWrite = (storage: Storage, { isDamaged: _, ...draft }: Draft) => {
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
  const smaller = withoutHistory(draft)
  if (tryToWrite(storage, draft) || tryToWrite(storage, smaller)) {
    return 'saved'
  }
  const oldestFirst = list(storage).sort((a, b) => a.savedAt - b.savedAt)
  for (const other of oldestFirst) {
    if (other.id !== draft.id && other.history !== undefined) {
      tryToWrite(storage, withoutHistory(other))
      if (tryToWrite(storage, smaller)) {
        return 'saved'
      }
    }
  }
  return 'full'
}

/**
 * Drafts, one storage entry each, so that two tabs never overwrite each
 * other's. `storage` is the browser's localStorage, or a stand-in, which does
 * not last. A draft that finds no room is held here until it does.
 */
export const createDraftStore = (storage: Storage, isLasting = true) => {
  const unkept = new Map<string, Draft>()
  const remove = (id: string): void => {
    unkept.delete(id)
    storage.removeItem(PREFIX + id)
  }
  return {
    /** All drafts, the latest first. Their number is for the visitor to limit. */
    list: (): Draft[] =>
      [
        ...list(storage).filter(({ id }) => !unkept.has(id)),
        ...unkept.values(),
      ].sort((a, b) => b.savedAt - a.savedAt),
    read: (id: string): Draft | undefined =>
      unkept.get(id) ?? read(storage, id),
    /** Whether the draft, as it was saved last, outlives the page. */
    isKept: (id: string): boolean => isLasting && !unkept.has(id),
    /**
     * Keeps the draft. If its text is what it started from, it is removed, as
     * there is nothing in it; an emptied draft stays as it was, for a way back.
     */
    save: (draft: Draft): Saved => {
      if (!isEdited(draft)) {
        if (!isBlank(draft)) {
          remove(draft.id)
        }
        return 'saved'
      }
      const saved = write(storage, draft)
      if (saved === 'full') {
        unkept.set(draft.id, draft)
      } else {
        unkept.delete(draft.id)
      }
      return saved
    },
    remove,
  }
}
