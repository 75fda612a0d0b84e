import type { Page } from '@playwright/test'

/** Resolves once a page can be used: those that are read are usable at once. */
export const hydrated = async (page: Page): Promise<void> => {
  const root = page.locator('html')
  if ((await root.getAttribute('data-app')) !== null) {
    await page
      .locator('html[data-has-hydrated="true"]')
      .waitFor({ state: 'attached' })
  }
}

/** Opens `address` and waits until the page can be used. */
export const open = async (page: Page, address: string) => {
  await page.goto(address)
  await hydrated(page)
}
