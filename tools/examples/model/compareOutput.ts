import type { Variation } from './run'

/** What is left of an output when its layout does not count. */
const readWords = (lines: readonly string[]): string[] =>
  lines
    .join(' ')
    .split(/[\s,[\]{}()]+/u)
    .filter(Boolean)

/** White space at the end of a line is lost in editors, so it never counts. */
const sameLines = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length &&
  a.every((line, index) => line.trimEnd() === b[index]?.trimEnd())

/** Whether both say the same, up to the order of lines and of elements. */
export const sameInAnyOrder = (
  a: readonly string[],
  b: readonly string[],
): boolean => sameLines(readWords(a).toSorted(), readWords(b).toSorted())

/** Whether both say the same, up to where lines break. */
export const sameInAnyLayout = (
  a: readonly string[],
  b: readonly string[],
): boolean => sameLines(readWords(a), readWords(b))

export const isSameOutput = (
  claimed: readonly string[],
  printed: readonly string[],
  unordered: boolean,
): boolean =>
  unordered ? sameInAnyOrder(claimed, printed) : sameLines(claimed, printed)

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
