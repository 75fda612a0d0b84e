import { readFile } from 'node:fs/promises'

/**
 * Sorts addresses as the sidebar of a built page lists them; those that it does
 * not list come after, by name.
 */
export const sidebarOrder = async (
  permalinks: readonly string[],
  file: string,
): Promise<string[]> => {
  const html = await readFile(file, 'utf8')
  const listed = [
    ...html.matchAll(/<a\b[^>]*\bmenu__link\b[^>]*\bhref="?([^\s">]+)/gu),
  ].map(([, address]) => address)
  const rank = (permalink: string): number => {
    const position = listed.indexOf(permalink)
    return position === -1 ? listed.length : position
  }
  return permalinks.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}
