import type { Page } from '@playwright/test'
import {
  findAccessibilityProblems,
  findProblemsInBothThemes,
} from '../support/findAccessibilityProblems'
import { open } from '../support/hydrated'
import { searchButton, searchField } from '../support/searchDialog'
import { expect, test } from '../support/test'

/** One of each kind of page; the playground and the tour have tests of their own. */
const kinds = [
  '/',
  '/docs',
  '/docs/getting-started',
  '/docs/concepts/concurrent-iterable',
  '/docs/api',
  '/docs/api/variables',
  '/docs/api/variables/map',
  '/docs/api/type-aliases',
  '/docs/api/type-aliases/Optional',
  '/search?q=map',
  '/nothing',
]

/** Those that are laid out in a way of their own on a narrow screen. */
const narrowKinds = new Set([
  '/',
  '/docs/getting-started',
  '/docs/api/variables',
  '/docs/api/variables/map',
  '/search?q=map',
])

/** Made of parts that the others have as well. */
const alike = new Set([
  '/docs/concepts/concurrent-iterable',
  '/docs/api/type-aliases',
])

/** What every page has is looked at once, and so are rows that are made alike. */
const shared = [
  '[aria-label="Docs sidebar"] ul > li',
  'footer > *',
  '.navbar__inner > *',
  'main tbody > tr:nth-child(n + 5)',
].join()

const narrow = { width: 390, height: 844 }

type Look = Parameters<typeof findProblemsInBothThemes>[1]

const expectNothing = async (page: Page, when: string, look?: Look) =>
  expect.soft(await findProblemsInBothThemes(page, look), when).toEqual([])

/** Narrow, the same colours stand in other places. */
const expectNothingNarrow = async (page: Page, look: Look = {}) => {
  await page.setViewportSize(narrow)
  expect(
    await findAccessibilityProblems(page, { ...look, rules: 'layout' }),
    '390 px',
  ).toEqual([])
}

// Colours in mid-transition are nobody's fault.
test.use({
  expectedProblems: ['404'],
  contextOptions: { reducedMotion: 'reduce' },
})

for (const address of kinds) {
  const isNarrow = narrowKinds.has(address)
  test(`axe finds nothing on ${address} in both themes${isNarrow ? ', nor at 390 px' : ''}`, {
    tag: alike.has(address) ? '@all' : [],
  }, async ({ page }) => {
    await open(page, address)
    const without = address === '/docs' ? undefined : shared
    await expectNothing(page, address, { without })
    if (isNarrow) {
      await expectNothingNarrow(page)
    }
  })
}

test('axe finds nothing with the menu and the contents open', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await open(page, '/docs/getting-started')
  await page.getByRole('button', { name: 'On this page' }).click()
  await expectNothing(page, 'contents', {
    within: '.theme-doc-toc-mobile',
    without: '.theme-doc-markdown > *, footer > *',
  })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(page.locator('.navbar-sidebar')).toBeVisible()
  await expectNothing(page, 'docs menu', {
    within: '.navbar-sidebar',
    // Links of a section are made alike.
    without: '.navbar-sidebar li li:nth-child(n + 4)',
  })
  await page.getByRole('button', { name: /Back to main menu/ }).click()
  await expectNothing(page, 'main menu', { within: '.navbar-sidebar' })
})

test('axe finds nothing with the search dialog open', async ({ page }) => {
  await open(page, '/docs/getting-started')
  await searchButton(page).click()
  await searchField(page).fill('map')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNothing(page, 'dialog', {
    within: 'dialog',
    without: '.theme-doc-markdown > *, [aria-label="Docs sidebar"] ul > li',
  })
  await expectNothingNarrow(page, { within: 'dialog' })
})

test('what changes between two looks is noticed by the second', async ({
  page,
}) => {
  const look = () => findAccessibilityProblems(page, { within: 'article p' })
  await open(page, '/docs/getting-started')
  expect(await look()).toEqual([])
  const paragraph = page.locator('article p').first()
  await paragraph.evaluate(({ style }) => {
    style.color = 'lightgrey'
    style.backgroundColor = 'white'
  })
  expect(await look()).toEqual([expect.stringMatching(/^color-contrast: /u)])
  await paragraph.evaluate(element => element.setAttribute('role', 'nothing'))
  expect(await look()).toEqual([expect.stringMatching(/^aria-roles: /u)])
})
