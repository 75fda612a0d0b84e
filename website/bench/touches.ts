/**
 * Prints how long a slow phone takes from the first touch of a page to the
 * frame that shows the answer. Needs a build: `npm run build`.
 */
import type { Browser } from '@playwright/test'
import { median, openPhone, withSite } from './phone'

const RUNS = Number(process.env.RUNS ?? 5)
const ADDRESS = '/docs/api/variables/map'
/** How long a reader reads before the first touch. */
const READING_MS = 3000

type Touch = {
  target: string
  /** What shows the answer, as an expression in the page. */
  answer: string
  limit: number
  isOnWideScreen?: boolean
}

const touches: Record<string, Touch> = {
  menu: {
    target: '.navbar__toggle',
    answer: `document.querySelector('.navbar-sidebar:popover-open') !== null`,
    limit: 100,
  },
  'colour mode': {
    isOnWideScreen: true,
    target: '.navbar [data-colour-mode]',
    answer: `document.documentElement.dataset.themeChoice === 'light'`,
    limit: 100,
  },
  'sidebar category': {
    isOnWideScreen: true,
    target: '.menu__list-item--collapsed > div > .menu__caret',
    answer: `document.querySelector('.menu__list-item:not(.menu__list-item--collapsed) > div > .menu__caret:focus') !== null`,
    limit: 100,
  },
  'search, ready for typing': {
    target: '[data-search-button]',
    answer: `document.activeElement.matches('dialog [role=combobox]')`,
    limit: 300,
  },
  'what the first Run prints': {
    target: '[data-code-action=run]',
    answer: `Boolean(document.querySelector('.code-block [role=log]')?.textContent)`,
    limit: 600,
  },
}

const measureTouch = async (
  browser: Browser,
  origin: string,
  { target, answer, isOnWideScreen }: Touch,
): Promise<number> => {
  const { context, page } = await openPhone(
    browser,
    isOnWideScreen ? { viewport: { width: 1100, height: 823 } } : {},
  )
  await page.goto(origin + ADDRESS, { waitUntil: 'load' })
  await page.waitForTimeout(READING_MS)
  // The page itself looks for the answer: a question from outside would have to
  // wait until the page is free.
  const touched = page.evaluate<number>(`window.timeTouch(() => ${answer})`)
  await page.locator(target).first().tap()
  const time = await touched
  await context.close()
  return time
}

void withSite(async (browser, origin) => {
  const rows: Record<string, object> = {}
  for (const [name, touch] of Object.entries(touches)) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      times.push(await measureTouch(browser, origin, touch))
    }
    rows[name] = { now: Math.round(median(times)), 'at most': touch.limit }
  }
  console.log(`Milliseconds from touch to answer, medians of ${RUNS}:`)
  console.table(rows)
})
