import { readStored, store } from '@site/browser/storage'
import { createStore, useStore } from '@site/playground/page/store'
import { useEffect } from 'react'

/** What this browser remembers of the tour. */
type Progress = {
  /** The ids of the steps whose task was solved. */
  readonly done: readonly string[]
  /** What the visitor wrote for a task, by the id of its step. */
  readonly code: Readonly<Record<string, string>>
}

const KEY = 'lfi.tour'
const noProgress: Progress = { done: [], code: {} }

/** Empty until the page has been hydrated: the server knows of none. */
const shown = createStore(noProgress)

/** What is stored now, by another tab perhaps, or damaged. */
const readProgress = (): Progress => {
  try {
    const { done, code } = JSON.parse(readStored(KEY) ?? '')
    return { done: Array.isArray(done) ? done : [], code: code ?? {} }
  } catch {
    return noProgress
  }
}

const change = (made: Partial<Progress>): void => {
  store(KEY, JSON.stringify({ ...readProgress(), ...made }))
  shown.set(readProgress())
}

export const keptCode = (id: string): string | undefined =>
  readProgress().code[id]

/** Keeps what is written for a task with each change of it. */
export const keepCode = (id: string, code: string): void =>
  change({ code: { ...readProgress().code, [id]: code } })

export const keepSolved = (id: string): void =>
  change({ done: [...new Set([...readProgress().done, id])] })

export const forgetProgress = (): void => change(noProgress)

/** The ids of the steps that are solved. */
export const useSolved = (): readonly string[] => {
  useEffect(() => shown.set(readProgress()), [])
  return useStore(shown, ({ done }) => done)
}
