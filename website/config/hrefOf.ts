import { siteAddress } from '../browser/siteAddress'
import { localeBaseUrl } from './i18n'

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
