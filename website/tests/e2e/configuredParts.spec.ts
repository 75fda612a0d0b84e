import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findProblemsInBothThemes } from '../support/findAccessibilityProblems'
import { open } from '../support/hydrated'
import { ownSite } from '../support/ownSite'
import { expect } from '../support/test'
import {
  buildVariant,
  variantDir,
  variantEnvironment,
} from '../support/variant'

// What only a configuration brings in: see tests/fixtures/variant.
const { BASE_URL, ANALYTICS_SRC } = variantEnvironment
const test = ownSite({
  dir: variantDir,
  baseUrl: BASE_URL,
  build: buildVariant,
})

test.describe.configure({ mode: 'default' })

test.use({
  expectedProblems: [`foreign request: ${ANALYTICS_SRC}`],
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeEach(({ page }) =>
  page.route(ANALYTICS_SRC, route =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  ),
)

const more = (page: Page) => page.locator('.dropdown', { hasText: 'More' })

test('the blog lists its posts, newest first, by year, with reading times', async ({
  page,
}) => {
  await open(page, `${BASE_URL}blog/`)
  await expect(page.locator('article h2')).toHaveText([
    'Second post',
    'First post',
  ])
  await expect(page.locator('article').first()).toContainText('min read')
  const sidebar = page.getByRole('navigation', {
    name: 'Blog recent posts navigation',
  })
  await expect(sidebar).toContainText(/2025.*Second post.*2024.*First post/su)
  await page.locator('article h2 a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Second post',
  )
  await expect(page.locator('figure.code-block')).toBeVisible()
})

test('the blog has both feeds', () => {
  for (const name of ['rss', 'atom']) {
    const feed = readFileSync(`${variantDir}/blog/${name}.xml`, 'utf8')
    expect(feed).toContain('First post')
    expect(feed).toContain(`${BASE_URL}blog/2025/03/04/second/`)
  }
})

// Only one locale is built here; smallSite.spec.ts has two, and checks the
// locale's segment of the URL.
test('a locale dropdown is closed, and keeps path, query and hash', async ({
  page,
}) => {
  await open(page, `${BASE_URL}docs/recipes/?a=1#group-by-a-key`)
  const link = page.locator('.dropdown__link', { hasText: 'Français' })
  await expect(link).toBeHidden()
  await page.locator('.dropdown', { has: link }).hover()
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute(
    'href',
    /\/docs\/recipes\/\?a=1#group-by-a-key$/u,
  )
})

test('a dropdown is closed, opens for pointer and keys, and closes again', async ({
  page,
}) => {
  await open(page, `${BASE_URL}docs/recipes/`)
  const button = more(page).getByRole('button', { name: 'More' })
  const inside = more(page).locator('.dropdown__link', { hasText: 'Blog' })
  await expect(inside).toBeHidden()
  await button.hover()
  await expect(inside).toBeVisible()
  await page.mouse.move(700, 700)
  await expect(inside).toBeHidden()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(inside).toBeVisible()
  await page.mouse.click(700, 600)
  await expect(inside).toBeHidden()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(inside).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(inside).toBeFocused()
  await page.locator('.navbar__inner .navbar__brand').focus()
  await expect(inside).toBeHidden()
})

test('on a phone a dropdown folds inside the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, BASE_URL)
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const menu = page.locator('.navbar-sidebar')
  const inside = menu.getByRole('link', { name: 'Blog' })
  await expect(inside).toBeHidden()
  await menu.locator('summary', { hasText: 'More' }).click()
  await inside.click()
  await expect(page).toHaveURL(`${BASE_URL}blog/`)
})

test('a version that is not released says so, above its pages', async ({
  page,
}) => {
  await open(page, `${BASE_URL}docs/recipes/`)
  const banner = page.locator('.theme-doc-version-banner')
  await expect(banner).toContainText('unreleased documentation for lfi Next')
  await expect(
    banner.getByRole('link', { name: 'latest version' }),
  ).toHaveAttribute('href', `${BASE_URL}docs/recipes/`)
})

for (const address of [
  'style/',
  'docs/trace/',
  'blog/',
  'blog/2025/03/04/second/',
]) {
  test(`axe finds nothing on ${address} in both themes`, async ({ page }) => {
    await open(page, BASE_URL + address)
    const problems = await findProblemsInBothThemes(page)
    // The theme's list of posts has no title of its own.
    const known = address === 'blog/' ? 'page-has-heading-one' : 'none'
    expect(problems.filter(problem => !problem.includes(known))).toEqual([])
  })
}
