import {
  findAccessibilityProblems,
  findProblemsInBothThemes,
} from '../support/findAccessibilityProblems'
import {
  codeOf,
  openPlayground,
  typeHelpIsOn,
  writeCode,
} from '../support/playground'
import { expect, test } from '../support/test'

test.use({ savesData: false })

/** An error, a warning, a group, a table. */
const everything = `console.table([{ name: 'sloth', hours: 15 }])
console.group('A group')
console.warn({ nested: { deep: [1, 2, 3] } })
console.groupEnd()
console.log('${'long '.repeat(60)}')
reduce(toArray())`

for (const width of [1440, 390]) {
  test(`axe finds nothing in the playground at ${width} pixels`, {
    tag: width === 1440 ? [] : '@all',
  }, async ({ page }) => {
    const nothingIsWrong = async (): Promise<void> =>
      expect(
        // Narrow, the same colours stand in other places.
        await (width === 1440
          ? findProblemsInBothThemes(page, { except: '.navbar' })
          : findAccessibilityProblems(page, { rules: 'layout' })),
      ).toEqual([])
    await page.setViewportSize({ width, height: 844 })
    await openPlayground(page)
    await typeHelpIsOn(page)
    await expect(page.locator('.cm-note').first()).toBeVisible()
    await nothingIsWrong()
    await test.step('with the find panel and marked errors', async () => {
      await writeCode(page, everything)
      await page.keyboard.press('ControlOrMeta+f')
      await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused()
      await expect(page.locator('.cm-lintRange-error').first()).toBeVisible()
      await nothingIsWrong()
      await page.keyboard.press('Escape')
    })
    await test.step('with completions and their documentation', async () => {
      await codeOf(page).press('ControlOrMeta+End')
      await page.keyboard.type('\ntakeWhileA')
      await expect(
        page.getByRole('link', { name: 'takeWhileAsync in the API reference' }),
      ).toBeVisible()
      await nothingIsWrong()
      await page.keyboard.press('Escape')
    })
    await test.step('with a full console', async () => {
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await expect(page.getByRole('log')).toContainText('ReferenceError')
      await nothingIsWrong()
    })
    await test.step('with a notice, problems and the recent texts', async () => {
      if (width === 390) {
        await page.getByRole('button', { name: 'Code', exact: true }).click()
      }
      await page.keyboard.press('ControlOrMeta+s')
      await expect(page.getByText('Saved: ')).toBeVisible()
      for (const menu of [/ problems?$/u, 'Recent']) {
        await page.getByRole('button', { name: menu }).click()
        await nothingIsWrong()
        await page.keyboard.press('Escape')
      }
    })
  })
}
