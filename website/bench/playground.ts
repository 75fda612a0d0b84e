/**
 * Prints how long the playground takes from Run to the first line, cold and
 * warm, and how soon type help completes in a long program. Needs a build:
 * `npm run build`.
 */
import type { Browser, Page } from '@playwright/test'
import {
  openPlayground,
  typeHelpIsOn,
  writeCode,
} from '../tests/support/playground'
import { median, withSite } from './phone'

const RUNS = 7
const PROGRAM = "console.log('first line')"
const LONG_PROGRAM = `import { filter, map, pipe, reduce, toArray } from 'lfi'
${Array.from(
  { length: 59 },
  (_, index) => `const list${index} = pipe(
  [1, 2, ${index}],
  map(n => ({ n, text: String(n) })),
  filter(({ n }) => n > 1),
  reduce(toArray()))\n`,
).join('')}`

/** The page itself takes the time, from `event` until `selector` is there. */
const timeUntil = async (
  page: Page,
  event: string,
  selector: string,
  act: () => Promise<void>,
): Promise<number> => {
  await page.evaluate(
    ([type, shown]) =>
      addEventListener(
        type,
        ({ timeStamp }) =>
          new MutationObserver((_, observer) => {
            if (document.querySelector(shown)) {
              observer.disconnect()
              const { dataset } = document.documentElement
              dataset.took = String(performance.now() - timeStamp)
            }
          }).observe(document.body, { childList: true, subtree: true }),
        { capture: true, once: true },
      ),
    [event, selector] as const,
  )
  await act()
  const took = page.locator('html[data-took]')
  await took.waitFor({ state: 'attached' })
  return took.evaluate(({ dataset }) => {
    const time = Number(dataset.took)
    delete dataset.took
    return time
  })
}

const timeRun = (page: Page): Promise<number> =>
  timeUntil(page, 'click', '[role=log] [data-level]', () =>
    page.getByRole('button', { name: 'Run', exact: true }).click(),
  )

const measureRuns = async (browser: Browser, baseURL: string) => {
  const cold: number[] = []
  const warm: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage({ baseURL })
    await openPlayground(page)
    await writeCode(page, PROGRAM)
    cold.push(await timeRun(page))
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    warm.push(await timeRun(page))
    await page.close()
  }
  return { cold, warm }
}

const measureCompletions = async (browser: Browser, baseURL: string) => {
  const page = await browser.newPage({ baseURL })
  await openPlayground(page)
  await typeHelpIsOn(page)
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await writeCode(page, `${LONG_PROGRAM}// ${run}\n`)
    await page.locator('.cm-lintRange').waitFor({ state: 'detached' })
    await page.keyboard.type('list1[0].')
    await page.keyboard.press('Escape')
    times.push(
      await timeUntil(page, 'keydown', '.cm-tooltip-autocomplete', () =>
        page.keyboard.press('Control+Space'),
      ),
    )
    await page.keyboard.press('Escape')
  }
  return times
}

void withSite(async (browser, baseURL) => {
  const { cold, warm } = await measureRuns(browser, baseURL)
  const completions = await measureCompletions(browser, baseURL)
  console.log(`Milliseconds in the playground, medians of ${RUNS}:`)
  console.table({
    'Run to first line, cold': { now: median(cold), 'at most': 150 },
    'Run to first line, warm': { now: median(warm), 'at most': 50 },
    'completions in 300 lines': { now: median(completions), 'at most': 150 },
  })
})
