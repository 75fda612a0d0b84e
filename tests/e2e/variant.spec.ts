import type { Page } from '@playwright/test'
import { open } from '../support/hydrated'
import { ownSite } from '../support/ownSite'
import { expect } from '../support/test'
import {
  buildVariant,
  variantDir,
  variantEnvironment,
} from '../support/variant'

// The whole site once more, as another deployment would configure it: under
// another base URL, with an announcement and analytics.
const { BASE_URL, ANALYTICS_SRC, ANNOUNCEMENT_ID } = variantEnvironment
const test = ownSite({
  dir: variantDir,
  baseUrl: BASE_URL,
  build: buildVariant,
})

test.describe.configure({ mode: 'default' })

test.use({ expectedProblems: [`foreign request: ${ANALYTICS_SRC}`] })

test.beforeEach(({ page }) =>
  page.route(ANALYTICS_SRC, route =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  ),
)

const bar = (page: Page) => page.locator('.theme-announcement-bar')

test('links, assets and navigation work under another base URL', async ({
  page,
}) => {
  await open(page, BASE_URL)
  for (const [name, path] of [
    ['Getting started', 'docs/getting-started'],
    ['API', 'docs/api'],
    ['Playground', 'playground'],
  ] as const) {
    const link = page.locator('.navbar__item', { hasText: name }).first()
    await expect(link).toHaveAttribute('href', BASE_URL + path)
    await link.click()
    await expect(page).toHaveURL(BASE_URL + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await open(page, `${BASE_URL}docs/recipes.html`)
  await expect(page).toHaveURL(`${BASE_URL}docs/recipes`)
})

test('analytics is one deferred script and the only foreign request', async ({
  page,
}) => {
  await open(page, BASE_URL)
  const script = page.locator(`script[src="${ANALYTICS_SRC}"]`)
  await expect(script).toHaveCount(1)
  await expect(script).toHaveAttribute('defer', /.*/)
})

test('a dismissed announcement stays away until its id changes', async ({
  page,
}) => {
  await open(page, BASE_URL)
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(bar(page)).toHaveCount(0)
  await page.reload()
  await expect(bar(page)).toBeHidden()
  await page.evaluate(() =>
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one'),
  )
  await page.reload()
  await expect(bar(page)).toBeVisible()
  const stored = await page.evaluate(() => ({
    id: localStorage.getItem('docusaurus.announcement.id'),
    dismissed: localStorage.getItem('docusaurus.announcement.dismiss'),
  }))
  expect(stored).toEqual({ id: ANNOUNCEMENT_ID, dismissed: 'false' })
})
