/** White space at the end of a line is lost in editors, so it never counts. */
export const sameLines = (
  a: readonly string[],
  b: readonly string[],
): boolean =>
  a.length === b.length &&
  a.every((line, index) => line.trimEnd() === b[index]?.trimEnd())

const sortedWords = (lines: readonly string[]): string[] =>
  lines
    .join(' ')
    .split(/[\s,[\]{}()]+/u)
    .filter(Boolean)
    .sort()

/** Whether both say the same, up to the order of lines and of elements. */
export const sameInAnyOrder = (
  a: readonly string[],
  b: readonly string[],
): boolean => sameLines(sortedWords(a), sortedWords(b))
