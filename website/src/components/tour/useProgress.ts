import { browserStorage, keepIfPossible } from '@site/browser/browserStorage'
import {
  noProgress,
  type Progress,
  parseProgress,
  withCode,
} from '@site/tour/model/progress'
import { useEffect, useState } from 'react'

const KEY = 'lfi.tour'

/** What is stored now: another tab may have written it. */
export const readProgress = (): Progress =>
  parseProgress(browserStorage().getItem(KEY))

const keep = (progress: Progress): void =>
  keepIfPossible(KEY, JSON.stringify(progress))

/** Keeps what is written for a task with each change of it. */
export const keepCode = (id: string, code: string): void =>
  keep(withCode(readProgress(), id, code))

/** The progress in this browser, empty until the page has been hydrated. */
export const useProgress = (): [
  progress: Progress,
  change: (make: (progress: Progress) => Progress) => void,
] => {
  const [progress, setProgress] = useState(noProgress)
  useEffect(() => setProgress(readProgress()), [])
  const change = (make: (progress: Progress) => Progress): void => {
    const next = make(readProgress())
    keep(next)
    setProgress(next)
  }
  return [progress, change]
}
