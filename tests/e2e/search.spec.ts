import type { Page } from '@playwright/test'
import { findAccessibilityProblems } from '../support/findAccessibilityProblems'
import { expect, test } from '../support/test'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const fieldOf = (page: Page) =>
  page.getByRole('combobox', { name: 'Search docs' })
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Search' })

/** The first answer waits for the index as well, on a busy machine too. */
const FIRST_ANSWER = { timeout: 15_000 }

const openPage = async (page: Page, address = '/docs/recipes') => {
  await page.goto(address)
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({ state: 'attached' })
}

test('nothing of search loads before intent, and all of it on hover', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await openPage(page)
  const before = scripts.length
  const worker = page.waitForEvent('worker')
  await buttonOf(page).hover()
  await worker
  expect(scripts.length).toBeGreaterThan(before)
  expect(scripts.slice(0, before).join()).not.toContain('search')
})

test('it opens by click, Enter, a letter, Ctrl+K and a slash; Escape gives focus back', async ({
  page,
}) => {
  await openPage(page)
  const button = buttonOf(page)
  await button.click()
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  await expect(fieldOf(page)).toHaveValue('m')
  await page.keyboard.press('Escape')
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(keys)
    await expect(fieldOf(page)).toBeFocused()
    await expect(fieldOf(page)).toHaveValue('')
    await expect(page.getByText('No recent searches')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
  }
})

test('results are a grouped listbox that keys walk and Enter follows', async ({
  page,
}) => {
  await openPage(page)
  await page.keyboard.press('Control+k')
  const field = fieldOf(page)
  await expect(field).toHaveAttribute('placeholder', 'Search docs')
  await expect(field).toHaveAttribute('maxlength', '64')
  await field.fill('filter')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible(FIRST_ANSWER)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(options.first()).toContainText('filter')
  await expect(page.getByRole('status')).toHaveText(/^\d+ results$/)
  expect(await findAccessibilityProblems(page)).toEqual([])
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
  await expect(dialogOf(page)).toBeHidden()
})

test('a new answer is read from its top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await openPage(page)
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('async')
  const options = page.getByRole('option')
  await expect(options.first()).toBeInViewport(FIRST_ANSWER)
  await page.keyboard.press('End')
  await expect(options.last()).toBeInViewport()
  await expect(options.first()).not.toBeInViewport()
  await page.keyboard.type('i')
  await expect(options.first()).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  })

  test('the dialog fills the screen and tells of no keys', async ({ page }) => {
    await openPage(page)
    await buttonOf(page).tap()
    const dialog = dialogOf(page)
    await expect(fieldOf(page)).toBeFocused()
    expect(await dialog.boundingBox()).toEqual({
      x: 0,
      y: 0,
      width: 390,
      height: 800,
    })
    await expect(dialog.getByText('to navigate')).toBeHidden()
    await dialog.getByRole('button', { name: 'Cancel' }).tap()
    await expect(dialog).toBeHidden()
  })
})

test('drawing the dialog is cheap: nothing behind it is blurred', async ({
  page,
}) => {
  await openPage(page)
  await page.keyboard.press('Control+k')
  await expect(dialogOf(page)).toBeVisible()
  const filters = await dialogOf(page).evaluate(dialog =>
    [null, '::backdrop'].map(part => {
      const { backdropFilter, filter } = getComputedStyle(dialog, part)
      return [backdropFilter, filter]
    }),
  )
  expect(filters.flat()).toEqual(['none', 'none', 'none', 'none'])
})

test('a modified click opens a new tab and leaves the dialog open', async ({
  page,
  context,
}) => {
  await openPage(page)
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('zip')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('option')
    .first()
    .click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL(/\/docs\/api\/variables\/zip$/)
  await expect(dialogOf(page)).toBeVisible()
})

test('a selection becomes the query, cut to 64 characters', async ({
  page,
}) => {
  await openPage(page)
  await page.evaluate(() => {
    const text = document.querySelector('main p')
    if (text) {
      text.textContent = 'word '.repeat(40)
      window.getSelection()?.selectAllChildren(text)
    }
  })
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toHaveValue('word '.repeat(13).slice(0, 64))
})

test('a query that finds nothing suggests others and offers to tell us', async ({
  page,
}) => {
  await openPage(page)
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('qqxxqqxxqq')
  const dialog = dialogOf(page)
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
  expect(await findAccessibilityProblems(page)).toEqual([])
  await suggestions.first().click()
  await expect(page.getByRole('option').first()).toBeVisible()
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
  await openPage(page)
  for (const name of ['max', 'get']) {
    await page.keyboard.press('Control+k')
    await fieldOf(page).fill(name)
    await expect(page.getByRole('option').first()).toHaveAttribute(
      'href',
      new RegExp(`/${name}$`),
      FIRST_ANSWER,
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
  const favourites = page.getByRole('region', { name: 'Favourites' })
  await expect(favourites.getByRole('link')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.press('ArrowDown')
  await expect(recent.getByRole('link').first()).toBeFocused()
})

test('a signature finds functions by type and marks what fits', async ({
  page,
}) => {
  await openPage(page)
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('Iterable<A>, (A -> B) -> Iterable<B>')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('map', FIRST_ANSWER)
  await expect(first.locator('mark').last()).toHaveText('Iterable<To>')
  await fieldOf(page).fill('Iterable<A>, (A -> ')
  await expect(page.getByText(/Searching by type/)).toBeVisible()
})

test.describe('with the index out of reach', () => {
  test.use({ expectedProblems: ['worker', 'Searching failed', 'ERR_FAILED'] })

  test('visitors are told', async ({ page }) => {
    await page.route(/worker/, route => route.abort())
    await openPage(page)
    await page.keyboard.press('Control+k')
    await fieldOf(page).fill('map')
    await expect(dialogOf(page)).toHaveAttribute('data-search-status', 'error')
    await expect(
      page.getByText('You might want to check your network connection.'),
    ).toBeVisible()
    expect(await findAccessibilityProblems(page)).toEqual([])
  })
})

test.describe('on an address where nothing is', () => {
  test.use({ expectedProblems: ['404'] })

  test('search starts with what was looked for', async ({ page }) => {
    await openPage(page, '/docs/api/variables/group-by')
    const offer = page
      .getByRole('main')
      .getByRole('button', { name: 'Search for “group by”' })
    await offer.click()
    await expect(fieldOf(page)).toHaveValue('group by')
    await expect(page.getByRole('option').first()).toContainText(
      'toGrouped',
      FIRST_ANSWER,
    )
    await page.keyboard.press('Escape')
    await expect(offer).toBeFocused()
  })
})
