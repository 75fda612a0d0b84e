import { expect, test } from '../support/test'

test('the chosen package manager is remembered', async ({ page }) => {
  await page.goto('/docs/getting-started')
  await page.getByRole('tab', { name: 'npm', exact: true }).focus()
  await page.keyboard.press('ArrowLeft')

  await expect(page.getByRole('tab', { name: 'CDN' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'CDN' })).toBeVisible()

  await page.getByRole('tab', { name: 'pnpm' }).click()
  await page.reload()

  await expect(page.getByRole('tabpanel', { name: 'pnpm' })).toContainText(
    'pnpm add lfi',
  )
})

test('choices narrow down to a wish and a flavour', async ({ page }) => {
  await page.goto('/docs/choosing-a-function')
  await page.getByLabel('I want').fill('largest number')
  await page.getByLabel('Concur', { exact: true }).check()

  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'maxConcur' })).toBeVisible()
  await expect(
    main.getByRole('link', { name: 'max', exact: true }),
  ).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'sumConcur' })).toHaveCount(0)
})

test('a timeline tells the same as a table', async ({ page }) => {
  await page.goto('/docs/concepts/concurrent-iterable')
  const timeline = page.getByRole('figure').filter({ hasText: 'Two of four' })
  await timeline.getByText('The same as a table').click()

  await expect(
    timeline.getByRole('row', { name: '/b request 0 ms 20 ms failed' }),
  ).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every choice is on the page, in all flavours', async ({ page }) => {
    await page.goto('/docs/choosing-a-function')

    const row = page.getByRole('row', { name: 'their average' })
    await expect(row.getByRole('link')).toHaveText([
      'mean',
      'meanAsync',
      'meanConcur',
    ])
  })
})
