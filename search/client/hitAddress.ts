import type { SearchConfig } from '../model/searchConfig'

/**
 * Where a hit leads: an address that matches the external pattern as it is, any
 * other as path and hash, with the configured replacement in its path.
 */
export const hitAddress = (
  url: string,
  { externalUrlRegex, replacePathname }: SearchConfig,
  origin: string,
): string => {
  if (externalUrlRegex && new RegExp(externalUrlRegex, 'u').test(url)) {
    return url
  }
  const { pathname, hash } = new URL(url, origin)
  const path = replacePathname
    ? pathname.replaceAll(
        new RegExp(replacePathname.from, 'gu'),
        replacePathname.to,
      )
    : pathname
  return `${path}${hash}`
}
