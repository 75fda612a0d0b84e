import { useEffect, useMemo, useReducer, useState } from 'react'
import { createSaver, type Saver } from '../drafts/createSaver'
import { type Draft, isEdited } from '../drafts/draft'
import { claimDraft } from '../drafts/draftLocks'
import type { DraftStore, Saved } from '../drafts/draftStore'
import type { OpenedDocument } from '../drafts/openDocument'
import type { CodeEditor } from '../editor/createEditor'
import type { Language } from '../share'
import { rememberTabDraft } from './openInitial'
import { useLatest } from './useLatest'

export type DocumentHandle = {
  readonly document: OpenedDocument
  readonly code: string
  readonly isEdited: boolean
  /** Drafts other than what is open. */
  readonly otherDrafts: readonly Draft[]
  readonly open: (next: OpenedDocument) => void
  /** Keeps a draft that is not open, renamed, or again after it was removed. */
  readonly keepDraft: (draft: Draft) => void
  readonly removeDraft: (draft: Draft) => void
  readonly setLanguage: (language: Language) => void
  /** Undefined for the current one. */
  readonly setVersion: (version: string | undefined) => void
  /** To be called when the text changed. */
  readonly touch: () => void
}

const useSaving = (
  editor: CodeEditor | undefined,
  document: OpenedDocument,
  store: DraftStore,
  onSaved: (saved: Saved) => void,
): Saver => {
  const latest = useLatest({ editor, document, onSaved })
  const saver = useMemo(
    () =>
      createSaver(() => {
        const { editor, document, onSaved } = latest.current
        if (editor) {
          const code = editor.code()
          const history = editor.history()
          const savedAt = Date.now()
          onSaved(store.save({ ...document, code, history, savedAt }))
        }
      }),
    [latest, store],
  )
  useEffect(() => {
    const { flush } = saver
    window.addEventListener('pagehide', flush)
    window.document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      window.removeEventListener('pagehide', flush)
      window.document.removeEventListener('visibilitychange', flush)
    }
  }, [saver])
  return saver
}

export const useDocument = (
  initial: OpenedDocument,
  editor: CodeEditor | undefined,
  store: DraftStore,
  onSaved: (saved: Saved) => void,
): DocumentHandle => {
  const [document, setDocument] = useState(initial)
  const [code, setCode] = useState(initial.code)
  const saver = useSaving(editor, document, store, onSaved)
  const latestEditor = useLatest(editor)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    rememberTabDraft(document.id)
    return claimDraft(document.id)
  }, [document.id])
  return {
    document,
    code,
    isEdited: isEdited({ ...document, code }),
    otherDrafts: store
      .list()
      .filter(draft => draft.id !== document.id && draft.code !== code),
    touch: () => {
      setCode(latestEditor.current?.code() ?? '')
      saver.touch()
    },
    open: next => {
      saver.flush()
      setDocument(next)
      setCode(next.code)
      latestEditor.current?.open(next)
      latestEditor.current?.view.focus()
    },
    keepDraft: draft => {
      onSaved(store.save(draft))
      redraw()
    },
    removeDraft: draft => {
      store.remove(draft.id)
      redraw()
    },
    setLanguage: language => {
      setDocument({ ...document, language })
      latestEditor.current?.setLanguage(language)
      saver.touch()
    },
    setVersion: version => {
      const { version: _, ...rest } = document
      setDocument(version === undefined ? rest : { ...rest, version })
      saver.touch()
    },
  }
}
