import { expect, type Locator, type Page } from '@playwright/test'

export const codeOf = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Code', exact: true })

export const languageOf = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Language' })

/** Opens the playground and waits until it can be typed into. */
export const openPlayground = async (page: Page, hash = ''): Promise<void> => {
  await page.goto(`/playground${hash}`)
  await expect(codeOf(page)).toBeVisible()
}

/** Replaces all code by typing, as a visitor would. */
export const writeCode = async (page: Page, code: string): Promise<void> => {
  await codeOf(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  // As one input: typing letter by letter would close brackets by itself.
  await page.keyboard.insertText(code)
}

/** The text of the editor; for texts short enough to be drawn whole. */
export const readCode = (page: Page): Promise<string> =>
  codeOf(page)
    .locator('.cm-line')
    .allTextContents()
    .then(lines => lines.join('\n'))

/** Types the call that ends `code`, and gives the box that helps with it. */
export const openSignatureHelp = async (page: Page, code: string) => {
  await writeCode(page, code)
  await typeHelpIsOn(page)
  await page.keyboard.type('(')
  const help = page.locator('.cm-help-signature')
  // The editor puts it far above the page until it knows where it fits.
  await expect(help).toBeInViewport({ timeout: 15_000 })
  let box = { x: 0, y: 0, width: 0, height: 0 }
  // It may be rendered again between two reads.
  await expect
    .poll(async () => {
      box = (await help.boundingBox()) ?? box
      return box.y
    })
    .toBeGreaterThan(0)
  return box
}

export const typeHelpIsOn = (page: Page): Promise<void> =>
  expect(page.getByText('Type help is on')).toBeVisible({ timeout: 30_000 })
