import { expect, test } from '../support/test'

test.use({ javaScriptEnabled: false })

for (const width of [1440, 390]) {
  test(`without scripts pages read and links lead on at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/docs/getting-started')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.theme-doc-markdown p').first()).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Toggle navigation bar' }),
    ).toBeHidden()
    await page.locator('.navbar__item', { hasText: 'Recipes' }).click()
    await expect(page).toHaveURL('/docs/recipes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
  })
}

test('without scripts the command of every package manager can be read', async ({
  page,
}) => {
  await page.goto('/docs/getting-started')
  for (const [name, command] of [
    ['yarn', 'yarn add lfi'],
    ['deno', 'deno add npm:lfi'],
    ['CDN', 'https://esm.sh/lfi@4'],
  ] as const) {
    await page.getByText(name, { exact: true }).click()
    await expect(page.getByText(command)).toBeVisible()
  }
})
