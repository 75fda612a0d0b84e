// Measures the production build in a throttled browser and prints tables: each
// page beside the same page with scripts and fonts blocked, the first touch
// after three seconds, and a fast desktop. `npm run build` comes first; RUNS
// changes how often is measured.
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../scripts/findBrowser.mjs'
import { createSiteServer, listen } from '../scripts/serve.mjs'
import { benchPages } from './benchPages'
import { conditions } from './conditions'
import { measureDesktop } from './measureDesktop'
import { measurePage, type PageMeasure } from './measurePage'
import { measureTouch, touches } from './measureTouch'
import { median } from './median'
import { describeLoad, readOtherLoad } from './otherLoad'
import { printDesktop, printPages, printTouches } from './printTable'

const runs = Number(process.env.RUNS ?? 5)

const repeat = async <Measure>(
  measure: () => Promise<Measure>,
): Promise<Measure[]> => {
  const measures: Measure[] = []
  for (let run = 0; run < runs; run += 1) {
    measures.push(await measure())
  }
  return measures
}

const middle = async (measure: () => Promise<number>): Promise<number> =>
  median(await repeat(measure))

/** The median of each figure on its own; sizes do not vary. */
const medianOf = (measures: PageMeasure[]): PageMeasure => {
  const [first] = measures
  if (!first) {
    throw new Error('RUNS must be at least 1: there is nothing to compare.')
  }
  const timing = (name: 'fcp' | 'lcp' | 'tbt' | 'cls') =>
    median(measures.map(measure => measure[name]))
  return {
    ...first,
    fcp: timing('fcp'),
    lcp: timing('lcp'),
    tbt: timing('tbt'),
    cls: timing('cls'),
  }
}

const measurePages = async (browser: Browser, origin: string) => {
  const results = []
  for (const { name, address } of benchPages()) {
    const measure = async (isBare: boolean) =>
      medianOf(
        await repeat(() => measurePage(browser, origin + address, isBare)),
      )
    results.push({
      name,
      address,
      page: await measure(false),
      bare: await measure(true),
    })
    console.log(`measured ${name} (${address})`)
  }
  return results
}

const measureTouches = async (browser: Browser, origin: string) => {
  const results = []
  for (const touch of touches) {
    const time = await middle(() => measureTouch(browser, origin, touch))
    results.push({ name: touch.name, time, limit: touch.limit })
  }
  return results
}

const main = async () => {
  const load = describeLoad(await readOtherLoad())
  console.log(load)
  const server = await createSiteServer({ dir: 'build' })
  const origin = `http://localhost:${await listen(server, 0)}`
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  })
  const pages = await measurePages(browser, origin)
  const touched = await measureTouches(browser, origin)
  const desktop = await measureDesktop(browser, origin, middle)
  await browser.close()
  server.close()
  printPages(pages)
  printTouches(touched)
  printDesktop(desktop)
  console.log(`Medians of ${runs}. ${load}`)
  const report = { conditions, runs, load, pages, touched, desktop }
  mkdirSync('generated', { recursive: true })
  writeFileSync('generated/bench.json', `${JSON.stringify(report, null, 2)}\n`)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
