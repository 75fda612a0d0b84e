import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated'
import { readSitemap } from '../support/readSitemap'
import { strayLinks } from '../support/strayLinks'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 390, height: 844 } })

const shares = 4

/** What can be wrong with a page, read in one go. */
const inspect = () => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const description = document.querySelector<HTMLMetaElement>(
    'meta[name=description]',
  )
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    title: document.title,
    description: description?.content ?? '',
    headings: document.querySelectorAll('h1').length,
    duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    scrollsSideways: scrollWidth > clientWidth,
  }
}

/** Of pages that are made alike, every eighth is started; guides all are. */
const isStarted = (address: string, index: number) =>
  !address.startsWith('/docs/api/') || index % 8 === 0

test('no link of any page leads to a redirect or to nothing', () => {
  expect(strayLinks('build')).toEqual([])
})

const checkPage = async (
  page: Page,
  address: string,
  isStarted: boolean,
): Promise<void> => {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  if (isStarted) {
    await hydrated(page)
  }
  const found = await page.evaluate(inspect)
  expect.soft(found, address).toMatchObject({
    headings: 1,
    duplicateIds: [],
    scrollsSideways: false,
  })
  expect
    .soft(found.title, address)
    .toMatch(address === '/' ? /^lfi$/u : /^\S.* \| lfi$/u)
  expect.soft(found.description.length, address).toBeGreaterThan(10)
}

test('every sixteenth page is whole at 390 px', async ({ page }) => {
  test.setTimeout(180_000)
  const pages = readSitemap().filter((_, index) => index % 16 === 0)
  for (const address of pages) {
    await checkPage(page, address, !address.startsWith('/docs/api/'))
  }
})

for (let share = 0; share < shares; share += 1) {
  test(`every page is whole at 390 px (part ${share + 1} of ${shares})`, {
    tag: '@all',
  }, async ({ page }) => {
    test.setTimeout(180_000)
    const pages = readSitemap().filter((_, index) => index % shares === share)
    for (const [index, address] of pages.entries()) {
      await checkPage(page, address, isStarted(address, index))
    }
  })
}
