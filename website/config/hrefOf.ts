import { localeBaseUrl } from './i18n'

/**
 * An address of this site with the ending that the site's setting requires; its
 * query and hash stay. Files, other sites and the root stay as they are, and so
 * does everything where the setting leaves it open.
 */
export const siteAddress = (
  address: string,
  trailingSlash: boolean | undefined,
): string => {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/su.exec(address) ?? []
  const isPage = /^\/[^/]/u.test(path) && !/\.\w+$/u.test(path)
  if (trailingSlash === undefined || !isPage) {
    return address
  }
  return `${path.replace(/\/$/u, '')}${trailingSlash ? '/' : ''}${rest}`
}

/**
 * A path of this site as the address of a link in HTML that is written ahead of
 * the app, which Docusaurus does not see. `config/environment.ts` checks both
 * variables.
 */
export const hrefOf = (path: string): string => {
  const { BASE_URL, TRAILING_SLASH } = process.env
  const base = localeBaseUrl(BASE_URL || '/')
  return siteAddress(`${base}${path.slice(1)}`, TRAILING_SLASH === 'true')
}
