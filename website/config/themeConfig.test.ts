import { expect, test } from 'vitest'
import { readEnvironment } from './environment'
import { i18n } from './i18n'
import { themeConfig } from './themeConfig'

const theme = themeConfig(readEnvironment({}), 'https://example.com/lfi')

test('hiding the navbar on scroll is supported and off', () => {
  expect(theme.navbar.hideOnScroll).toBe(false)
})

test('colour mode starts light, can be switched and respects the system', () => {
  expect(theme.colorMode).toEqual({
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: true,
  })
})

test('only English is configured, with every field of a locale', () => {
  expect(i18n).toMatchObject({ defaultLocale: 'en', locales: ['en'] })
  expect(i18n.localeConfigs?.en).toEqual({
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    calendar: 'gregory',
    path: 'en',
  })
})
