/**
 * Prints what the first visit to a page costs on a slow phone, beside the same
 * page with scripts and fonts blocked, which is the least that any page costs.
 * Needs a build: `npm run build`. RUNS changes how often each is measured.
 */
import type { Browser, Page } from '@playwright/test'
import { longestGuide } from '../tests/support/readSitemap'
import { median, openPhone, withSite } from './phone'

const RUNS = Number(process.env.RUNS ?? 5)

const pages = {
  home: '/',
  guide: '/docs/getting-started',
  recipes: '/docs/recipes',
  'API page': '/docs/api/variables/map',
  'longest guide': longestGuide(),
}

type Measure = Record<string, number>

/** Bytes of bodies as they came over the wire, without what was prefetched. */
const countBytes = (page: Page): Promise<Measure> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource')
    const sum = (isCounted: (it: PerformanceResourceTiming) => boolean) =>
      entries
        .filter(it => it instanceof PerformanceResourceTiming)
        .filter(isCounted)
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
    const [document] = performance.getEntriesByType('navigation')
    return {
      HTML:
        document instanceof PerformanceNavigationTiming
          ? document.encodedBodySize
          : 0,
      styles: sum(({ name }) => name.endsWith('.css')),
      scripts: sum(({ initiatorType }) => initiatorType === 'script'),
      fonts: sum(({ name }) => name.endsWith('.woff2')),
    }
  })

const visit = async (
  browser: Browser,
  address: string,
  isBare: boolean,
): Promise<Measure> => {
  const { context, page, session } = await openPhone(browser)
  if (isBare) {
    await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.woff2'] })
  }
  await page.goto(address, { waitUntil: 'networkidle' })
  // The largest paint is reported with a delay of its own.
  await page.waitForTimeout(1000)
  const seen = await page.evaluate<Measure>('window.seen')
  const bytes = await countBytes(page)
  await context.close()
  return {
    ...bytes,
    'first paint': seen.fcp ?? 0,
    'largest paint': seen.lcp ?? 0,
    blocking: seen.blocking ?? 0,
    'layout shift': seen.cls ?? 0,
  }
}

const medians = (measures: readonly Measure[]): Measure =>
  Object.fromEntries(
    Object.keys(measures[0] ?? {}).map(name => {
      const value = median(measures.map(measure => measure[name] ?? 0))
      return [name, name === 'layout shift' ? value : Math.round(value)]
    }),
  )

void withSite(async (browser, origin) => {
  const rows: Record<string, Measure> = {}
  for (const [name, address] of Object.entries(pages)) {
    const whole: Measure[] = []
    const bare: Measure[] = []
    // In turns, so that other programs slow both down alike.
    for (let run = 0; run < RUNS; run++) {
      whole.push(await visit(browser, origin + address, false))
      bare.push(await visit(browser, origin + address, true))
    }
    rows[name] = medians(whole)
    rows[`${name}, bare`] = medians(bare)
  }
  console.log(`Bytes and milliseconds, medians of ${RUNS} first visits:`)
  console.table(rows)
})
