import type { Config } from '@docusaurus/types'

/** English only; another locale would be served under its path segment. */
export const i18n: NonNullable<Config['i18n']> = {
  defaultLocale: 'en',
  locales: ['en'],
  path: 'i18n',
  localeConfigs: {
    en: {
      label: 'English',
      direction: 'ltr',
      htmlLang: 'en',
      calendar: 'gregory',
      path: 'en',
    },
  },
}

/**
 * Where the pages of the locale that is being built are, for what is written
 * into them before Docusaurus adds the locale to addresses.
 */
export const localeBaseUrl = (
  baseUrl: string,
  locale = process.env.DOCUSAURUS_CURRENT_LOCALE,
): string =>
  locale === undefined || locale === i18n.defaultLocale
    ? baseUrl
    : `${baseUrl}${i18n.localeConfigs?.[locale]?.path ?? locale}/`
