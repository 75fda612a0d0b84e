import { type Draft, isDraft, isEdited } from './draft'

const PREFIX = 'lfi.playground.draft.'
const MAX_DRAFTS = 100

export type DraftStore = {
  /** All drafts, the latest first. */
  readonly list: () => Draft[]
  readonly read: (id: string) => Draft | undefined
  /** Keeps the draft; an unedited one is removed, as there is nothing in it. */
  readonly save: (draft: Draft) => void
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

/** Writes, making room by giving up undo histories and then old drafts. */
const write = (storage: Storage, draft: Draft): void => {
  const attempts: (() => void)[] = [
    () => storage.setItem(PREFIX + draft.id, JSON.stringify(draft)),
    () => {
      const { history: _, ...bare } = draft
      storage.setItem(PREFIX + draft.id, JSON.stringify(bare))
    },
    () => {
      const oldest = list(storage).findLast(({ id }) => id !== draft.id)
      storage.removeItem(PREFIX + oldest?.id)
      const { history: _, ...bare } = draft
      storage.setItem(PREFIX + draft.id, JSON.stringify(bare))
    },
  ]
  for (const attempt of attempts) {
    try {
      attempt()
      return
    } catch (error) {
      console.warn('The draft could not be kept whole.', error)
    }
  }
}

/**
 * Drafts, one storage entry each, so that two tabs never overwrite each
 * other's. `storage` is the browser's localStorage, or a stand-in.
 */
export const createDraftStore = (storage: Storage): DraftStore => ({
  list: () => list(storage),
  read: id => parse(storage.getItem(PREFIX + id)),
  save: draft => {
    if (!isEdited(draft)) {
      storage.removeItem(PREFIX + draft.id)
      return
    }
    write(storage, draft)
    for (const { id } of list(storage).slice(MAX_DRAFTS)) {
      storage.removeItem(PREFIX + id)
    }
  },
  remove: id => storage.removeItem(PREFIX + id),
})
