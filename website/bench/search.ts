import type { Browser, Page } from '@playwright/test'
import { disabledFeatures } from '../../scripts/findBrowser.mjs'
import { cases } from '../search/relevance/cases'
import { startApp } from '../tests/support/hydrated'
import { sizeOf } from './sizeOf'
import { withSite } from './withSite'

const QUERIES = 24
const TARGET = 16

const percentile = (values: number[], share: number): number => {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0
}

const summarise = (what: string, values: number[]): string =>
  `${what}: ${values.length} times, median ${percentile(values, 0.5).toFixed(1)} ms, 95th percentile ${percentile(values, 0.95).toFixed(1)} ms`

/**
 * Runs in the page: notes how long each key press waits until the results of
 * the query that it makes are in the document. The event's own time is when the
 * browser got the key, so waiting for a busy page counts too; the status is
 * idle only while what is shown answers what is typed.
 */
const WATCH_KEYS = `
  window.searchWaits = []
  const dialog = document.querySelector('dialog')
  let pressed = 0
  dialog.addEventListener(
    'keydown',
    event => { pressed = event.timeStamp },
    { capture: true },
  )
  new MutationObserver(() => {
    if (dialog.dataset.searchStatus === 'idle' && pressed > 0) {
      window.searchWaits.push(performance.now() - pressed)
      pressed = 0
    }
  }).observe(dialog, { attributeFilter: ['data-search-status'] })
`

/**
 * Runs in the page: how long the same sum takes, as often and as far apart as
 * keys. It costs the same each time, so whatever it takes beyond its shortest
 * time went to other programs.
 */
const REPEAT_SUM = `(async () => {
  const waits = []
  for (let turn = 0; turn < 200; turn++) {
    const started = performance.now()
    let sum = 0
    for (let step = 0; step < 4_000_000; step++) {
      sum = (sum * 31 + step) | 0
    }
    waits.push(performance.now() - started + (sum === 0 ? 1 : 0))
    await new Promise(resolve => setTimeout(resolve, 60))
  }
  return waits.slice(20)
})()`

const typeQueries = async (page: Page): Promise<number[]> => {
  const field = page.getByRole('combobox')
  const step = Math.ceil(cases.length / QUERIES)
  for (const { query } of cases.filter((_, index) => index % step === 0)) {
    await field.fill('')
    // A brisk typist; each key's results are awaited by the next measurement.
    await field.pressSequentially(query, { delay: 60 })
  }
  return page.evaluate<number[]>('window.searchWaits.splice(0)')
}

/** Files that the page prefetches meanwhile do not belong to search. */
const isOfSearch = (address: string): boolean =>
  /\/assets\/.*(?:search|minisearch)/iu.test(address)

/** Bytes, gzip -9, of every script that opening search adds to a page. */
const weigh = (addresses: string[]): void => {
  let total = 0
  for (const address of addresses) {
    const bytes = sizeOf(address)
    total += bytes
    console.log(
      `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${new URL(address).pathname}`,
    )
  }
  console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  together`)
}

const openSearch = async (browser: Browser, origin: string): Promise<Page> => {
  const page = await browser.newPage()
  await page.goto(`${origin}/docs/recipes`)
  await startApp(page)
  return page
}

/** How long keys wait for results: at first, and once all is compiled. */
const timeKeys = async (
  page: Page,
): Promise<{ first: number[]; warm: number[] }> => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('map')
  await page.getByRole('option').first().waitFor()
  await page.evaluate(WATCH_KEYS)
  return { first: await typeQueries(page), warm: await typeQueries(page) }
}

const measureVisit = async (
  browser: Browser,
  origin: string,
): Promise<void> => {
  const page = await openSearch(browser, origin)
  const added: string[] = []
  page.context().on('request', request => added.push(request.url()))
  const { first, warm } = await timeKeys(page)
  weigh([...new Set(added)].filter(isOfSearch))
  console.log(summarise('key press to results, at first', first))
  console.log(summarise('key press to results, warm', warm))
}

const measureSearch = async (
  browser: Browser,
  origin: string,
): Promise<void> => {
  const page = await openSearch(browser, origin)
  const { warm } = await timeKeys(page)
  const sums = await page.evaluate<number[]>(REPEAT_SUM)
  const stretch = percentile(sums, 0.95) / Math.min(...sums)
  console.log(
    `${summarise('without the wait for the frame of the key', warm)}, at most ${TARGET}`,
  )
  console.log(
    `other programs stretched a sum that is always the same ${stretch.toFixed(1)} times at the 95th percentile`,
  )
}

/**
 * After a key, Chromium holds back what a worker answers until the key's own
 * letter is drawn, up to a frame later: this is a visitor's wait, but no work of
 * search. The limit is for the work, so it is measured without.
 */
const DEFERRAL = 'DeferRendererTasksAfterInput'

const run = async (): Promise<void> => {
  await withSite(measureVisit)
  await withSite(measureSearch, {
    args: [`--disable-features=${[...disabledFeatures, DEFERRAL].join()}`],
  })
}

run().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
