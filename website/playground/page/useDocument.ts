import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Language } from '../../examples/model/language'
import { createSaver } from '../drafts/createSaver'
import { type Draft, isEdited } from '../drafts/draft'
import { claimDraft } from '../drafts/draftLocks'
import type { DraftStore, Saved } from '../drafts/draftStore'
import type { OpenedDocument } from '../drafts/openDocument'
import type { CodeEditor } from '../editor/createEditor'
import {
  codeIn,
  isSameProject,
  languageOf,
  mainName,
  withCode,
} from '../project/project'
import { rememberTabDraft } from './openInitial'
import { useLatest } from './useLatest'

export type DocumentHandle = ReturnType<typeof useDocument>

const useSaving = (save: () => void) => {
  const latest = useLatest(save)
  const saver = useMemo(() => createSaver(() => latest.current()), [latest])
  useEffect(() => {
    const { flush } = saver
    const listening = new AbortController()
    const { signal } = listening
    // Another link comes in the place of the text: see openInitial.
    window.addEventListener('hashchange', flush, { signal })
    window.addEventListener('pagehide', flush, { signal })
    window.document.addEventListener('visibilitychange', flush, { signal })
    return () => {
      flush()
      listening.abort()
    }
  }, [saver])
  return saver
}

export const useDocument = (
  initial: OpenedDocument,
  editor: CodeEditor | undefined,
  store: DraftStore,
  onSaved: (saved: Saved) => void,
) => {
  const [document, setDocument] = useState(initial)
  const [shown, setShown] = useState('')
  // The undo histories of files that are not in the editor, by their names.
  // The main file is '', because its name changes with its language.
  const histories = useRef(new Map<string, unknown>())
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const isMain = !document.files?.some(({ name }) => name === shown)
  const active = isMain ? mainName(document) : shown
  const latest = useLatest({ editor, document, active, isMain })

  const readDocument = (): OpenedDocument => {
    const { editor, document, active } = latest.current
    return editor
      ? { ...document, ...withCode(document, active, editor.code()) }
      : document
  }
  const read = (): Draft => {
    const { editor, isMain } = latest.current
    const history = isMain ? editor?.history() : histories.current.get('')
    return { ...readDocument(), history, savedAt: Date.now() }
  }
  const saver = useSaving(() => {
    if (latest.current.editor) {
      onSaved(store.save(read()))
    }
  })
  useEffect(() => {
    // The browser asks whether to leave; nothing else could hold the text.
    const warn = (event: BeforeUnloadEvent): void => {
      saver.flush()
      if (store.list().some(({ id }) => !store.isKept(id))) {
        event.preventDefault()
      }
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [saver, store])
  const fill = (project: OpenedDocument, name: string, formerName = name) => {
    const isMain = name === mainName(project)
    latest.current.editor?.open({
      code: codeIn(project, name),
      language: languageOf(name),
      history: histories.current.get(isMain ? '' : formerName),
    })
    setShown(isMain ? '' : name)
  }
  /**
   * Changes anything but the text in the editor; shows the file, if given, with
   * the undo history that it had, under another name if it was renamed.
   */
  const change = (next: OpenedDocument, show?: string, formerName?: string) => {
    const { editor, active, isMain } = latest.current
    histories.current.set(isMain ? '' : active, editor?.history())
    setDocument(next)
    if (show !== undefined) {
      fill(next, show, formerName)
    }
    // A new file may get the name of one that is gone.
    for (const name of histories.current.keys()) {
      if (name && !next.files?.some(file => file.name === name)) {
        histories.current.delete(name)
      }
    }
    saver.touch()
  }
  const open = (next: OpenedDocument): void => {
    saver.flush()
    histories.current = new Map([['', next.history]])
    setDocument(next)
    fill(next, mainName(next))
    latest.current.editor?.view.focus()
  }
  useEffect(() => {
    rememberTabDraft(document.id)
    return claimDraft(document.id)
  }, [document.id])
  return {
    /** The document as React knows it; the editor may be ahead of it. */
    document,
    /** The document as it is in the editor at this moment. */
    read,
    /** The name of the file in the editor. */
    active,
    /** Shows one of the files. */
    show: (name: string): void => {
      if (name !== latest.current.active) {
        change(readDocument(), name)
      }
      latest.current.editor?.view.focus()
    },
    /** Whether there is anything to lose. */
    isEdited: isEdited(document),
    /** Whether it is what it started from; an emptied text is not. */
    isOriginal: isSameProject(document, document.origin),
    otherDrafts: store
      .list()
      .filter(
        draft => draft.id !== document.id && !isSameProject(draft, document),
      ),
    /** To be called when the text changed. */
    touch: (): void => {
      setDocument(readDocument())
      saver.touch()
    },
    change,
    isKept: store.isKept,
    /** Saves at once. */
    save: (): void => {
      saver.touch()
      saver.flush()
    },
    open,
    /**
     * Opens a draft as it is now: it may have been edited or renamed since it
     * was offered, and may be the open one.
     */
    openDraft: (draft: Draft): void => {
      saver.flush()
      if (draft.id !== latest.current.document.id) {
        open(store.read(draft.id) ?? draft)
      }
    },
    /** Keeps a draft that is not open, renamed, or again after it was removed. */
    keepDraft: (draft: Draft): void => {
      onSaved(store.save(draft))
      redraw()
    },
    removeDraft: (draft: Draft): void => {
      store.remove(draft.id)
      redraw()
    },
    setLanguage: (language: Language): void => {
      change({ ...readDocument(), language })
      latest.current.editor?.setLanguage(language)
    },
    /** Undefined for the current one. */
    setVersion: (version: string | undefined): void => {
      const { version: _, ...rest } = readDocument()
      change(version === undefined ? rest : { ...rest, version })
    },
  }
}
