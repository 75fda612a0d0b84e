import type { DecodedShare, Language } from '../share'
import { type Draft, isEdited, type Origin } from './draft'
import type { DraftStore } from './draftStore'

/** What the editor opens with. */
export type OpenedDocument = Omit<Draft, 'savedAt'>

export type Opening = {
  readonly document: OpenedDocument
  /** A draft of other code that the visitor may want back. */
  readonly keptDraft?: Draft
  /** Why the link was not opened. */
  readonly problem?: string
}

export type OpenRequest = {
  readonly hash: string
  readonly link: DecodedShare
  readonly store: DraftStore
  /** The draft that this tab had open, if any. */
  readonly tabDraft: string | undefined
  readonly fallback: { id: string; code: string; language: Language }
  readonly createId: () => string
}

export const freshDocument = (id: string, origin: Origin): OpenedDocument => ({
  id,
  code: origin.code,
  language: origin.language,
  origin,
})

const openLink = (
  { hash, store, createId }: OpenRequest,
  { code, language }: { code: string; language: Language },
): Opening => {
  const drafts = store.list()
  // A reload keeps what was changed in the code that the link brought.
  const own = drafts.find(
    ({ origin }) => origin.kind === 'link' && origin.key === hash,
  )
  if (own) {
    return { document: own }
  }
  const keptDraft = drafts.find(draft => isEdited(draft) && draft.code !== code)
  return {
    document: freshDocument(createId(), {
      kind: 'link',
      key: hash,
      code,
      language,
    }),
    ...(keptDraft && { keptDraft }),
  }
}

/** Decides what to open, so that neither a link nor a draft is lost. */
export const openDocument = (request: OpenRequest): Opening => {
  const { link, store, tabDraft, fallback, createId } = request
  if (link.kind === 'shared') {
    return openLink(request, link)
  }
  const example = freshDocument(createId(), {
    kind: 'example',
    key: fallback.id,
    code: fallback.code,
    language: fallback.language,
  })
  const own = tabDraft === undefined ? undefined : store.read(tabDraft)
  const latest = store.list()[0]
  if (link.kind === 'failed') {
    const keptDraft = own ?? latest
    return {
      document: example,
      problem: link.message,
      ...(keptDraft && { keptDraft }),
    }
  }
  // Another tab may have the latest draft open: go on in a copy of it.
  const copied = latest && { ...latest, id: createId() }
  return { document: own ?? copied ?? example }
}
