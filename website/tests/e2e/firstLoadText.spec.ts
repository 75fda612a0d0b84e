import type { Page } from '@playwright/test'
import { startApp } from '../support/hydrated'
import { expect, test } from '../support/test'

const article = (page: Page) => page.locator('.theme-doc-markdown')
const recipe = (page: Page) =>
  article(page).getByRole('heading', { name: 'Group by a key' })

/** The address of the script in which the document is shipped to the app. */
const findDocument = async (page: Page): Promise<RegExp> => {
  const data = await page.locator('#doc-data').textContent()
  return new RegExp(`/assets/js/${JSON.parse(data ?? '').chunk}\\.`, 'u')
}

test('text is taken from the first page as it stands, and loaded for whoever comes back', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto('/docs/recipes')
  const script = await findDocument(page)
  await recipe(page).evaluate(heading => heading.setAttribute('data-mark', ''))
  await startApp(page)
  await expect(recipe(page)).toHaveAttribute('data-mark')
  // The sidebar leads to this page, too, and links in view are fetched ahead.
  await page.waitForLoadState('networkidle')
  expect(requests.filter(address => script.test(address))).toEqual([])
  await article(page).getByRole('link', { name: 'More recipes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'More recipes',
  )
  await page.goBack()
  await expect(recipe(page)).toBeVisible()
  await expect(recipe(page)).not.toHaveAttribute('data-mark')
  expect(requests.some(address => script.test(address))).toBe(true)
  // Neither way was a page loaded from the server.
  expect(requests.filter(address => /\/recipes$/u.test(address))).toHaveLength(
    1,
  )
})

test.describe('a page that somebody else has changed', () => {
  test.use({ expectedProblems: [/onRecoverableError|Minified React error/u] })

  test('keeps its text', async ({ page }) => {
    await page.goto('/docs/recipes')
    const script = page.waitForRequest(await findDocument(page))
    await article(page).evaluate(element =>
      element.previousElementSibling?.remove(),
    )
    await startApp(page)
    await script
    await expect(recipe(page)).toBeVisible()
  })
})
