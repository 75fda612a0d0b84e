import type { Results } from '../../cache/Results'
import { Step } from '../../cache/Step'
import { highlightLines } from './highlight'

const step = new Step<string[]>('highlighted-code', __filename)

let known: Results<string[]> | undefined

/** `highlightLines`, which takes a second to start: only new code needs it. */
export const cachedLines = (code: string, language: string): string[] => {
  known ??= step.results()
  return known.getOrMake([language, code], () => highlightLines(code, language))
}
