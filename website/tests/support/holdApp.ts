import type { Page } from '@playwright/test'

/** The scripts that are the app. */
export const appScript = /\/assets\/js\/(?:runtime~)?main\.[\da-f]+\.js$/u

export const isStarted = (page: Page) =>
  page.evaluate(() => 'docusaurus' in window)

/** Keeps scripts back, those of the app unless told, until they are let go. */
export const holdApp = async (page: Page, script = appScript) => {
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(script, async route => {
    await held
    await route.continue()
  })
  return () => letGo()
}
