import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

const page390 = { width: 390, height: 844 }

test('the sidebar shows the current page, however far down it is', async ({
  page,
}) => {
  const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]')
  await open(page, '/docs/api/variables/minMaxWithConcur')
  await expect(current).toHaveText('minMaxWithConcur')
  await expect(current).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await open(page, '/docs/api')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'minMax', exact: true })
    .click()
  await expect(current).toHaveText('minMax')
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('the menu of a phone opens at the current page', async ({ page }) => {
  await page.setViewportSize(page390)
  await open(page, '/docs/api/variables/minMaxWithConcur')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const current = page
    .locator('.navbar-sidebar')
    .getByRole('link', { name: 'minMaxWithConcur', exact: true })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('long names in the sidebar break between their words', async ({
  page,
}) => {
  await open(page, '/docs/api/type-aliases/RawAsyncReducerWithoutFinish')
  const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]')
  await expect(current).toHaveText('RawAsyncReducerWithoutFinish')
  const lines = await current.evaluate(link => {
    const range = document.createRange()
    const words = [...link.querySelectorAll('span')].flatMap(({ childNodes }) =>
      [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
    )
    return words.map(word => {
      range.selectNodeContents(word)
      return range.getClientRects().length
    })
  })
  expect(lines).toEqual(lines.map(() => 1))
  expect(lines.length).toBeGreaterThan(3)
})

test('breadcrumbs and the sidebar show where a variant belongs', async ({
  page,
}) => {
  await open(page, '/docs/api/variables/mapAsync')
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(trail.getByRole('listitem')).toHaveText([
    '',
    'Reference',
    'API reference',
    'Functions',
    'Transforms',
    'map',
    'mapAsync',
  ])
  await expect(
    page.getByRole('link', { name: 'mapConcur', exact: true }).first(),
  ).toBeVisible()
})
