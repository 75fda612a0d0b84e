import { type Browser, type CDPSession, expect } from '@playwright/test'
import { evaluate, openPhone } from './phone'
import { watchTasks } from './tasks'

/** How long somebody reads before the app starts; its scripts come meanwhile. */
const READING_MS = 3000

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const waitForHydration = (session: CDPSession): Promise<void> =>
  expect
    .poll(
      () => evaluate(session, 'document.documentElement.dataset.hasHydrated'),
      { message: 'the app starts', intervals: [250], timeout: 30_000 },
    )
    .toBe('true')

/** The longest task of the app's start on the slow phone, after reading. */
export const measureStart = async (
  browser: Browser,
  address: string,
): Promise<number> => {
  const { context, page, session } = await openPhone(browser)
  // The network may be idle before the first script has run.
  await page.goto(address, { waitUntil: 'load' })
  await wait(READING_MS)
  const { longest } = await watchTasks(browser, page, async () => {
    await evaluate(session, 'firstLoad.start()')
    await waitForHydration(session)
    // Links in view are fetched ahead, when the page is idle.
    await page.waitForLoadState('networkidle')
    await wait(2000)
  })
  await context.close()
  return longest
}
