import { browserStorage, keepIfPossible } from '@site/browser/browserStorage'
import { createStore, useStore } from '@site/playground/page/store'
import {
  noProgress,
  type Progress,
  parseProgress,
} from '@site/tour/model/progress'
import { useEffect } from 'react'

const KEY = 'lfi.tour'

/** Empty until the page has been hydrated: the server knows of none. */
const shown = createStore(noProgress)

/** What is stored now: another tab may have written it. */
const readProgress = (): Progress =>
  parseProgress(browserStorage().getItem(KEY))

const keep = (progress: Progress): void =>
  keepIfPossible(KEY, JSON.stringify(progress))

export const keptCode = (id: string): string | undefined =>
  readProgress().code[id]

/** Keeps what is written for a task with each change of it. */
export const keepCode = (id: string, code: string): void => {
  const progress = readProgress()
  keep({ ...progress, code: { ...progress.code, [id]: code } })
}

export const keepSolved = (id: string): void => {
  const progress = readProgress()
  keep({ ...progress, done: [...new Set([...progress.done, id])] })
  shown.set(readProgress())
}

export const forgetProgress = (): void => {
  keep(noProgress)
  shown.set(noProgress)
}

/** The ids of the steps that are solved. */
export const useSolved = (): readonly string[] => {
  useEffect(() => shown.set(readProgress()), [])
  return useStore(shown, ({ done }) => done)
}
