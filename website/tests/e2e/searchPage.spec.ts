import { searchButton, searchField } from '../support/searchDialog'
import { expect, test } from '../support/test'

test('the page answers the address, titles itself and shows more when asked', async ({
  page,
}) => {
  await page.goto('/search?q=async')
  const main = page.getByRole('main')
  await expect(main.getByRole('status')).toHaveText(/^\d+ results$/)
  await expect(page).toHaveTitle('Search results for “async” | lfi')
  const results = main.locator('ol > li')
  await expect(results).toHaveCount(20)
  await main.getByRole('button', { name: 'More results' }).click()
  await expect(results).toHaveCount(40)
  await expect(results.nth(20).getByRole('link')).toBeFocused()
})

test('typing, a slash too, keeps the address in step, at most 64 characters', async ({
  page,
}) => {
  await page.goto('/search')
  const field = page.getByRole('searchbox', { name: 'Search' })
  await expect(field).toHaveAttribute('maxlength', '64')
  await field.focus()
  await page.keyboard.press('/')
  await expect(page).toHaveURL('/search?q=%2F')
  await expect(page.getByRole('dialog')).toBeHidden()
  await field.fill('group by')
  await expect(page).toHaveURL('/search?q=group+by')
  await expect(
    page.getByRole('main').getByRole('link', { name: /^toGrouped/ }),
  ).toBeVisible()
  await page.goto(`/search?q=${'x'.repeat(90)}`)
  await expect(field).toHaveValue('x'.repeat(64))
})

test('the dialog leads here with its query', async ({ page }) => {
  await page.goto('/docs/recipes')
  await searchButton(page).click()
  await searchField(page).fill('reduce')
  const seeAll = page.getByRole('link', { name: /^See all \d+ results$/ })
  await expect(seeAll).toBeInViewport({ ratio: 1 })
  await seeAll.click()
  await expect(page).toHaveURL('/search?q=reduce')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('with no JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what to do instead', async ({ page }) => {
    await page.goto('/search?q=map')
    // By its element: Playwright looks for no text inside of a noscript.
    await expect(page.locator('main noscript p')).toContainText(
      'Searching needs JavaScript',
    )
    await expect(
      page.getByRole('link', { name: 'index of functions' }),
    ).toHaveAttribute('href', '/docs/api/variables')
  })
})
