import type { Page } from '@playwright/test'
import { findAccessibilityProblems } from '../support/findAccessibilityProblems'
import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

/** One of each kind of page. */
const kinds = [
  '/',
  '/docs',
  '/docs/getting-started',
  '/docs/concepts/concurrent-iterable',
  '/docs/recipes',
  '/docs/api',
  '/docs/api/variables',
  '/docs/api/variables/map',
  '/docs/api/type-aliases',
  '/docs/api/type-aliases/Optional',
  '/playground',
  '/search?q=map',
  '/nothing',
]

const violationsOn = async (page: Page) => {
  // Colours in mid-transition are nobody's fault.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return findAccessibilityProblems(page)
}

test.use({ expectedProblems: ['404'] })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    for (const address of kinds) {
      test(`axe finds nothing on ${address} at 1440 and 390 px`, async ({
        page,
      }) => {
        await open(page, address)
        expect.soft(await violationsOn(page), '1440').toEqual([])
        await page.setViewportSize({ width: 390, height: 844 })
        expect.soft(await violationsOn(page), '390').toEqual([])
      })
    }

    test('axe finds nothing with the menu and the contents open', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/docs/getting-started')
      await page.getByRole('button', { name: 'On this page' }).click()
      expect.soft(await violationsOn(page), 'contents').toEqual([])
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
      await expect(page.locator('.navbar-sidebar')).toBeVisible()
      expect.soft(await violationsOn(page), 'docs menu').toEqual([])
      await page.getByRole('button', { name: /Back to main menu/ }).click()
      expect.soft(await violationsOn(page), 'main menu').toEqual([])
    })

    test('axe finds nothing with the search dialog open', async ({ page }) => {
      await open(page, '/docs/getting-started')
      await page.keyboard.press('Control+k')
      await page.getByRole('searchbox').first().fill('map')
      expect.soft(await violationsOn(page)).toEqual([])
    })
  })
}
