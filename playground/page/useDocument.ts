import { useCallback, useEffect, useRef, useState } from 'react'
import { browserStorage } from '../drafts/browserStorage'
import { type Draft, isEdited } from '../drafts/draft'
import { claimDraft } from '../drafts/draftLocks'
import type { DraftStore } from '../drafts/draftStore'
import type { OpenedDocument } from '../drafts/openDocument'
import type { CodeEditor } from '../editor/createEditor'
import type { Language } from '../share'
import { TAB_DRAFT_KEY } from './openInitial'
import { useLatest } from './useLatest'

const SAVE_AFTER = 300

export type DocumentHandle = {
  readonly document: OpenedDocument
  readonly isEdited: boolean
  /** Drafts other than what is open. */
  readonly otherDrafts: readonly Draft[]
  readonly open: (next: OpenedDocument) => void
  readonly setLanguage: (language: Language) => void
  /** To be called when the text changed. */
  readonly touch: () => void
}

/** Saves what was typed soon after it was, and at the latest on leaving. */
const useSaving = (
  editor: CodeEditor | undefined,
  document: OpenedDocument,
  store: DraftStore,
) => {
  const timer = useRef<number>(undefined)
  const latest = useLatest({ editor, document })
  const save = useCallback(() => {
    const { editor, document } = latest.current
    if (timer.current === undefined || !editor) {
      return
    }
    clearTimeout(timer.current)
    timer.current = undefined
    store.save({
      ...document,
      code: editor.code(),
      history: editor.history(),
      savedAt: Date.now(),
    })
  }, [latest, store])
  const saveSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(save, SAVE_AFTER)
  }, [save])
  useEffect(() => {
    window.addEventListener('pagehide', save)
    window.document.addEventListener('visibilitychange', save)
    return () => {
      save()
      window.removeEventListener('pagehide', save)
      window.document.removeEventListener('visibilitychange', save)
    }
  }, [save])
  return { save, saveSoon }
}

export const useDocument = (
  initial: OpenedDocument,
  editor: CodeEditor | undefined,
  store: DraftStore,
): DocumentHandle => {
  const [document, setDocument] = useState(initial)
  const [code, setCode] = useState(initial.code)
  const { save, saveSoon } = useSaving(editor, document, store)
  const latestEditor = useLatest(editor)
  useEffect(() => {
    browserStorage().session.setItem(TAB_DRAFT_KEY, document.id)
    return claimDraft(document.id)
  }, [document.id])
  return {
    document,
    isEdited: isEdited({ ...document, code }),
    otherDrafts: store
      .list()
      .filter(draft => draft.id !== document.id && draft.code !== code),
    touch: () => {
      setCode(latestEditor.current?.code() ?? '')
      saveSoon()
    },
    open: next => {
      save()
      setDocument(next)
      setCode(next.code)
      latestEditor.current?.open(next)
      latestEditor.current?.view.focus()
    },
    setLanguage: language => {
      setDocument({ ...document, language })
      latestEditor.current?.setLanguage(language)
      saveSoon()
    },
  }
}
