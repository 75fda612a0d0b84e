import {
  codeOf,
  loadTypeHelp,
  openPlayground,
  readCode,
  writeCode,
} from '../support/playground'
import { expect, test } from '../support/test'

test.use({ savesData: true })

test('files import each other, fail with links, and go with drafts and links', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(
    page,
    "import { half } from './numbers'\nconsole.log(half(8))\nhalf(-1)",
  )
  await page.getByRole('button', { name: 'Add a file' }).click()
  await page.keyboard.type('main')
  await page.keyboard.press('Enter')
  await expect(page.getByText('There is a file of that name.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('numbers.ts')
  await page.keyboard.press('Enter')
  const tab = page.getByRole('tab', { name: 'numbers.ts' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(codeOf(page)).toBeFocused()
  await writeCode(
    page,
    "export const half = (n: number): number => {\n  if (n < 0) throw new Error('negative')\n  return n / 2\n}",
  )
  await page.keyboard.press('ControlOrMeta+Enter')
  const log = page.getByRole('log', { name: 'Console' })
  await expect(log).toContainText('4')
  await page.getByRole('tab', { name: 'main.ts' }).click()
  await expect.poll(() => readCode(page)).toContain('half(8)')
  await log.getByRole('button', { name: 'numbers.ts:2' }).click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.cm-activeLine')).toContainText('negative')
  await log.getByRole('button', { name: 'Go to line 2' }).click()
  await expect(page.locator('.cm-activeLine')).toContainText('half(8)')

  // A type error of the one file in the other.
  await loadTypeHelp(page)
  await writeCode(page, "import { half } from './numbers'\nhalf('8')")
  await expect(page.locator('.cm-lintRange-error')).toHaveText("'8'", {
    timeout: 15_000,
  })
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await page.reload()
  await tab.click()
  await expect.poll(() => readCode(page)).toContain('negative')
  await page.getByRole('button', { name: 'Delete numbers.ts' }).click()
  await expect(tab).toBeHidden()
  await expect(codeOf(page)).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tab).toBeVisible()
  await page.goto('about:blank')
  await page.goto(link)
  await expect(codeOf(page)).toContainText("half('8')")
  await tab.click()
  await expect.poll(() => readCode(page)).toContain('negative')
})

test('a file takes its undo history along, and leaves none to another', async ({
  page,
}) => {
  await openPlayground(page)
  const add = page.getByRole('button', { name: 'Add a file' })
  await add.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tab', { name: 'file1.ts' })).toBeHidden()
  await expect(codeOf(page)).toBeFocused()
  await add.click()
  await page.keyboard.press('Enter')
  await writeCode(page, 'export const first = 1')
  await page.getByRole('button', { name: 'Rename file1.ts' }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('first.ts')
  await page.keyboard.press('Enter')
  await codeOf(page).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => readCode(page)).toBe('')
  await page.keyboard.press('ControlOrMeta+y')
  await expect.poll(() => readCode(page)).toBe('export const first = 1')

  await page.getByRole('button', { name: 'Delete first.ts' }).click()
  await add.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('first.ts')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'main.ts' }).click()
  await page.getByRole('tab', { name: 'first.ts' }).click()
  await codeOf(page).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.type('2')
  await expect.poll(() => readCode(page)).toBe('2')

  // The name has been taken meanwhile: nothing is lost of either.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => readCode(page)).toBe('export const first = 1')
  await page.getByRole('tab', { name: 'first.ts' }).click()
  await expect.poll(() => readCode(page)).toBe('2')
})

test('a file stays where it was scrolled to, and another document opens at its top', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(page, '// a line\n'.repeat(200))
  const scroller = page.locator('.cm-scroller').first()
  const scrolled = () => scroller.evaluate(({ scrollTop }) => scrollTop)
  await expect.poll(scrolled).toBeGreaterThan(1000)
  await scroller.evaluate(it => it.scrollTo({ top: 900 }))
  await page.getByRole('button', { name: 'Add a file' }).click()
  await page.keyboard.type('other')
  await page.keyboard.press('Enter')
  const other = page.getByRole('tab', { name: 'other.ts' })
  await expect(other).toHaveAttribute('aria-selected', 'true')
  await expect.poll(scrolled).toBe(0)
  await page.getByRole('tab', { name: 'main.ts' }).click()
  await expect.poll(scrolled).toBe(900)

  await page.getByRole('button', { name: /^Example:/u }).click()
  await page.getByRole('button', { name: /^Retry what fails/u }).click()
  await expect(codeOf(page)).toContainText("from 'lfi'")
  await expect.poll(scrolled).toBe(0)
})
