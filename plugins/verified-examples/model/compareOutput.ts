import type { Variation } from './run'

/** What is left of an output when neither order nor layout counts. */
const sortedWords = (lines: readonly string[]): string =>
  lines
    .join(' ')
    .split(/[\s,[\]{}()]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')

const sameLines = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((line, index) => line === b[index])

/** Whether both say the same, up to the order of lines and of elements. */
export const sameInAnyOrder = (
  a: readonly string[],
  b: readonly string[],
): boolean => sortedWords(a) === sortedWords(b)

export const isSameOutput = (
  claimed: readonly string[],
  printed: readonly string[],
  unordered: boolean,
): boolean =>
  unordered ? sameInAnyOrder(claimed, printed) : sameLines(claimed, printed)

/** How outputs of the same example differ from the first of them. */
export const classifyVariation = (
  first: readonly string[],
  others: readonly (readonly string[])[],
): Variation => {
  if (others.every(other => sameLines(first, other))) {
    return 'none'
  }
  return others.every(other => sameInAnyOrder(first, other))
    ? 'order'
    : 'values'
}
