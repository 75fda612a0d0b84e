import { findAccessibilityProblems } from '../support/findAccessibilityProblems'
import { open } from '../support/hydrated'
import {
  FIRST_ANSWER,
  searchDialog,
  searchField,
  searchFor,
} from '../support/searchDialog'
import { expect, test } from '../support/test'

test.beforeEach(async ({ page }) => {
  await open(page, '/docs/recipes')
  await page.keyboard.press('Control+k')
})

test('results are a grouped listbox that keys walk and Enter follows', async ({
  page,
}) => {
  const field = searchField(page)
  await expect(field).toHaveAttribute('placeholder', 'Search docs')
  await expect(field).toHaveAttribute('maxlength', '64')
  await field.fill('filter')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible(FIRST_ANSWER)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(options.first()).toContainText('filter')
  await expect(page.getByRole('status')).toHaveText(/^\d+ results$/)
  expect(await findAccessibilityProblems(page, { within: 'dialog' })).toEqual(
    [],
  )
  for (const group of await page.getByRole('group').all()) {
    expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5)
  }
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/api\/variables\/filter$/)
  await expect(searchDialog(page)).toBeHidden()
})

test('a hit that was followed is recent, and can be a favourite', async ({
  page,
}) => {
  await searchFor(page, 'max')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/max$/)
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('region', { name: 'Recent' })
  await expect(recent.getByRole('link')).toHaveCount(1)
  await recent.getByRole('button', { name: 'Add to favourites: max' }).click()
  await expect(recent).toBeHidden()
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const favourites = page.getByRole('region', { name: 'Favourites' })
  await expect(favourites.getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(searchField(page)).toBeFocused()
})

test('a query by type marks what fits; a new answer is read from its top', async ({
  page,
}) => {
  await searchField(page).fill('Iterable<A>, (A -> B) -> Iterable<B>')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('map', FIRST_ANSWER)
  await expect(options.first().locator('mark').last()).toHaveText(
    'Iterable<To>',
  )
  await searchField(page).fill('Iterable<A>, (A -> ')
  await expect(page.getByText(/^Searching by type/)).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Searching by type')

  await page.setViewportSize({ width: 1280, height: 480 })
  await searchFor(page, 'async')
  await page.keyboard.press('ArrowUp')
  await expect(options.first()).not.toBeInViewport()
  await page.keyboard.type('i')
  await expect(options.first()).toBeInViewport()
})

test('a query that finds nothing suggests others and offers to tell us', async ({
  page,
}) => {
  await searchField(page).fill('qqxxqqxxqq')
  const dialog = searchDialog(page)
  await expect(dialog.getByText(/No results for “/)).toBeVisible(FIRST_ANSWER)
  await expect(dialog.getByText('Try searching for')).toBeVisible()
  await expect(
    dialog.getByText('Believe this query should return results?'),
  ).toBeVisible()
  await expect(
    dialog.getByRole('link', { name: 'Let us know.' }),
  ).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/TomerAberbach\/lfi\/issues\/new\?title=.*qqxxqqxxqq/,
  )
  expect(await findAccessibilityProblems(page, { within: 'dialog' })).toEqual(
    [],
  )
  const suggestions = dialog.getByRole('listitem').getByRole('button')
  await expect(suggestions).toHaveCount(3)
  await suggestions.first().click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(searchField(page)).toBeFocused()
})

test('fewer results than fit are all shown, without a link to all of them', async ({
  page,
}) => {
  await searchFor(page, 'stuck')
  const count = await page.getByRole('option').count()
  await expect(page.getByRole('status')).toHaveText(`${count} results`)
  await expect(page.getByText(/^See all/)).toBeHidden()
})

test('the right button remembers nothing, a modified click opens a tab and does', {
  tag: '@all',
}, async ({ page, context }) => {
  await searchFor(page, 'zip')
  const first = page.getByRole('option').first()
  await first.click({ button: 'right' })
  await searchField(page).fill('')
  await expect(page.getByText('No recent searches')).toBeVisible()
  await searchFor(page, 'zip')
  const opened = context.waitForEvent('page')
  await first.click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL(/\/docs\/api\/variables\/zip$/)
  await expect(searchDialog(page)).toBeVisible()
  await searchField(page).fill('')
  await expect(page.getByRole('region', { name: 'Recent' })).toBeVisible()
})

test('a pair of values finds a program, which the playground runs, and its function', async ({
  page,
}) => {
  const dialog = searchDialog(page)
  await dialog.getByRole('button', { name: '[1, 1, 2] -> [1, 2]' }).click()
  const options = dialog.getByRole('option')
  await expect(options.first()).toContainText(
    'pipe([1, 1, 2], unique, reduce(toArray()))',
  )
  await expect(
    dialog.locator('[href="/docs/api/variables/unique"]'),
  ).toBeVisible()
  await options.first().click()
  await expect(page).toHaveURL(/\/playground#v1\.ts\./u)
  const console = page.getByRole('log', { name: 'Console' })
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(console).toContainText('[ 1, 2 ]')

  await page.keyboard.press('Control+k')
  await searchField(page).fill("[1, 2, 3] -> 'nothing'")
  await expect(
    dialog.getByText('None returns that output').last(),
  ).toBeVisible()
})
