import { sharedLength } from './sharedStart'

/** Less is as quickly read as the sign for what is left out. */
const LEAST_SHARED = 12

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
