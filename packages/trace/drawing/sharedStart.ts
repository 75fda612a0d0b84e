/** Names of this length are always in view as a whole. */
export const FITTING_NAME = 10
/** Less than this is as quickly read as the sign for what is left out. */
const LEAST_SHARED = 6
/** So much of what differs stays, so that it is whole: `'A-1'`, not `1'`. */
const MAX_KEPT = 4

/** How much of two texts is the same at their beginning. */
export const sharedLength = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) {
    length++
  }
  return length
}

/**
 * How much of all names is the same and may be left out, so that the part that
 * differs is in view: of `{ name: 'a' }` and `{ name: 'b' }` all up to `'a'`.
 * Words, numbers and what is short stay whole.
 */
export const sharedStart = (names: readonly string[]): number => {
  const [first = '', ...others] = names
  const shared = Math.min(
    first.length,
    ...others.map(name => sharedLength(first, name)),
  )
  const start = first.slice(0, shared)
  const begun = /[^\s,:([{]*$/u.exec(start)?.[0].length ?? 0
  const { length } =
    begun <= MAX_KEPT
      ? start.slice(0, shared - begun)
      : start.replace(/[\w$]+$/u, '')
  const isUseful =
    length >= LEAST_SHARED &&
    names.some(name => name.length > FITTING_NAME) &&
    names.every(name => name.length > length)
  return names.length > 1 && isUseful ? length : 0
}
