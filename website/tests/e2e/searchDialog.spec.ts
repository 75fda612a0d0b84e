import { findAccessibilityProblems } from '../support/findAccessibilityProblems'
import { open } from '../support/hydrated'
import {
  FIRST_ANSWER,
  searchButton,
  searchDialog,
  searchField,
} from '../support/searchDialog'
import { expect, test } from '../support/test'

test.describe(() => {
  // Nothing but search itself may be why it is not there yet.
  test.use({ savesData: false })

  test('nothing of search loads before intent, and all of it on hover', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', request => scripts.push(request.url()))
    await open(page, '/docs/recipes')
    const before = scripts.length
    const worker = page.waitForEvent('worker')
    await searchButton(page).hover()
    await worker
    expect(scripts.length).toBeGreaterThan(before)
    expect(scripts.slice(0, before).join()).not.toContain('search')
  })
})

test('it opens by click, Enter, a letter, Ctrl+K and a slash; Escape gives focus back', async ({
  page,
}) => {
  await open(page, '/docs/recipes')
  const button = searchButton(page)
  await button.click()
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(searchDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  await expect(searchField(page)).toHaveValue('m')
  await page.keyboard.press('Escape')
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(keys)
    await expect(searchField(page)).toBeFocused()
    await expect(searchField(page)).toHaveValue('')
    await expect(page.getByText('No recent searches')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(searchDialog(page)).toBeHidden()
  }
  await page.keyboard.press('m')
  await expect(searchField(page)).toBeFocused()
  // A slash outside of the field does not close what it opens.
  await page.keyboard.press('Tab')
  await page.keyboard.press('/')
  await expect(searchDialog(page)).toBeVisible()
})

test('selecting the query beyond the edge of the dialog keeps it open', async ({
  page,
}) => {
  await open(page, '/docs/recipes')
  await page.keyboard.press('Control+k')
  await searchField(page).fill('map filter')
  const box = await searchField(page).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move(20, (box?.y ?? 0) + 10)
  await page.mouse.up()
  await expect(searchDialog(page)).toBeVisible()
  await page.mouse.click(20, 400)
  await expect(searchDialog(page)).toBeHidden()
})

test('a selection becomes the query, cut to 64 characters', async ({
  page,
}) => {
  await open(page, '/docs/recipes')
  await page.evaluate(() => {
    const text = document.querySelector('main p')
    if (text) {
      text.textContent = 'word '.repeat(40)
      window.getSelection()?.selectAllChildren(text)
    }
  })
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toHaveValue('word '.repeat(13).slice(0, 64))
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  })

  test('the dialog fills the screen and tells of no keys', async ({ page }) => {
    await open(page, '/docs/recipes')
    await searchButton(page).tap()
    const dialog = searchDialog(page)
    await expect(searchField(page)).toBeFocused()
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

test.describe('with the index out of reach', () => {
  test.use({ expectedProblems: ['worker', 'Searching failed', 'ERR_FAILED'] })

  test('visitors are told', async ({ page }) => {
    await page.route(/worker/, route => route.abort())
    await open(page, '/docs/recipes')
    await page.keyboard.press('Control+k')
    await searchField(page).fill('map')
    await expect(searchDialog(page)).toHaveAttribute(
      'data-search-status',
      'error',
    )
    await expect(
      page.getByText('You might want to check your network connection.'),
    ).toBeVisible()
    const problems = await findAccessibilityProblems(page, { within: 'dialog' })
    expect(problems).toEqual([])
  })
})

test.describe('on an address where nothing is', () => {
  test.use({ expectedProblems: ['404'] })

  test('search starts with what was looked for', async ({ page }) => {
    await open(page, '/docs/api/variables/group-by')
    await page.getByRole('link', { name: 'Search for “group by”' }).click()
    await expect(page).toHaveURL('/search?q=group%20by')
    await expect(
      page.getByRole('main').getByRole('listitem').first(),
    ).toContainText('toGrouped', FIRST_ANSWER)
  })
})
