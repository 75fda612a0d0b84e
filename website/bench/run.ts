// Measures the production build in a throttled browser and prints one table:
// each page beside the same page with scripts and fonts blocked, the first
// touch after three seconds, the start of the app, and a trace. `npm run build`
// comes first; RUNS changes how often is measured.
import type { Browser } from '@playwright/test'
import { benchPages } from './benchPages'
import { measurePage, type PageMeasure } from './measurePage'
import { measureStart } from './measureStart'
import { measureTouch, touches } from './measureTouch'
import { measureTrace } from './measureTrace'
import { median } from './median'
import { type Figure, printFigures } from './printTable'
import { withSite } from './withSite'

/**
 * Playwright hears of every error, and React makes some when it is loaded. For
 * their places V8 parses React once more, in the same task, unless it has noted
 * them from the beginning. No reader's browser does.
 */
const notedPlaces = '--js-flags=--no-enable-lazy-source-positions'

const runs = Number(process.env.RUNS ?? 5)
if (!(runs >= 1)) {
  throw new Error('RUNS must be at least 1: there is nothing to compare.')
}

/**
 * Two loads of one page differ by more than the limits of blocking, so what is
 * compared is measured this many times as often.
 */
const ROUNDS = 3

const repeat = async <Measure>(
  measure: () => Promise<Measure>,
  times = runs,
): Promise<Measure[]> => {
  const measures: Measure[] = []
  for (let run = 0; run < times; run += 1) {
    measures.push(await measure())
  }
  return measures
}

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
    size('scripts run before a touch', 'Script', 32_000),
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
  const figures: Figure[] = []
  const waited: number[] = []
  for (const { name, address, blocking } of benchPages()) {
    // In turns, so that other programs slow both down alike.
    const pages = await repeat(async () => {
      const page = await measurePage(browser, origin + address, false)
      return [page, await measurePage(browser, origin + address, true)] as const
    }, ROUNDS * runs)
    figures.push(...figuresOf(name, blocking, pages))
    waited.push(...pages.flat().map(page => page.waited))
    console.log(`measured ${name} (${address})`)
  }
  return { figures, waited: median(waited) }
}

const measureTouches = async (browser: Browser, origin: string) => {
  const figures: Figure[] = []
  for (const touch of touches) {
    const value = await middle(() => measureTouch(browser, origin, touch))
    const { name: what, limit } = touch
    figures.push({ of: 'touch to answer', what, value, unit: 'ms', limit })
  }
  return figures
}

const measureStarts = async (browser: Browser, origin: string) => {
  const figures: Figure[] = []
  for (const { name: of, address } of benchPages()) {
    const value = await middle(() => measureStart(browser, origin + address))
    const what = 'longest task of the start'
    figures.push({ of, what, value, unit: 'ms', limit: 50 })
  }
  return figures
}

/** A frame of 60 in a second. */
const FRAME_MS = 1000 / 60

const measureTraces = async (browser: Browser, origin: string) => {
  const measures = await repeat(() => measureTrace(browser, origin))
  const figure = (name: 'opening' | 'step', what: string, limit: number) => ({
    of: 'trace of 1,000 events',
    what,
    value: median(measures.map(measure => measure[name])),
    unit: 'ms' as const,
    limit,
  })
  return [
    figure('opening', 'longest task of opening', 50),
    figure('step', 'a step of the slider', FRAME_MS),
  ]
}

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
  printFigures([
    ...figures,
    ...(await measureTouches(browser, origin)),
    ...(await measureStarts(browser, origin)),
    ...(await measureTraces(browser, origin)),
  ])
  console.log(
    `Medians of ${runs}, beside another of ${ROUNDS * runs}. ${describeWaiting(waited)}`,
  )
}

void withSite(measureAll, [notedPlaces])
