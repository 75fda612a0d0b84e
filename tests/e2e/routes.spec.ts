import { expect, test } from '../support/test'

test('the documentation root is a page with the sidebar', async ({ page }) => {
  await page.goto('/docs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Documentation',
  )
})
