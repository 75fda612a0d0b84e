import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { disabledFeatures } from '../../scripts/findBrowser.mjs'
import { cases } from '../search/tests/relevance/cases'
import { openApp } from '../tests/support/hydrated'
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
const weigh = (addresses: readonly string[]): void => {
  let total = 0
  for (const address of addresses) {
    const { pathname } = new URL(address)
    const { length } = gzipSync(readFileSync(`build${pathname}`), { level: 9 })
    total += length
    console.log(`${(length / 1000).toFixed(1).padStart(7)} kB  ${pathname}`)
  }
  console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  together`)
}

const measureSearch = async (browser: Browser, origin: string) => {
  const page = await browser.newPage()
  await openApp(page, `${origin}/docs/recipes`)
  const added = new Set<string>()
  page.context().on('request', request => added.add(request.url()))
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('map')
  await page.getByRole('option').first().waitFor()
  weigh([...added].filter(isOfSearch))
  await page.evaluate(WATCH_KEYS)
  const first = await typeQueries(page)
  const warm = await typeQueries(page)
  console.log(summarise('key press to results, at first', first))
  console.log(`${summarise('warm', warm)}, at most ${TARGET}`)
}

/**
 * After a key, Chromium holds back what a worker answers until the key's own
 * letter is drawn, up to a frame later: this is a visitor's wait, but no work of
 * search. The limit is for the work, so it is measured without.
 */
const DEFERRAL = 'DeferRendererTasksAfterInput'

void withSite(measureSearch, [
  `--disable-features=${[...disabledFeatures, DEFERRAL].join()}`,
])
