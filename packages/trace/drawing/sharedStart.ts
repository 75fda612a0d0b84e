/** Names of this length are always in view as a whole. */
export const FITTING_NAME = 10
/** Less than this is as quickly read as the sign for what is left out. */
const LEAST_SHARED = 6

/**
 * How much of all names is the same and may be left out, so that the part that
 * differs is in view: of `{ name: 'a' }` and `{ name: 'b' }` all up to `a`. Words
 * and numbers stay whole.
 */
export const sharedStart = (names: readonly string[]): number => {
  const [first = '', ...others] = names
  let shared = first.length
  for (const name of others) {
    while (!name.startsWith(first.slice(0, shared))) {
      shared--
    }
  }
  const { length } = first.slice(0, shared).replace(/[\w$]+$/u, '')
  const isUseful =
    length >= LEAST_SHARED &&
    names.some(name => name.length > FITTING_NAME) &&
    names.every(name => name.length > length)
  return names.length > 1 && isUseful ? length : 0
}
