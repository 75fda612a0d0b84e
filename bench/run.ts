// Measures the production build in a throttled browser and prints a table.
// `npm run build` comes first; RUNS and PAGES change how much is measured.
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../scripts/findBrowser.mjs'
import { createSiteServer, listen } from '../scripts/serve.mjs'
import { benchPages } from './benchPages'
import { conditions } from './conditions'
import { measureNavigation } from './measureNavigation'
import { measurePage, type PageMeasure } from './measurePage'
import { median } from './median'
import { printTable } from './printTable'

const runs = Number(process.env.RUNS ?? 5)

/** The median of each figure on its own; sizes do not vary. */
const medianOf = (measures: PageMeasure[]): PageMeasure => {
  const [first] = measures
  if (!first) {
    throw new Error('RUNS must be at least 1: there is nothing to compare.')
  }
  const timing = (name: 'lcp' | 'tbt' | 'cls') =>
    median(measures.map(measure => measure[name]))
  return {
    ...first,
    lcp: timing('lcp'),
    tbt: timing('tbt'),
    cls: timing('cls'),
  }
}

const main = async () => {
  const server = await createSiteServer({ dir: 'build' })
  const origin = `http://localhost:${await listen(server, 0)}`
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  })
  const results = []
  for (const { name, address } of benchPages()) {
    const measure = async (hasScripts: boolean) => {
      const measures: PageMeasure[] = []
      for (let run = 0; run < runs; run += 1) {
        measures.push(await measurePage(browser, origin + address, hasScripts))
      }
      return medianOf(measures)
    }
    const page = await measure(true)
    results.push({ name, address, page, limit: await measure(false) })
    console.log(`measured ${name} (${address})`)
  }
  const navigations: number[] = []
  for (let run = 0; run < runs; run += 1) {
    navigations.push(await measureNavigation(browser, origin))
  }
  await browser.close()
  server.close()
  const report = { conditions, runs, results, navigation: median(navigations) }
  printTable(report)
  mkdirSync('generated', { recursive: true })
  writeFileSync('generated/bench.json', `${JSON.stringify(report, null, 2)}\n`)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
