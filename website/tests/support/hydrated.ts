import type { Page } from '@playwright/test'

let isCold = false

/**
 * The app starts when it is wanted. Most tests start it before they begin;
 * those of the project `cold` leave that to the first thing that they do.
 */
export const leaveAppAlone = (cold: boolean): void => {
  isCold = cold
}

/** Resolves once the app runs the page, whatever has started it. */
export const started = (page: Page): Promise<void> =>
  page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' })

/**
 * Whether something has asked for the app. It does so in the frame after a
 * press, so two are waited for.
 */
const isAskedFor = () =>
  new Promise<boolean>(resolve => {
    const look = () =>
      resolve(document.querySelector('script[src*="/main."]') !== null)
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(look)))
  })

/**
 * Resolves once the app is not about to run the page. What is taken out of a
 * page meanwhile it would miss, and say so.
 */
export const atRest = async (page: Page): Promise<void> => {
  if (await page.evaluate(isAskedFor)) {
    await started(page)
  }
}

/** Starts the app, and resolves once it runs the page. */
export const startApp = async (page: Page): Promise<void> => {
  await page.waitForLoadState('domcontentloaded')
  await page.evaluate(() => {
    const { firstLoad } = window as { firstLoad?: { start: () => void } }
    firstLoad?.start()
  })
  await started(page)
}

/** Resolves once the page can be used: at once, unless the app is wanted. */
export const hydrated = async (page: Page): Promise<void> => {
  if (!isCold) {
    await startApp(page)
  }
}

/** Opens `address` and waits until the page can be used. */
export const open = async (page: Page, address: string) => {
  await page.goto(address)
  await hydrated(page)
}

/**
 * The same where a page is only looked at, as visitors do before they press
 * anything: the app, half of what a page costs, is started under `E2E=all`.
 */
export const openToRead = async (page: Page, address: string) => {
  await page.goto(address)
  if (process.env.E2E === 'all') {
    await hydrated(page)
  }
}

/** The same where the app itself is tried: without it a link loads its page. */
export const openApp = async (page: Page, address: string) => {
  await page.goto(address)
  await startApp(page)
}
