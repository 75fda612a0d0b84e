import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { sidebarLink } from '../support/navigation'
import { htmlFile, longestGuide } from '../support/readSitemap'
import { searchFor } from '../support/searchDialog'
import { expect, test } from '../support/test'

test.use({ savesData: false })

const kilobyte = 1000
const zippedSize = (file: string) =>
  gzipSync(readFileSync(file), { level: 9 }).length

const total = (files: readonly string[]) =>
  files.map(zippedSize).reduce((sum, size) => sum + size, 0)

/** What a visit has loaded so far, by kind, in advance or not. */
const watchLoads = (page: Page) => {
  const files = new Map<string, Set<string>>()
  page.on('request', request => {
    const { origin, pathname } = new URL(request.url())
    if (origin === 'null') {
      return
    }
    const file = `build${pathname}`
    const kind = file.endsWith('.js') ? 'script' : request.resourceType()
    files.set(kind, (files.get(kind) ?? new Set()).add(file))
  })
  return (kind: string) => [...(files.get(kind) ?? [])]
}

const rest = (page: Page) => page.waitForLoadState('networkidle')

/** In kB, compressed. */
const FIRST = 8
const READING = 14
const SEARCH = 100
const RUN = 60
const STYLES = 16.5
const FONTS = 25

for (const [name, address] of [
  ['the home page', () => '/'],
  ['a guide', () => '/docs/getting-started'],
  ['the longest guide', longestGuide],
  ['an API page', () => '/docs/api/variables/map'],
] as const) {
  test(`${name} loads at most ${FIRST} kB of scripts before a touch, ${STYLES} kB of styles and ${FONTS} kB of fonts`, async ({
    page,
  }) => {
    const loaded = watchLoads(page)
    await page.goto(address())
    await rest(page)
    for (const [kind, limit] of [
      ['script', FIRST],
      ['stylesheet', STYLES],
      ['font', FONTS],
    ] as const) {
      const files = loaded(kind)
      expect(total(files), files.join('\n')).toBeLessThanOrEqual(
        limit * kilobyte,
      )
    }
  })
}

test(`reading, colours, copying, tabs, folding, the menu and ten followed links load at most ${READING} kB of scripts`, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const loaded = watchLoads(page)
  await page.goto('/docs/getting-started')
  await page.mouse.wheel(0, 2000)
  await page.locator('.navbar [data-colour-mode]').first().click()
  await page.getByText('pnpm', { exact: true }).click()
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click()
  const group = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('button', { name: 'Learn' })
  await group.click()
  await group.click()
  const names = [
    'Reducers',
    'Optionals',
    'Recipes',
    'Currying and compose',
    'Getting started',
  ]
  for (const name of [...names, ...names]) {
    await sidebarLink(page, name).click()
    await expect(page).toHaveTitle(`${name} | lfi`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await page.keyboard.press('Escape')
  await rest(page)
  const files = loaded('script')
  expect(total(files), files.join('\n')).toBeLessThanOrEqual(READING * kilobyte)

  await test.step(`search loads at most ${SEARCH} kB more when it opens`, async () => {
    const before = total(files)
    await page.keyboard.press('Control+k')
    await expect(page.locator('dialog[data-search-status]')).toBeVisible()
    await rest(page)
    const scripts = loaded('script').filter(
      file => !/worker|minisearch/iu.test(file),
    )
    expect(total(scripts) - before, scripts.join('\n')).toBeLessThanOrEqual(
      SEARCH * kilobyte,
    )
    await searchFor(page, 'map')
  })
})

test(`Run loads at most ${RUN} kB more until it prints`, async ({ page }) => {
  const loaded = watchLoads(page)
  await page.goto('/docs/api/variables/map')
  await rest(page)
  const before = total(loaded('script'))
  const figure = page.locator('.code-block[data-example]').first()
  await figure.locator('[data-code-action=run]').click()
  await expect(figure.getByRole('log')).toBeVisible()
  const scripts = loaded('script')
  expect(total(scripts) - before, scripts.join('\n')).toBeLessThanOrEqual(
    RUN * kilobyte,
  )
})

test('the HTML of the longest guide is at most 32 kB', () => {
  expect(zippedSize(htmlFile(longestGuide()))).toBeLessThanOrEqual(
    32 * kilobyte,
  )
})
