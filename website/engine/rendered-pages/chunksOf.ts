export type Names = string | Names[] | { [key: string]: Names }

export const flat = (names: Names): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(flat)

/** Keys are addresses with a hash, as in `/docs/recipes-3ba`. */
const addressOf = (key: string): string => key.replace(/\/?-[^-]+$/u, '')

/**
 * The chunks that a page may be rendered from: those of its own route and of all
 * routes above it, of which some may be other pages.
 */
export const chunksOf = (
  pathname: string,
  names: Readonly<Record<string, Names>>,
): string[] => [
  ...new Set(
    Object.entries(names)
      .filter(([key]) => `${pathname}/`.startsWith(`${addressOf(key)}/`))
      .flatMap(([, chunks]) => flat(chunks)),
  ),
]
