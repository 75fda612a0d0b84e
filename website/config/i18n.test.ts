import { expect, test } from 'vitest'
import { localeBaseUrl } from './i18n'

test('pages of a locale lead to the pages of that locale', () => {
  expect(localeBaseUrl('/lfi/', undefined)).toBe('/lfi/')
  expect(localeBaseUrl('/lfi/', 'en')).toBe('/lfi/')
  expect(localeBaseUrl('/lfi/', 'fr')).toBe('/lfi/fr/')
})
