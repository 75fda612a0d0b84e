import type { Page } from '@playwright/test'
import { systems } from '../../data/counterparts'
import { findAccessibilityProblems } from '../support/findAccessibilityProblems'
import { open } from '../support/hydrated'
import { consoleOf, endOf } from '../support/runExample'
import { expect, test } from '../support/test'

/** Opens a row and gives its two programs. */
const programsOf = async (page: Page, row: string) => {
  const details = page.locator(`#${row} details`)
  await details.locator('summary').click()
  const [theirs, ours] = await details.locator('figure').all()
  if (!theirs || !ours) {
    throw new Error(`The row ${row} has no two programs.`)
  }
  return { theirs, ours }
}

const rows = [
  ['array', 'from-map-groupby'],
  ['iterator-helpers', 'from-iterator-prototype-take'],
  ['lodash', 'no-takeright'],
  ['ramda', 'from-r-aperture'],
  ['rxjs', 'from-mergemap'],
  ['p-map', 'from-p-map'],
] as const

test('every system whose programs run here has a row below', () => {
  const pages = systems.map(({ page }) => page)
  expect(rows.map(([page]) => page)).toEqual(
    pages.filter(page => page !== 'python'),
  )
})

for (const [system, row] of rows) {
  // Unit tests run every program; here a package is loaded.
  test(`coming from ${system}, both sides of a row run and print what the page says`, {
    tag: system === 'rxjs' ? [] : '@all',
  }, async ({ page }) => {
    const scripts: string[] = []
    await open(page, `/docs/coming-from/${system}`)
    page.on('request', request => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url())
      }
    })
    const sides = await programsOf(page, row)
    expect(scripts).toEqual([])
    for (const side of [sides.theirs, sides.ours]) {
      const claimed = await side.locator('samp').innerText()
      await side.getByRole('button', { name: 'Run', exact: true }).click()
      expect(await endOf(side)).toContain('Finished')
      await expect(consoleOf(side)).toContainText(claimed)
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a row shows both sides, and opens', async ({ page }) => {
    await page.goto('/docs/coming-from/lodash')
    const row = page.locator('#from-groupby')
    const [theirs, ours] = await row.locator('> :is(th, td) > code').all()
    const left = await theirs?.boundingBox()
    const right = await ours?.boundingBox()
    expect(left?.y).toBe(right?.y)
    expect(left?.x).toBeLessThan(right?.x ?? 0)

    await row.locator('summary').click()
    await expect(row.locator('figure')).toHaveCount(2)
    await expect(row.locator('figure').first()).toContainText("'kiwi'")
    await expect(row.locator('figure').last()).toBeVisible()
  })
})

test('an open row is in order on a phone, and unfolds on paper', async ({
  page,
}) => {
  await open(page, '/docs/coming-from/lodash')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#from-groupby figure').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await programsOf(page, 'from-groupby')
  await page.setViewportSize({ width: 390, height: 844 })
  const tops = await page
    .locator('#from-groupby > :is(th, td)')
    .evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
})

test('axe finds nothing in an open row', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, '/docs/coming-from/lodash')
  await programsOf(page, 'from-groupby')
  const problems = await findAccessibilityProblems(page, {
    within: 'main',
    // The rows are made alike.
    without:
      'main tbody > tr:not(#from-groupby):nth-child(n + 3), [aria-label="Docs sidebar"] ul > li',
  })
  expect(problems).toEqual([])
})
