import type { Browser, Page } from '@playwright/test'

/** A first visit, with nothing in the cache. */
export const openPlayground = async (
  browser: Browser,
  address: string,
): Promise<Page> => {
  // The policy forbids the bare worker that runs are compared with.
  const page = await browser.newPage({ bypassCSP: true })
  await page.goto(address)
  await page.getByRole('textbox', { name: 'Code' }).waitFor()
  return page
}

export const writeCode = async (
  page: Page,
  code = "console.log('first line')",
): Promise<void> => {
  await page.getByRole('textbox', { name: 'Code' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}
