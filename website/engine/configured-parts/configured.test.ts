import { expect, test } from 'vitest'
import site from '../../site.config'
import { hasConfiguredParts } from './configured'

const withItems = (...items: object[]) => ({
  plugins: [],
  themeConfig: { navbar: { items } },
})

test('this site pays for no style that it does not show', () => {
  const own = {
    plugins: site.plugins ?? [],
    themeConfig: site.themeConfig ?? {},
  }

  expect(hasConfiguredParts(own)).toBe(false)
})

test('a version with a banner brings its styles', () => {
  const withBanner = (banner: string) => ({
    plugins: [['docs', { versions: { current: { banner } } }]],
    themeConfig: {},
  })

  expect(hasConfiguredParts(withBanner('unreleased'))).toBe(true)
  expect(hasConfiguredParts(withBanner('none'))).toBe(false)
})

test('a site with older versions has their banner unless it says otherwise', () => {
  const settings = { plugins: ['docs'], themeConfig: {}, versions: ['1.0'] }

  expect(hasConfiguredParts(settings)).toBe(true)
})

test('a locale dropdown brings its styles', () => {
  const settings = withItems({ type: 'localeDropdown' })

  expect(hasConfiguredParts(settings)).toBe(true)
})

test('a dropdown and a blog bring styles', () => {
  const dropdown = withItems({ label: 'More', items: [] })

  expect(hasConfiguredParts(dropdown)).toBe(true)
  expect(
    hasConfiguredParts({
      plugins: [['@docusaurus/plugin-content-blog', {}]],
      themeConfig: {},
    }),
  ).toBe(true)
})
