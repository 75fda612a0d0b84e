/**
 * How many typing slips turn `left` into `right`: a letter missing, added,
 * wrong, or two neighbours swapped (one slip, not two).
 */
export const editDistance = (left: string, right: string): number => {
  /** By how many letters of each have been compared. */
  const slips = [
    Array.from({ length: right.length + 1 }, (_, column) => column),
  ]
  const at = (row: number, column: number): number =>
    slips[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    slips.push(current)
    for (let column = 1; column <= right.length; column++) {
      const letter = left[row - 1]
      const other = right[column - 1]
      const isSwapped = letter === right[column - 2] && left[row - 2] === other
      current.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (letter === other ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(left.length, right.length)
}

/** Slips forgiven in a word: none up to three letters. */
export const allowedSlips = (length: number): number =>
  length <= 3 ? 0 : length <= 5 ? 1 : 2
