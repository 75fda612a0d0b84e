import type { Page } from '@playwright/test'
import { holdApp } from '../support/holdApp'
import { startApp } from '../support/hydrated'
import { expect, test } from '../support/test'

/** Opens a page whose app is not there yet; gives back what brings the app. */
const openEarly = async (page: Page, path: string) => {
  const letGo = await holdApp(page)
  // A page that starts at once is loaded only with its app.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    letGo()
    await startApp(page)
  }
}

test('a query that is typed early is searched for', async ({ page }) => {
  const start = await openEarly(page, '/search')
  await page.getByRole('searchbox', { name: 'Search' }).fill('group by')
  await start()
  await expect(page).toHaveURL('/search?q=group+by')
  await expect(
    page.getByRole('main').getByRole('link', { name: /^toGrouped/ }),
  ).toBeVisible()
})

test('a query that is typed early comes before that of the address', async ({
  page,
}) => {
  const start = await openEarly(page, '/search?q=map')
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.fill('group by')
  await start()
  await expect(page).toHaveURL('/search?q=group+by')
  await expect(field).toHaveValue('group by')
})

test('an index that is filtered and sorted early stays so', async ({
  page,
}) => {
  const start = await openEarly(page, '/docs/api/variables')
  await page.getByRole('searchbox', { name: 'Filter' }).fill('chunk')
  await page.getByLabel('Lightest import first').check()
  await start()
  await expect(page).toHaveURL('/docs/api/variables?sort=cost&filter=chunk')
  await expect(page.getByLabel('Lightest import first')).toBeChecked()
  await expect(
    page.locator('table a:visible', { hasText: /^map$/ }),
  ).toHaveCount(0)
})

test('choices that are narrowed early stay so', async ({ page }) => {
  const start = await openEarly(page, '/docs/choosing-a-function')
  const query = page.getByRole('searchbox', { name: 'I want' })
  await query.fill('largest')
  await page.getByLabel('Concur', { exact: true }).check()
  await start()
  await expect(query).toHaveValue('largest')
  await expect(page.getByLabel('Concur', { exact: true })).toBeChecked()
  const main = page.getByRole('main')
  await expect(
    main.getByRole('link', { name: 'maxConcur', exact: true }),
  ).toBeVisible()
  await expect(main.getByRole('link', { name: 'sumConcur' })).toHaveCount(0)
})
