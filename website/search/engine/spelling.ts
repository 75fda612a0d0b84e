import { allowedSlips, editDistance } from './editDistance'
import { joinWords, replaceWords, splitName, termsOf } from './words'

/**
 * Replaces words of a query that no text has by the nearest known one. Not the
 * index's own fuzzy search: two letters that are swapped are one slip, and a
 * corrected word may be a whole name.
 */
export const createSpelling = (
  known: readonly string[],
  isTerm: (term: string) => boolean,
): ((text: string) => string) => {
  const nearest = (word: string): string => {
    let best = word
    let least = allowedSlips(word.length) + 1
    // Each letter that one has more is a slip.
    const near = known.filter(
      other => Math.abs(other.length - word.length) < least,
    )
    for (const other of near) {
      const slips = editDistance(word, other)
      if (slips < least) {
        best = other
        least = slips
      }
    }
    return best
  }

  return text =>
    replaceWords(text, (typed, isLast) => {
      const word = joinWords(typed)
      const isKnown =
        splitName(typed).every(part => termsOf(part).some(isTerm)) ||
        // It may still be being typed.
        (isLast && known.some(other => other.startsWith(word)))
      return isKnown ? typed : nearest(word)
    })
}
