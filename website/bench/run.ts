// Measures the production build in a throttled browser and prints one table:
// each page beside the same page with scripts and fonts blocked, and the first
// touch after three seconds. `npm run build` comes first; RUNS changes how often
// is measured.
import type { Browser } from '@playwright/test'
import { benchPages } from './benchPages'
import { measurePage, type PageMeasure } from './measurePage'
import { measureTouch, touches } from './measureTouch'
import { median } from './median'
import { type Figure, printFigures } from './printTable'
import { withSite } from './withSite'

const runs = Number(process.env.RUNS ?? 5)
if (!(runs >= 1)) {
  throw new Error('RUNS must be at least 1: there is nothing to compare.')
}

/**
 * Two loads of one page differ by more than the limits of blocking, so what is
 * compared is measured this many times as often.
 */
const ROUNDS = 3

/** One after another: side by side they would slow each other down. */
const inTurn = async <Item, Measure>(
  items: Iterable<Item>,
  measure: (item: Item) => Promise<Measure>,
): Promise<Measure[]> => {
  const measures: Measure[] = []
  for (const item of items) {
    measures.push(await measure(item))
  }
  return measures
}

const repeat = <Measure>(measure: () => Promise<Measure>, times = runs) =>
  inTurn(Array(times).keys(), measure)

const middle = async (measure: () => Promise<number>): Promise<number> =>
  median(await repeat(measure))

type Timing = Exclude<keyof PageMeasure, 'bytes'>

const figuresOf = (
  of: string,
  blocking: number | undefined,
  pages: readonly (readonly [page: PageMeasure, bare: PageMeasure])[],
): Figure[] => {
  // Sizes do not vary.
  const bytes = pages[0]?.[0].bytes ?? {}
  const size = (what: string, kind: string, limit?: number): Figure => ({
    of,
    what,
    value: bytes[kind] ?? 0,
    unit: 'kB',
    limit,
  })
  const time = (what: string, name: Timing): Figure => ({
    of,
    what,
    value: median(pages.map(([page]) => page[name])),
    unit: 'ms',
    beside: median(pages.map(([, bare]) => bare[name])),
  })
  return [
    size('HTML', 'Document'),
    size('styles', 'Stylesheet'),
    size('scripts run before a touch', 'Script', 8_000),
    size('fonts', 'Font', 25_000),
    {
      ...time('blocking, in processor time', 'blocking'),
      limit: blocking,
      limits: 'difference',
    },
    time('first paint', 'fcp'),
    { ...time('LCP', 'lcp'), limit: 1.1, limits: 'ratio' },
    { ...time('layout shift', 'cls'), unit: '', limit: 0.001 },
  ]
}

const measurePages = async (browser: Browser, origin: string) => {
  const waited: number[] = []
  const figures = await inTurn(
    benchPages(),
    async ({ name, address, blocking }) => {
      // In turns, so that other programs slow both down alike.
      const pages = await repeat(async () => {
        const page = await measurePage(browser, origin + address, false)
        const bare = await measurePage(browser, origin + address, true)
        return [page, bare] as const
      }, ROUNDS * runs)
      waited.push(...pages.flat().map(page => page.waited))
      console.log(`measured ${name} (${address})`)
      return figuresOf(name, blocking, pages)
    },
  )
  return { figures: figures.flat(), waited: median(waited) }
}

const measureTouches = (browser: Browser, origin: string): Promise<Figure[]> =>
  inTurn(touches, async touch => ({
    of: 'touch to answer',
    what: touch.name,
    value: await middle(() => measureTouch(browser, origin, touch)),
    unit: 'ms',
    limit: touch.limit,
  }))

/** Above it, times are those of a busy machine. */
const MAX_WAITED = 0.2

const describeWaiting = (waited: number): string => {
  const share = `While measuring, tasks waited ${Math.round(waited * 100)} % of their time for a processor`
  return waited > MAX_WAITED
    ? `${share}: the machine was too busy to believe the times; blocking is processor time, and bytes are bytes.`
    : `${share}.`
}

const measureAll = async (browser: Browser, origin: string): Promise<void> => {
  const { figures, waited } = await measurePages(browser, origin)
  printFigures([...figures, ...(await measureTouches(browser, origin))])
  console.log(
    `Medians of ${runs}, beside another of ${ROUNDS * runs}. ${describeWaiting(waited)}`,
  )
}

void withSite(measureAll)
