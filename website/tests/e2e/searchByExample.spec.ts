import { open } from '../support/hydrated'
import { searchDialog, searchField } from '../support/searchDialog'
import { expect, test } from '../support/test'

test('a pair of values finds the function, and its program can be run', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  await page.keyboard.press('Control+k')
  const dialog = searchDialog(page)
  await dialog.getByRole('button', { name: '[1, 1, 2] -> [1, 2]' }).click()

  const first = dialog.getByRole('option').first()
  await expect(first).toContainText('unique')
  await expect(first).toContainText(
    'pipe([1, 1, 2], unique, reduce(toArray()))',
  )

  await dialog.getByRole('option', { name: 'Run unique', exact: true }).click()
  await expect(page).toHaveURL(/\/playground#v1\.ts\./u)
  await expect(page.locator('.cm-content')).toContainText('unique')
  const console = page.getByRole('log', { name: 'Console' })
  await expect(console).toContainText('[ 1, 2 ]')

  await test.step('the same address opened anew runs nothing', async () => {
    await page.reload()
    await expect(page.locator('.cm-content')).toContainText('unique')
    await expect(console).not.toContainText('[ 1, 2 ]')
  })
})

test('what no program gives says what was tried', async ({ page }) => {
  await open(page, '/docs/getting-started')
  await page.keyboard.press('Control+k')
  const dialog = searchDialog(page)
  await searchField(page).fill("[1, 2, 3] -> 'nothing'")
  await expect(
    dialog.getByText('none gives that output in one step').last(),
  ).toBeVisible()
})
