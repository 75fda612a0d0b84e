import { memoize } from './memoize'

/**
 * How many typing slips turn `left` into `right`: a letter missing, added,
 * wrong, or two neighbours swapped (one slip, not two). Gives up above `limit`
 * with `limit + 1`.
 */
export const editDistance = (
  left: string,
  right: string,
  limit: number,
): number => {
  if (
    Math.abs(left.length - right.length) > limit ||
    differentLetters(left, right) > 2 * limit
  ) {
    return limit + 1
  }
  let beforeLast: number[] = []
  let last: number[] = []
  for (let column = 0; column <= right.length; column++) {
    last.push(column)
  }
  for (let row = 1; row <= left.length; row++) {
    const current = nextRow(left, right, row, last, beforeLast)
    if (least(current) > limit) {
      return limit + 1
    }
    beforeLast = last
    last = current
  }
  return Math.min(last[right.length] ?? limit + 1, limit + 1)
}

/** The letters of a word as bits; a slip changes at most two of them. */
const letters = memoize(word => {
  let bits = 0
  for (let index = 0; index < word.length; index++) {
    bits |= 1 << (word.charCodeAt(index) & 31)
  }
  return bits
})

const differentLetters = (left: string, right: string): number => {
  let bits = letters(left) ^ letters(right)
  let count = 0
  while (bits !== 0) {
    bits &= bits - 1
    count++
  }
  return count
}

/** A plain loop: this runs thousands of times for each key press. */
const least = (row: number[]): number => {
  let smallest = Number.POSITIVE_INFINITY
  for (const cost of row) {
    smallest = Math.min(smallest, cost)
  }
  return smallest
}

const nextRow = (
  left: string,
  right: string,
  row: number,
  last: number[],
  beforeLast: number[],
): number[] => {
  const current = [row]
  const letter = left.charCodeAt(row - 1)
  for (let column = 1; column <= right.length; column++) {
    const same = letter === right.charCodeAt(column - 1)
    let cost = at(last, column - 1) + (same ? 0 : 1)
    cost = Math.min(cost, at(last, column) + 1, at(current, column - 1) + 1)
    const swapped =
      row > 1 &&
      column > 1 &&
      letter === right.charCodeAt(column - 2) &&
      left.charCodeAt(row - 2) === right.charCodeAt(column - 1)
    current.push(
      swapped ? Math.min(cost, at(beforeLast, column - 2) + 1) : cost,
    )
  }
  return current
}

const at = (row: number[], column: number): number =>
  row[column] ?? Number.POSITIVE_INFINITY

/** Slips forgiven in a word: none up to three letters. */
export const allowedSlips = (length: number): number =>
  length <= 3 ? 0 : length <= 5 ? 1 : 2
