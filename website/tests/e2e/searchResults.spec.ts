import { findAccessibilityProblems } from '../support/findAccessibilityProblems'
import { open } from '../support/hydrated'
import {
  FIRST_ANSWER,
  searchDialog,
  searchField,
  searchFor,
} from '../support/searchDialog'
import { expect, test } from '../support/test'

test('results are a grouped listbox that keys walk and Enter follows', async ({
  page,
}) => {
  await open(page, '/docs/recipes')
  await page.keyboard.press('Control+k')
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
  await page.keyboard.press('End')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/api\/variables\/filter$/)
  await expect(searchDialog(page)).toBeHidden()
})

test('followed hits are recent, seven of them, four with a favourite', async ({
  page,
}) => {
  // Six followed earlier; the two that this test follows push one of them out.
  await page.addInitScript(() => {
    const earlier = ['all', 'any', 'map', 'zip', 'sum', 'min'].map(title => ({
      objectID: title,
      url: `/docs/api/variables/${title}`,
      title,
      context: 'Functions',
    }))
    if (!localStorage.getItem('lfi.search.recent')) {
      localStorage.setItem('lfi.search.recent', JSON.stringify(earlier))
    }
  })
  await open(page, '/docs/recipes')
  for (const name of ['max', 'get']) {
    await page.keyboard.press('Control+k')
    await searchFor(page, name)
    await expect(page.getByRole('option').first()).toHaveAttribute(
      'href',
      new RegExp(`/${name}$`),
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${name}$`))
  }
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('region', { name: 'Recent' })
  await expect(recent.getByRole('link')).toHaveCount(7)
  await expect(recent.getByRole('link').first()).toContainText('get')
  await recent.getByRole('button', { name: 'Save this search: get' }).click()
  await expect(recent.getByRole('link')).toHaveCount(4)
  await expect(searchField(page)).toBeFocused()
  const favourites = page.getByRole('region', { name: 'Favourites' })
  await expect(favourites.getByRole('link')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.press('ArrowDown')
  await expect(recent.getByRole('link').first()).toBeFocused()
})

test('a query by type marks what fits; one that finds nothing suggests others and offers to tell us', async ({
  page,
}) => {
  await open(page, '/docs/recipes')
  await page.keyboard.press('Control+k')
  await searchField(page).fill('Iterable<A>, (A -> B) -> Iterable<B>')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('map', FIRST_ANSWER)
  await expect(first.locator('mark').last()).toHaveText('Iterable<To>')
  await searchField(page).fill('Iterable<A>, (A -> ')
  await expect(page.getByText(/^Searching by type/)).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Searching by type')
  await test.step('a query that finds nothing suggests others and offers to tell us', async () => {
    await searchField(page).fill('qqxxqqxxqq')
    const dialog = searchDialog(page)
    await expect(dialog.getByText(/No results for “/)).toBeVisible(FIRST_ANSWER)
    await expect(dialog.getByText('Try searching for')).toBeVisible()
    const suggestions = dialog.getByRole('listitem').getByRole('button')
    expect(await suggestions.count()).toBeLessThanOrEqual(3)
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
    await suggestions.first().click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(searchField(page)).toBeFocused()
  })
  await test.step('a new answer is read from its top', async () => {
    await page.setViewportSize({ width: 1280, height: 480 })
    await searchFor(page, 'async')
    const options = page.getByRole('option')
    await expect(options.first()).toBeInViewport()
    await page.keyboard.press('End')
    await expect(options.last()).toBeInViewport()
    await expect(options.first()).not.toBeInViewport()
    await page.keyboard.type('i')
    await expect(options.first()).toBeInViewport()
  })
})

test('the right button remembers nothing, the middle one and a modified click open a tab and do', async ({
  page,
  context,
}) => {
  await open(page, '/docs/recipes')
  await page.keyboard.press('Control+k')
  await searchFor(page, 'zip')
  const first = page.getByRole('option').first()
  await first.click({ button: 'right' })
  await searchField(page).fill('')
  await expect(page.getByText('No recent searches')).toBeVisible()
  await searchFor(page, 'zip')
  const opened = context.waitForEvent('page')
  await first.click({ button: 'middle' })
  await opened
  await searchField(page).fill('')
  await expect(
    page.getByRole('region', { name: 'Recent' }).getByRole('link'),
  ).toHaveCount(1)
  await searchFor(page, 'zip')
  const another = context.waitForEvent('page')
  await first.click({ modifiers: ['Control'] })
  await expect(await another).toHaveURL(/\/docs\/api\/variables\/zip$/)
  await expect(searchDialog(page)).toBeVisible()
})
