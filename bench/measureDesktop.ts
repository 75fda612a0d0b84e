import type { Browser, Page } from '@playwright/test'
import { startApp } from '../tests/support/hydrated'

/** Whether the app is started with the page, as it once was, or as it is now. */
type Start = 'with the page' | 'as it is'

type Act = {
  name: string
  /** Whoever presses with a mouse has moved it before, over the page. */
  byMouse: boolean
  address: string
  act: (page: Page) => Promise<void>
}

const acts: readonly Act[] = [
  {
    name: 'page to page',
    byMouse: true,
    address: '/docs/getting-started',
    act: async page => {
      await page.locator('.navbar a[href$="/docs/recipes"]').click()
      await page.locator('h1', { hasText: 'Recipes' }).waitFor()
    },
  },
  {
    name: 'search on key',
    byMouse: false,
    address: '/docs/getting-started',
    act: async page => {
      await page.keyboard.press('Control+k')
      await page.locator('dialog [role=combobox]:focus').waitFor()
    },
  },
  {
    name: 'Run to its end',
    byMouse: true,
    address: '/docs/api/variables/map',
    act: async page => {
      const figure = page.locator('.code-block[data-example]').first()
      await figure.locator('[data-code-action=run]').click()
      await figure.getByRole('status').filter({ hasText: 'Finished' }).waitFor()
    },
  },
]

const measure = async (
  browser: Browser,
  origin: string,
  { address, byMouse, act }: Act,
  start: Start,
): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(origin + address)
  if (start === 'with the page') {
    await startApp(page)
  }
  if (byMouse) {
    await page.mouse.move(700, 500)
  }
  await page.waitForTimeout(3000)
  const began = performance.now()
  await act(page)
  const time = performance.now() - began
  await context.close()
  return time
}

export type DesktopMeasure = { name: string; before: number; now: number }

/** Unthrottled: what a start that waits for a sign costs on a fast desktop. */
export const measureDesktop = async (
  browser: Browser,
  origin: string,
  middle: (measure: () => Promise<number>) => Promise<number>,
): Promise<DesktopMeasure[]> => {
  const measures: DesktopMeasure[] = []
  for (const act of acts) {
    measures.push({
      name: act.name,
      before: await middle(() =>
        measure(browser, origin, act, 'with the page'),
      ),
      now: await middle(() => measure(browser, origin, act, 'as it is')),
    })
  }
  return measures
}
