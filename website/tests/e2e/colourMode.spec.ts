import type { Page } from '@playwright/test'
import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

const toggle = (page: Page) =>
  page.locator('.navbar__inner').getByRole('button', { name: /mode/ })

const state = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    choice: document.documentElement.dataset.themeChoice,
    stored: localStorage.getItem('theme'),
  }))

test('the toggle cycles system, light, dark, and system again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/docs/recipes')
  expect(await state(page)).toEqual({
    theme: 'dark',
    choice: 'system',
    stored: null,
  })
  for (const [theme, choice] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['dark', 'system'],
  ]) {
    await toggle(page).click()
    const stored = choice === 'system' ? null : choice
    await expect.poll(() => state(page)).toEqual({ theme, choice, stored })
  }
})

test('without a choice the page follows the system as it changes; a choice outlives the page and ignores the system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  expect((await state(page)).theme).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await state(page)).theme).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(async () => (await state(page)).theme).toBe('light')
  await toggle(page).click()
  await toggle(page).click()
  await page.reload()
  expect(await state(page)).toMatchObject({ theme: 'dark', stored: 'dark' })
})

test.describe('before any script of the site has run', () => {
  test.use({ expectedProblems: ['ERR_FAILED'] })

  test('the right theme is there before the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/*.js', route => route.abort())
    await page.goto('/docs/recipes', { waitUntil: 'commit' })
    // Nothing is painted before the styles are there.
    await page.waitForFunction(
      () => performance.getEntriesByType('paint').length > 0,
    )
    const paper = await page.evaluate(
      () => getComputedStyle(document.documentElement).colorScheme,
    )
    expect((await state(page)).theme).toBe('dark')
    expect(paper).toBe('dark')
  })
})

test.describe('storage that cannot be used', () => {
  test.use({ expectedProblems: ['Docusaurus', 'could not be stored'] })

  test('is reported in the console only', async ({ page }) => {
    const logged: string[] = []
    page.on('console', message => logged.push(message.text()))
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new Error('The storage is full')
      }
    })
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/')
    await toggle(page).click()
    await toggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(logged.join('\n')).toContain('theme could not be stored.')
  })
})
