import type { Page } from '@playwright/test'

/** Resolves once scripts run the page, so that pressing things has an effect. */
export const hydrated = (page: Page) =>
  page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' })

/** Opens `address` and waits until the page can be used. */
export const open = async (page: Page, address: string) => {
  await page.goto(address)
  await hydrated(page)
}
