import fs from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { startApp } from '../../tests/support/hydrated'
import { median } from '../median'
import { sizeOfFile } from '../sizeOf'
import { withSite } from '../withSite'

/** What a site of some size weighs; all in bytes, but for pages and time. */
export type SiteMeasure = {
  pages: number
  /** Those of functions and types. */
  apiPages: number
  guide: number
  guideWithApp: number
  apiPage: number
  apiPageWithApp: number
  functionIndex: number
  runtime: number
  searchIndex: number
  searchMilliseconds: number
}

const filesIn = (folder: string, pattern: RegExp): string[] =>
  fs
    .readdirSync(folder, { recursive: true })
    .map(String)
    .filter(name => pattern.test(name))
    .map(name => path.join(folder, name))

/**
 * Bytes over the wire until nothing more is asked for. What is fetched in
 * advance counts once it is used: other pages are not what this one waits for.
 */
const weighLoad = async (
  browser: Browser,
  address: string,
  withApp: boolean,
): Promise<number> => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const prefetched = new Map<string, string>()
  const sizes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.initialPriority === 'VeryLow') {
      prefetched.set(requestId, request.url)
    }
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  )
  await page.goto(address)
  if (withApp) {
    await startApp(page)
  }
  await page.waitForLoadState('networkidle')
  const used = await page.evaluate(() =>
    [...document.scripts].map(script => script.src),
  )
  await context.close()
  return [...sizes]
    .filter(([id]) => {
      const early = prefetched.get(id)
      return early === undefined || used.includes(early)
    })
    .reduce((sum, [, size]) => sum + size, 0)
}

const QUERIES = ['map', 'group by', 'Iterable<A> -> number', 'limt concurency']

/** How long a query waits until its results are there; the median of several. */
const timeSearch = async (page: Page, origin: string): Promise<number> => {
  await page.goto(`${origin}/docs/recipes`)
  await startApp(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await field.fill('first')
  await page.getByRole('option').first().waitFor()
  const waits: number[] = []
  for (const query of [...QUERIES, ...QUERIES, ...QUERIES]) {
    await field.fill('')
    waits.push(
      await field.evaluate(async (element, text) => {
        const dialog = element.closest('dialog')
        const started = performance.now()
        const setter = Object.getOwnPropertyDescriptor(
          HTMLInputElement.prototype,
          'value',
        )?.set
        const answered = new Promise<void>(resolve => {
          new MutationObserver((_, observer) => {
            if (dialog?.dataset.searchStatus === 'idle') {
              observer.disconnect()
              resolve()
            }
          }).observe(dialog ?? element, {
            attributeFilter: ['data-search-status'],
          })
        })
        setter?.call(element, text)
        element.dispatchEvent(new Event('input', { bubbles: true }))
        await answered
        return performance.now() - started
      }, query),
    )
  }
  return median(waits)
}

const measureBuilt = async (
  dir: string,
  browser: Browser,
  origin: string,
): Promise<SiteMeasure> => {
  const guide = `${origin}/docs/getting-started`
  const apiPage = `${origin}/docs/api/variables/map`
  const [runtime = ''] = filesIn(dir, /runtime~main\.[^/]*\.js$/u)
  // The worker that answers has the index in it.
  const [index = ''] = filesIn(dir, /search_client_embedded_worker[^/]*\.js$/u)
  return {
    pages: filesIn(dir, /\.html$/u).length,
    apiPages: filesIn(
      path.join(dir, 'docs/api'),
      /^(?:variables|type-aliases)[\\/].*\.html$/u,
    ).length,
    guide: await weighLoad(browser, guide, false),
    guideWithApp: await weighLoad(browser, guide, true),
    apiPage: await weighLoad(browser, apiPage, false),
    apiPageWithApp: await weighLoad(browser, apiPage, true),
    functionIndex: sizeOfFile(path.join(dir, 'docs/api/variables.html')),
    runtime: sizeOfFile(runtime),
    searchIndex: sizeOfFile(index),
    searchMilliseconds: await timeSearch(await browser.newPage(), origin),
  }
}

/** Weighs what was built in `site`. */
export const measureSite = (site: string): Promise<SiteMeasure> => {
  const dir = path.join(site, 'build')
  return withSite((browser, origin) => measureBuilt(dir, browser, origin), {
    dir,
  })
}
