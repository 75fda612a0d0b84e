import { openPlayground, writeCode } from '../support/playground'
import { expect, test } from '../support/test'

test('the embed is the tool alone, runs, and leads to the playground', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 700, height: 420 })
  await openPlayground(page, '?embed')
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Example/u })).toBeHidden()
  await writeCode(page, "console.log('framed')")
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('log', { name: 'Console' })).toHaveText('framed')
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Open in the playground' }).click(),
  ])
  await expect(opened.locator('.cm-content')).toContainText('framed')
  await expect(opened.getByRole('navigation').first()).toBeVisible()
})
