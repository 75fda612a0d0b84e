import type { SearchConfig } from '../model/searchConfig'

const parse = (url: string, origin: string): URL | undefined => {
  try {
    return new URL(url, origin)
  } catch {
    return undefined
  }
}

const isOwnPath = (path: string): boolean =>
  // Two slashes at the start would name a host.
  /^\/(?![/\\])/u.test(path)

/**
 * Where a remembered hit leads. Its address was made when it was found: it keeps
 * its filter, and nothing is replaced in it again.
 */
export const storedAddress = (
  url: string,
  { externalUrlRegex }: SearchConfig,
  origin: string,
): string | undefined => {
  const address = parse(url, origin)
  if (!address || !/^https?:$/u.test(address.protocol)) {
    return undefined
  }
  if (externalUrlRegex && new RegExp(externalUrlRegex, 'u').test(url)) {
    return url
  }
  const { pathname, search, hash } = address
  return address.origin === origin && isOwnPath(pathname)
    ? `${pathname}${search}${hash}`
    : undefined
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
  return isOwnPath(path) ? `${path}${hash}` : undefined
}
