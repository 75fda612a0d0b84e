import { findAccessibilityProblems } from '../support/findAccessibilityProblems'
import { openPlayground, typeHelpIsOn, writeCode } from '../support/playground'
import { expect, test } from '../support/test'

const screens = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const

/** An error, a warning, a value to open, a group, a table, missing imports. */
const everything = `console.table([{ name: 'sloth', hours: 15 }])
console.group('A group')
console.warn({ nested: { deep: [1, 2, 3] } })
console.groupEnd()
console.log('${'long '.repeat(60)}')
reduce(toArray())`

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
    await writeCode(page, everything)
    await page.keyboard.press('ControlOrMeta+f')
    await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused()
    await expect(page.locator('.cm-lintRange-error').first()).toBeVisible()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    const log = page.getByRole('log')
    await expect(log).toContainText('Not imported from lfi')
    await log.getByRole('button', { name: 'Contents' }).first().click()
    expect(await findAccessibilityProblems(page)).toEqual([])
  })
}
