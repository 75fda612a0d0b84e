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
const countBytes = async (page: Page): Promise<Measure> => {
  // No function inside has a name: tsx marks such ones with a helper of its own.
  const bodies = await page.evaluate(() =>
    performance
      .getEntries()
      .filter(it => it instanceof PerformanceResourceTiming)
      .map(({ name, entryType, initiatorType, encodedBodySize }) => ({
        kind: /\.(?:css|woff2)$/u.exec(name)?.[0] ?? initiatorType,
        isDocument: entryType === 'navigation',
        size: encodedBodySize,
      })),
  )
  const sum = (isCounted: (it: (typeof bodies)[number]) => boolean): number =>
    bodies.filter(isCounted).reduce((total, { size }) => total + size, 0)
  return {
    HTML: sum(({ isDocument }) => isDocument),
    styles: sum(({ kind }) => kind === '.css'),
    scripts: sum(({ kind }) => kind === 'script'),
    fonts: sum(({ kind }) => kind === '.woff2'),
  }
}

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
