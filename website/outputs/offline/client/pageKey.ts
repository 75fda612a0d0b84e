/**
 * The one address that a page is kept under, in all spellings of its address:
 * no query, no hash, no `.html`, no slash at the end.
 */
export const pageKey = (address: string): string => {
  const url = new URL(address)
  const path = url.pathname
    .replace(/\/index\.html$/u, '/')
    .replace(/\.html$/u, '')
    .replace(/(?<=.)\/$/u, '')
  return url.origin + path
}
