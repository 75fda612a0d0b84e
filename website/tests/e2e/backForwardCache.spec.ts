import type { Page } from '@playwright/test'
import { browserArguments } from '../../../scripts/findBrowser.mjs'
import { searchField } from '../support/searchDialog'
import { expect, test } from '../support/test'

// Playwright turns the cache off for whoever does not ask for it.
test.use({
  savesData: false,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

declare global {
  var wasKept: boolean | undefined
}

/** Leaves the page and comes back to it, as it was left. */
const leaveAndReturn = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    addEventListener('pageshow', event => {
      globalThis.wasKept = event.persisted
    })
  })
  // A page that still loads something when it is left may not be kept.
  await page.waitForLoadState('networkidle')
  await page.goto('/docs/getting-started')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/docs/recipes')
  await expect.poll(() => page.evaluate(() => globalThis.wasKept)).toBe(true)
}

test('a page that is restored is usable as before @all', async ({ page }) => {
  test.skip(
    process.env.CHROMIUM_PATH?.endsWith('headless-shell') ?? false,
    'This Chromium keeps no page.',
  )
  await page.goto('/docs/recipes')
  await leaveAndReturn(page)
  await page.locator('.navbar [data-colour-mode]').first().click()
  await expect(page.locator('html')).toHaveAttribute(
    'data-theme-choice',
    'light',
  )
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  await expect(page.locator('dialog[data-search-status]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.navbar a[href$="/docs/api"]').first().click()
  await expect(page).toHaveURL('/docs/api')
})
