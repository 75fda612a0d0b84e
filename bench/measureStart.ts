import type { Browser } from '@playwright/test'
import { startApp } from '../tests/support/hydrated'
import { conditions, throttle } from './conditions'
import { watchTasks } from './tasks'

/** The longest task of the app's start on the slow phone, after reading. */
export const measureStart = async (
  browser: Browser,
  address: string,
): Promise<number> => {
  const { width, height } = conditions
  const context = await browser.newContext({ viewport: { width, height } })
  const page = await context.newPage()
  await throttle(await context.newCDPSession(page))
  await page.goto(address, { waitUntil: 'networkidle' })
  const { longest } = await watchTasks(browser, page, async () => {
    await startApp(page)
    await page.waitForLoadState('networkidle')
  })
  await context.close()
  return longest
}
