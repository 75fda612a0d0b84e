import { findAccessibilityProblems } from '../support/findAccessibilityProblems'
import { openPlayground, typeHelpIsOn } from '../support/playground'
import { expect, test } from '../support/test'

const screens = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const

for (const { colorScheme, width } of screens) {
  test(`axe finds nothing in the ${colorScheme} playground at ${width} pixels`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    await openPlayground(page)
    await typeHelpIsOn(page)
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(page.getByRole('log')).toContainText('300 ]')
    expect(await findAccessibilityProblems(page)).toEqual([])
  })
}
