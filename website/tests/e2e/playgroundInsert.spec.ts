import {
  codeOf,
  openPlayground,
  readCode,
  writeCode,
} from '../support/playground'
import { expect, test } from '../support/test'

test.use({ savesData: true })

const steps = `import { pipe } from 'lfi'

console.log(
  pipe(
    [1, 2, 3],
  ),
)`

const found = [
  ['a word', 'filter', 'filter(fn),'],
  ['a type', 'Iterable<A>, (A -> B) -> Iterable<B>', 'map(fn),'],
  ['an example', '[1, 1, 2] -> [1, 2]', 'unique,'],
] as const

test('functions are found and inserted as steps, by keyboard alone as well', async ({
  page,
}) => {
  await openPlayground(page)
  await test.step('shortcuts of the page do nothing while a dialog is open', async () => {
    await writeCode(page, 'console.log(1)')
    await page.keyboard.press('ControlOrMeta+k')
    const dialog = page.getByRole('dialog', { name: 'Insert a function' })
    await expect(dialog.getByRole('combobox')).toBeFocused()
    for (const key of ['ControlOrMeta+Enter', 'ControlOrMeta+s', 'F1']) {
      await page.keyboard.press(key)
    }
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('What it prints appears here.')).toBeVisible()
    await expect(page.getByText('Saved in this browser.')).toHaveCount(0)
    await expect(page.getByText('Move the line up')).toHaveCount(0)
  })
  await test.step('a function found by a word, a type or an example is inserted as a step, with its import', async () => {
    for (const [by, query, inserted] of found) {
      await test.step(by, async () => {
        await writeCode(page, steps)
        for (const key of ['ArrowUp', 'ArrowUp', 'End']) {
          await page.keyboard.press(key)
        }
        await page.keyboard.press('ControlOrMeta+k')
        const dialog = page.getByRole('dialog', { name: 'Insert a function' })
        await expect(dialog).toContainText('to insert')
        await page.keyboard.insertText(query)
        const name = /^\w+/u.exec(inserted)?.[0] ?? ''
        const option = dialog
          .getByRole('option', { name, exact: false })
          .first()
        await expect(option).toBeVisible()
        await option.click()
        await expect(dialog).toHaveCount(0)
        await expect(codeOf(page)).toBeFocused()
        const code = await readCode(page)
        expect(code).toContain(`    [1, 2, 3],\n    ${inserted}\n  ),`)
        expect(code).toContain(`import { pipe, ${name} } from 'lfi'`)
      })
    }
  })
  await test.step('the keyboard alone inserts a function, fills it in and takes it back', async () => {
    const before = "import { pipe } from 'lfi'\npipe([1])"
    await writeCode(page, before)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('map')
    const option = page.getByRole('option').first()
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(option).toContainText('map')
    // What is said of the list is about the list, without the pages left out.
    const dialog = page.getByRole('dialog', { name: 'Insert a function' })
    await expect(
      dialog.getByRole('combobox', { name: 'Search functions' }),
    ).toHaveAttribute('placeholder', 'Search functions')
    await expect(dialog.getByRole('status')).toHaveText(
      `${await dialog.getByRole('option').count()} results`,
    )
    await page.keyboard.press('Enter')
    await expect(codeOf(page)).toBeFocused()
    // The placeholder is selected.
    await page.keyboard.type('n => n')
    await expect
      .poll(() => readCode(page))
      .toBe("import { pipe, map } from 'lfi'\npipe([1], map(n => n))")
    await page.keyboard.press('Tab')
    await page.keyboard.type(',')
    await expect
      .poll(() => readCode(page))
      .toBe("import { pipe, map } from 'lfi'\npipe([1], map(n => n),)")
    await expect(page).toHaveURL(/\/playground$/u)
    // What is typed at once is undone at once.
    for (
      let press = 0;
      press < 4 && (await readCode(page)) !== before;
      press++
    ) {
      await page.keyboard.press('ControlOrMeta+z')
    }
    expect(await readCode(page)).toBe(before)
  })
  await test.step('outside of the editor search leads to pages, as everywhere', async () => {
    await page.getByRole('button', { name: 'Share' }).focus()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('filter')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await expect(dialog.getByRole('option').first()).toContainText('filter')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/api\/variables\/filter$/u)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a button above the keyboard inserts a function', async ({ page }) => {
    await openPlayground(page)
    await writeCode(page, '')
    await page.getByRole('button', { name: 'Insert a function' }).tap()
    await page.keyboard.type('toArray')
    await page.getByRole('option').first().tap()
    await expect
      .poll(() => readCode(page))
      .toBe("import { toArray } from 'lfi'\ntoArray()")
  })
})
