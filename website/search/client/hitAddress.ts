import type { SearchConfig } from '../model/searchConfig'

/** Where a hit leads, and where one that is remembered does. */
const readAddress = (
  url: string,
  { externalUrlRegex }: SearchConfig,
  origin: string,
  toPath: (address: URL) => string | false,
): string | undefined => {
  if (!URL.canParse(url, origin)) {
    return undefined
  }
  const address = new URL(url, origin)
  if (!/^https?:$/u.test(address.protocol)) {
    return undefined
  }
  if (externalUrlRegex && new RegExp(externalUrlRegex, 'u').test(url)) {
    return url
  }
  const path = toPath(address)
  // Two slashes at the start would name a host.
  return path && /^\/(?![/\\])/u.test(path) ? path : undefined
}

/**
 * Where a remembered hit leads. Its address was made when it was found: it keeps
 * its filter, and nothing is replaced in it again.
 */
export const storedAddress = (
  url: string,
  config: SearchConfig,
  origin: string,
): string | undefined =>
  readAddress(
    url,
    config,
    origin,
    address =>
      address.origin === origin &&
      address.pathname + address.search + address.hash,
  )

/**
 * Where a hit leads: an address that matches the external pattern as it is, any
 * other as path and hash, with the configured replacement in its path. Services
 * and storage may hold anything, so an address that can't be read, or that would
 * lead to another host without being asked to, is none.
 */
export const hitAddress = (
  url: string,
  config: SearchConfig,
  origin: string,
): string | undefined =>
  readAddress(url, config, origin, ({ pathname, hash }) => {
    const { from = '', to = '' } = config.replacePathname ?? {}
    return from
      ? pathname.replaceAll(new RegExp(from, 'gu'), to) + hash
      : pathname + hash
  })
