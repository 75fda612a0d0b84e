import type { Browser } from '@playwright/test'
import { conditions, throttle } from './conditions'

/** From pressing a link to the next page's heading, scripts being there. */
export const measureNavigation = async (
  browser: Browser,
  origin: string,
): Promise<number> => {
  const { height } = conditions
  const context = await browser.newContext({
    viewport: { width: 1280, height },
  })
  const page = await context.newPage()
  await throttle(await context.newCDPSession(page))
  await page.goto(`${origin}/docs/getting-started`)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  await page.waitForLoadState('networkidle')
  const elapsed = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const start = performance.now()
        new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === 'Recipes') {
            resolve(performance.now() - start)
          }
        }).observe(document.body, { childList: true, subtree: true })
        document
          .querySelector<HTMLElement>('.navbar a[href$="/docs/recipes"]')
          ?.click()
      }),
  )
  await context.close()
  return elapsed
}
