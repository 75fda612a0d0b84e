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
