import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { layerThemeStyles } from './layerThemeStyles'
import { splitStyles } from './splitStyles'

const resolve = createRequire(import.meta.url).resolve
const theme = path.dirname(resolve('@docusaurus/theme-classic'))
const read = (file: string): string => readFileSync(file, 'utf8')
const readCore = (file: string): string =>
  read(path.join(path.dirname(resolve('@docusaurus/core/package.json')), file))

test('Docusaurus joins all styles in a group that can be narrowed', () => {
  expect(readCore('lib/webpack/base.js')).toMatch(
    /styles: \{\s*name: 'styles'/u,
  )
  const { cacheGroups } = splitStyles('/site', { cacheGroups: { styles: {} } })
  const isJoined = (file: string) =>
    cacheGroups.styles.test({ nameForCondition: () => file })

  expect(isJoined('/site/src/css/site.css')).toBe(true)
  expect(isJoined('/site/playground/page/styles.module.css')).toBe(false)
  expect(() => splitStyles('/site', { cacheGroups: {} })).toThrow(
    'it is no longer there',
  )
})

test('no style of the theme wins against the site by being important about widths', async () => {
  const files = readdirSync(path.join(theme, 'theme'), { recursive: true })
    .map(file => path.join(theme, 'theme', String(file)))
    .filter(file => file.endsWith('.css'))
  const important = files.filter(file =>
    /max-width:[^;]*!important/u.test(read(file)),
  )
  expect(important).not.toEqual([])
  for (const file of important) {
    const { css } = await postcss([layerThemeStyles]).process(read(file), {
      from: file,
    })
    expect(css).toMatch(/^@layer theme/u)
    expect(css).not.toMatch(/max-width:[^;]*!important/u)
  }
})

test('announcements and prefetching are kept under the names that we use', () => {
  const bar = path.join(
    path.dirname(resolve('@docusaurus/theme-common')),
    'contexts/announcementBar.js',
  )
  expect(read(bar)).toContain("'docusaurus.announcement.id'")
  expect(read(bar)).toContain("'docusaurus.announcement.dismiss'")
  expect(readCore('lib/client/docusaurus.js')).toMatch(/^ {4}prefetch,$/mu)
  expect(readCore('lib/client/docusaurus.js')).toMatch(/^ {4}preload,$/mu)
  expect(readCore('lib/client/docusaurus.js')).toContain(
    "import prefetchHelper from './prefetch'",
  )
})
