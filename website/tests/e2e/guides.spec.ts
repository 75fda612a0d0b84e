import { findLayoutProblems } from '../support/findLayoutProblems'
import { expect, test } from '../support/test'

test('the chosen package manager is remembered', async ({ page }) => {
  await page.goto('/docs/getting-started')
  await page.getByRole('radio', { name: 'npm', exact: true }).focus()
  await page.keyboard.press('ArrowLeft')

  await expect(page.getByRole('radio', { name: 'CDN' })).toBeFocused()
  await expect(page.getByText('https://esm.sh/lfi@4')).toBeVisible()

  await page.getByText('pnpm', { exact: true }).click()
  await page.reload()

  await expect(page.getByText('pnpm add lfi')).toBeVisible()
  await expect(page.getByText('npm install lfi').first()).toBeHidden()
})

test('the cheat sheet narrows down to a task and a flavour', async ({
  page,
}) => {
  await page.goto('/docs/choosing-a-function')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'sumConcur' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter' }).fill('average of')
  await page.getByLabel('Concur', { exact: true }).check()

  await expect(page.getByText('1 task', { exact: true })).toBeVisible()
  const row = main.getByRole('row', { name: 'average of' })
  await expect(row.getByRole('link')).toHaveText(['meanConcur'])
  await expect(main.getByRole('link', { name: 'sumConcur' })).toBeHidden()

  await page
    .getByRole('searchbox', { name: 'Filter' })
    .fill('one result for each key')
  await expect(main.getByRole('link', { name: 'toGrouped' })).toBeVisible()
})

test('a picture of a run tells the same as text', async ({ page }) => {
  await page.goto('/docs/concepts/order-of-results')
  const picture = page
    .getByRole('figure')
    .filter({ hasText: 'Values arrive when they are ready' })
  await picture.getByText('The same as text').click()

  await expect(
    picture.getByText('/b: mapConcur(request) runs from 0 ms to 20 ms'),
  ).toBeVisible()
})

test('a comparison cuts off no word of its charts, at any width', async ({
  page,
}) => {
  for (const guide of [
    'concepts/plain-async-or-concur',
    'concepts/concurrent-iterable',
  ]) {
    await page.goto(`/docs/${guide}`)
    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const sides = page.locator('.trace-picture[data-with-async]')
      await expect(sides).toHaveCount(2)
      for (const side of await sides.all()) {
        expect(
          await side.evaluate(findLayoutProblems),
          `${guide} at ${width} px`,
        ).toEqual([])
      }
    }
  }
})

test('counterparts can be read on a phone without scrolling sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const system of ['rxjs', 'p-map', 'iterator-helpers']) {
    await page.goto(`/docs/coming-from/${system}`)
    const hidden = await page
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hidden, system).toBeLessThanOrEqual(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every choice is on the page, in all flavours', async ({ page }) => {
    await page.goto('/docs/choosing-a-function')

    await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeHidden()
    const row = page.getByRole('row', { name: 'average of' })
    await expect(row.getByRole('link')).toHaveText([
      'mean',
      'meanAsync',
      'meanConcur',
    ])
  })
})

test('the steps of a timeline differ where colours are forced, too', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/docs/concepts/concurrent-iterable')
  const looks = await page
    .locator('.trace-picture')
    .first()
    .locator('.trace-swatch[data-stage]')
    .evaluateAll(swatches =>
      swatches.map(swatch => {
        const { backgroundColor, borderStyle } = getComputedStyle(swatch)
        return `${backgroundColor} ${borderStyle}`
      }),
    )
  expect(looks.length).toBeGreaterThan(2)
  expect(new Set(looks).size).toBe(looks.length)
})
