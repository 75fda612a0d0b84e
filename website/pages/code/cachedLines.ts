import type { Results } from '@lfi-docs/build-cache'
import { Step } from '@lfi-docs/build-cache'
import { highlightLines } from './highlight'

/** A file of its own, so that only what colours code is part of the key. */
const step = new Step<string[]>('highlighted-code', __filename)

let known: Results<string[]> | undefined

/** `highlightLines`, which takes a second to start: only new code needs it. */
export const cachedLines = (code: string, language: string): string[] => {
  known ??= step.results()
  return known.getOrMake([language, code], () => highlightLines(code, language))
}
