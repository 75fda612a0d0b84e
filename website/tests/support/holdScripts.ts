import type { Page } from '@playwright/test'

/** The scripts that a press loads before any other. */
export const toolScript = /\/assets\/js\/(?:runtime~)?main\.[\da-f]+\.js$/u

/** Keeps scripts back until the result is called. */
export const holdScripts = async (
  page: Page,
  script = toolScript,
): Promise<() => void> => {
  let letGo = (): void => undefined
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(script, async route => {
    await held
    await route.continue()
  })
  return () => letGo()
}
