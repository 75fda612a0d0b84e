import { findProblemsInBothThemes } from '../support/findAccessibilityProblems'
import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

const address = '/docs/size-and-speed'

test('nothing is cut, at 390 pixels either', async ({ page }) => {
  const expectNothingCut = async (): Promise<void> => {
    const tables = page.getByRole('article').getByRole('table')
    for (const table of await tables.all()) {
      const hidden = await table.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      )
      expect(hidden).toBeLessThanOrEqual(0)
    }
  }
  await open(page, address)
  await page.getByText('The program').first().click()
  await expectNothingCut()
  await page.setViewportSize({ width: 390, height: 900 })
  await expectNothingCut()
})

test('axe finds nothing', { tag: '@all' }, async ({ page }) => {
  await open(page, address)
  await page.getByText('The program').first().click()
  const problems = await findProblemsInBothThemes(page, {
    within: 'main',
    without: '[aria-label="Docs sidebar"] ul > li',
  })
  expect(problems).toEqual([])
})

test.describe('in the playground', () => {
  test.use({ savesData: true })

  test('a program opens in the playground as it is measured', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto(address)
    await page.getByText('The program').last().click()
    const edit = page.getByRole('link', { name: 'Edit in playground' }).last()
    await edit.click()
    await expect(page).toHaveURL(/\/playground#/u)
    await expect(page.getByRole('textbox', { name: 'Code' })).toContainText(
      "import pMap from 'p-map'",
    )
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('sizes and the recorded run are there, and no button', async ({
    page,
  }) => {
    await page.goto(address)
    await expect(page.getByRole('article').getByRole('table')).toHaveCount(6)
    await expect(page.getByText(/^Recorded run: Chromium \d/u)).toBeVisible()
    await expect(page.getByText(/^lfi (took|was) /u)).toHaveCount(5)
    const main = page.getByRole('article')
    await expect(main.getByRole('button', { name: 'Measure' })).toHaveCount(0)
  })
})
