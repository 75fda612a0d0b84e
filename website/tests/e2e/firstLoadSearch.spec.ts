import { appScript, holdApp } from '../support/holdApp'
import { startApp } from '../support/hydrated'
import { searchDialog, searchField } from '../support/searchDialog'
import { expect, test } from '../support/test'

test('what is typed before the dialog is kept, Enter included', async ({
  page,
}) => {
  const letGo = await holdApp(page)
  await page.goto('/docs/recipes')
  await page.keyboard.press('Control+k')
  await expect(page.locator('[data-search-button]')).toHaveAttribute(
    'aria-busy',
    'true',
  )
  // There is a field to type into, with all that a field can do.
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('mapx')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('Concur')
  letGo()
  await expect(page.locator('.early-search')).toHaveCount(0)
  await expect(searchField(page)).toHaveValue('mapConcur')
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
  await page.unroute(appScript)

  const again = await holdApp(page)
  await page.reload()
  await page.keyboard.press('/')
  await page.keyboard.type('mapConcur')
  await page.keyboard.press('Enter')
  again()
  await expect(page).toHaveURL(/\/docs\/api\/variables\/mapConcur/u, {
    timeout: 20_000,
  })
})

test('the early search field is given up like the dialog', async ({ page }) => {
  const letGo = await holdApp(page)
  await page.goto('/docs/recipes')
  const button = page.locator('[data-search-button]')
  await button.click()
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('map')
  await page.keyboard.press('Escape')
  await expect(searchField(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(button).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toHaveCount(0)

  await test.step('but not by a selection that ends outside', async () => {
    await button.click()
    const box = await searchField(page).boundingBox()
    const y = (box?.y ?? 0) + 10
    await page.mouse.move((box?.x ?? 0) + 60, y)
    await page.mouse.down()
    await page.mouse.move(20, y)
    await page.mouse.up()
    await expect(searchField(page)).toBeFocused()
    await page.mouse.click(20, 400)
    await expect(searchField(page)).toHaveCount(0)
  })
  letGo()
  await startApp(page)
  await expect(searchDialog(page)).toHaveCount(0)
})
