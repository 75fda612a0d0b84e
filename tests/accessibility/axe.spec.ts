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

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

const themes = ['light', 'dark'] as const

/**
 * Looks at the page in both themes, as it is or at each of `sizes`: it follows
 * the system's theme. What a theme changes is colours, so the second look is
 * for those alone.
 */
const expectNothing = async (
  page: Page,
  when: string,
  sizes: readonly { width: number; height: number }[] = [],
) => {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const rules = theme === 'dark' ? ['color-contrast'] : undefined
    for (const size of sizes.length > 0 ? sizes : [page.viewportSize()]) {
      await page.setViewportSize(size ?? wide)
      const problems = await findAccessibilityProblems(page, rules)
      expect.soft(problems, `${when}, ${theme}, ${size?.width}`).toEqual([])
    }
  }
}

// Colours in mid-transition are nobody's fault.
test.use({
  expectedProblems: ['404'],
  contextOptions: { reducedMotion: 'reduce' },
})

// Long pages have thousands of elements to look at, four times.
test.setTimeout(120_000)

for (const address of kinds) {
  test(`axe finds nothing on ${address} at 1440 and 390 px in both themes`, async ({
    page,
  }) => {
    await open(page, address)
    await expectNothing(page, address, [wide, narrow])
  })
}

test('axe finds nothing with the menu and the contents open', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await open(page, '/docs/getting-started')
  await page.getByRole('button', { name: 'On this page' }).click()
  await expectNothing(page, 'contents')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(page.locator('.navbar-sidebar')).toBeVisible()
  await expectNothing(page, 'docs menu')
  await page.getByRole('button', { name: /Back to main menu/ }).click()
  await expectNothing(page, 'main menu')
})

test('axe finds nothing with the search dialog open', async ({ page }) => {
  await open(page, '/docs/getting-started')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search docs' }).fill('map')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNothing(page, 'dialog', [wide, narrow])
})
