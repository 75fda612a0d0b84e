/** Less is as quickly read as the sign for what is left out. */
const LEAST_SHARED = 12

/** How much of two texts is the same at their beginning. */
const sharedLength = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) {
    length++
  }
  return length
}

/**
 * An object as a step made it of another, without the fields that it begins
 * with as well: of `{ id: 1, name: 'a' }`, `{ … city: 'b' }`. What a step adds
 * is at the end, where a cell has no room for it.
 */
export const sinceShared = (before: string, text: string): string => {
  if (!(before.startsWith('{ ') && text.startsWith('{ '))) {
    return text
  }
  const shared = sharedLength(before, text)
  const isWhole = before.slice(shared) === ' }' && text.startsWith(', ', shared)
  const fields = isWhole ? shared + 2 : text.lastIndexOf(', ', shared - 2) + 2
  return fields >= LEAST_SHARED ? `{ … ${text.slice(fields)}` : text
}
