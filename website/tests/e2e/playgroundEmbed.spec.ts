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

test('an embed shows nothing of the reader’s drafts, and keeps its text over a reload', async ({
  page,
}) => {
  const text = page.locator('.cm-content')
  await openPlayground(page)
  await writeCode(page, "console.log('my own')")
  await page.keyboard.press('ControlOrMeta+s')
  await openPlayground(page, '?embed')
  await expect(text).toContainText('shouted')
  await writeCode(page, "console.log('framed')")
  await page.keyboard.press('ControlOrMeta+s')
  await page.reload()
  await expect(text).toContainText('framed')
  await openPlayground(page)
  await expect(text).toContainText('my own')
  await expect(page.getByRole('button', { name: /drafts/iu })).toHaveCount(0)
})
