import type { SearchConfig } from '../model/searchConfig'

const parse = (url: string, origin: string): URL | undefined => {
  try {
    return new URL(url, origin)
  } catch {
    return undefined
  }
}

/**
 * Where a hit leads: an address that matches the external pattern as it is, any
 * other as path and hash, with the configured replacement in its path. Services
 * and storage may hold anything, so an address that can't be read, or that would
 * lead to another host without being asked to, is none.
 */
export const hitAddress = (
  url: string,
  { externalUrlRegex, replacePathname }: SearchConfig,
  origin: string,
): string | undefined => {
  const address = parse(url, origin)
  if (!address || !/^https?:$/u.test(address.protocol)) {
    return undefined
  }
  if (externalUrlRegex && new RegExp(externalUrlRegex, 'u').test(url)) {
    return url
  }
  const { pathname, hash } = address
  const path = replacePathname
    ? pathname.replaceAll(
        new RegExp(replacePathname.from, 'gu'),
        replacePathname.to,
      )
    : pathname
  // Two slashes at the start would name a host.
  return /^\/(?![/\\])/u.test(path) ? `${path}${hash}` : undefined
}
