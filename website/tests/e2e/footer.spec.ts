import { expect, test } from '../support/test'

test('the footer has three columns and the copyright line', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const columns = footer.locator('.theme-layout-footer-column')
  await expect(columns).toHaveCount(3)
  const texts: [title: string, items: (string | RegExp)[]][] = [
    ['Docs', ['Getting started', 'Recipes', 'API']],
    ['Community', [/Bluesky/, /Sponsor/]],
    ['More', ['Playground', /GitHub/]],
  ]
  for (const [index, [title, items]] of texts.entries()) {
    const column = columns.nth(index)
    await expect(column.locator('.footer__title')).toHaveText(title)
    await expect(column.getByRole('link')).toHaveText(items)
  }
  await expect(footer).toContainText('Copyright © 2025')
})
