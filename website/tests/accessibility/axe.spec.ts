import {
  findAccessibilityProblems,
  findProblemsInBothThemes,
} from '../support/findAccessibilityProblems'
import { open } from '../support/hydrated'
import { searchButton, searchField } from '../support/searchDialog'
import { expect, test } from '../support/test'

/** One of each kind of page; the playground and steps of the tour have tests of their own. */
const kinds = [
  '/docs',
  '/',
  '/docs/getting-started',
  '/docs/concepts/concurrent-iterable',
  '/docs/api/variables',
  '/docs/api/variables/map',
  '/search?q=map',
  '/tour',
  '/nothing',
]

/** What every page has is looked at on the first, and so are rows that are alike. */
const shared = [
  '[aria-label="Docs sidebar"] ul > li',
  'footer > *',
  '.navbar__inner > *',
  'main tbody > tr:nth-child(n + 5)',
].join()

const narrow = { width: 390, height: 844 }

test.use({
  expectedProblems: ['404'],
  contextOptions: { reducedMotion: 'reduce' },
})

for (const address of kinds) {
  test(`axe finds nothing on ${address} in both themes`, {
    tag: address === '/nothing' ? '@all' : [],
  }, async ({ page }) => {
    await open(page, address)
    const without = address === '/docs' ? undefined : shared
    expect(await findProblemsInBothThemes(page, { without })).toEqual([])
  })

  test(`axe finds nothing on ${address} at 390 px`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize(narrow)
    await open(page, address)
    const rules = 'layout'
    expect(await findAccessibilityProblems(page, { rules })).toEqual([])
  })
}

test('axe finds nothing with the menu and the contents open', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await open(page, '/docs/getting-started')
  await page.getByText('On this page').click()
  const contents = {
    within: '.theme-doc-toc-mobile',
    without: '.theme-doc-markdown > *, footer > *',
  }
  expect(await findProblemsInBothThemes(page, contents)).toEqual([])
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(page.locator('.navbar-sidebar')).toBeVisible()
  const menu = {
    within: '.navbar-sidebar',
    // Links of a section are made alike.
    without: '.navbar-sidebar li li:nth-child(n + 4)',
  }
  expect(await findProblemsInBothThemes(page, menu)).toEqual([])
  await page.getByRole('button', { name: /Back to main menu/ }).click()
  expect(await findProblemsInBothThemes(page, menu)).toEqual([])
})

test('axe finds nothing with the search dialog open', async ({ page }) => {
  await open(page, '/docs/getting-started')
  await searchButton(page).click()
  await searchField(page).fill('map')
  await expect(page.getByRole('option').first()).toBeVisible()
  const dialog = {
    within: 'dialog',
    without: `.theme-doc-markdown > *, ${shared}`,
  }
  expect(await findProblemsInBothThemes(page, dialog)).toEqual([])
})
