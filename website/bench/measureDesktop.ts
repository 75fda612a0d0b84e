import type { Browser, Page } from '@playwright/test'
import { startApp, started } from '../tests/support/hydrated'
import { timeAnswer } from './measureTouch'
import { median } from './median'
import { observePaints } from './phone'

/** Whether the app is started with the page, as it once was, or as it is now. */
type Start = 'with the page' | 'as it is'

type Act = {
  name: string
  /** A reader who presses with a mouse has moved it over the page before. */
  byMouse: boolean
  address: string
  /** Does it, and gives the milliseconds to the end of it. */
  time: (page: Page) => Promise<number>
}

const pressed = async (page: Page, selector: string, answer: string) => {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  return timeAnswer(page, answer, () => target.click())
}

const acts: readonly Act[] = [
  {
    name: 'page to page',
    byMouse: true,
    address: '/docs/getting-started',
    time: page =>
      pressed(
        page,
        '.navbar a[href$="/docs/recipes"]',
        `document.querySelector('h1').textContent === 'Recipes'`,
      ),
  },
  {
    name: 'search on key',
    byMouse: false,
    address: '/docs/getting-started',
    time: page =>
      timeAnswer(
        page,
        `document.activeElement.matches('dialog [role=combobox]')`,
        () => page.keyboard.press('Control+k'),
      ),
  },
  {
    name: 'Run to its end',
    byMouse: true,
    address: '/docs/api/variables/map',
    time: page =>
      pressed(
        page,
        '.code-block[data-example] [data-code-action=run]',
        `document.querySelector('.code-block[data-example] [role=status]')?.textContent.includes('Finished')`,
      ),
  },
]

const measure = async (
  browser: Browser,
  origin: string,
  { address, byMouse, time }: Act,
  start: Start,
): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.addInitScript(observePaints)
  await page.goto(origin + address)
  if (start === 'with the page') {
    await startApp(page)
  }
  if (byMouse) {
    await page.mouse.move(700, 500)
    // As long since the page came: a first visit keeps pages for offline use.
    await started(page)
  }
  await page.waitForTimeout(3000)
  const taken = await time(page)
  await context.close()
  return taken
}

export type DesktopMeasure = { name: string; before: number; now: number }

/**
 * Unthrottled: what a start that waits for a sign costs on a fast desktop. The
 * two are measured in turns, so that other programs slow both down alike.
 */
export const measureDesktop = async (
  browser: Browser,
  origin: string,
  runs: number,
): Promise<DesktopMeasure[]> => {
  const measures: DesktopMeasure[] = []
  for (const act of acts) {
    const before: number[] = []
    const now: number[] = []
    for (let run = 0; run < runs; run += 1) {
      before.push(await measure(browser, origin, act, 'with the page'))
      now.push(await measure(browser, origin, act, 'as it is'))
    }
    measures.push({
      name: act.name,
      before: median(before),
      now: median(now),
    })
  }
  return measures
}
