import type { FenceMeta } from '../../../website/examples/model/parseFenceMeta'
import { isSameOutput } from './compareOutput'

const fixHint = '`npm run record guides` writes what is printed.'

const count = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`

export const judgeOutput = (
  claimed: readonly string[],
  printed: readonly string[],
  { unordered, throws, rejects }: FenceMeta,
): string | undefined => {
  if (isSameOutput(claimed, printed, unordered)) {
    return undefined
  }
  if (claimed.length === 0) {
    const what =
      throws || rejects
        ? 'ends with an error'
        : `prints ${count(printed.length, 'line')}`
    return `The example ${what} but has no //=> comment that says so. ${fixHint}`
  }
  if (printed.length === 0) {
    return `The example prints nothing, so its //=> comments are stale. ${fixHint}`
  }
  if (printed.length < claimed.length) {
    return `The example claims ${count(claimed.length, 'line')} and prints ${printed.length}: some of its //=> comments are stale. ${fixHint}`
  }
  return printed.length > claimed.length
    ? `The example prints ${count(printed.length, 'line')} and claims ${claimed.length}: some //=> comments are missing. ${fixHint}`
    : `The example does not print what its //=> comments claim. ${fixHint}`
}
