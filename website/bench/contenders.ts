/**
 * Measures the contenders of /docs/size-and-speed in Chromium, by the page's own
 * button, and writes website/data/speed.json, which the page shows to those who
 * do not press it. Needs a build: `npm run build`.
 */
import { writeFileSync } from 'node:fs'
import { arch, cpus, type as systemName } from 'node:os'
import type { Browser } from '@playwright/test'
import { installedVersion } from '../library/lfiVersion'
import { programPackages } from '../pages/speed/model/programPackages'
import type { Measurements, Recording } from '../pages/speed/model/timings'
import { withSite } from './withSite'

const FILE = 'website/data/speed.json'
const MAX_MINUTES = 5

/** Numbers of more digits than were measured are noise. */
const rounded = (measured: string): Measurements =>
  JSON.parse(measured, (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(4)) : value,
  )

const record = async (browser: Browser, origin: string): Promise<Recording> => {
  console.log(`Measuring with Chromium ${browser.version()}: about a minute.`)
  const page = await browser.newPage()
  await page.goto(`${origin}/docs/size-and-speed`)
  await page.getByRole('button', { name: 'Measure in this browser' }).click()
  const done = page.locator('[data-measured]')
  await done.waitFor({ timeout: MAX_MINUTES * 60_000 })
  const measured = (await done.getAttribute('data-measured')) ?? '{}'
  const processors = cpus()
  return {
    browser: `Chromium ${browser.version()}`,
    machine: `${systemName()} ${arch()}, ${processors.length} × ${processors[0]?.model}`,
    versions: Object.fromEntries(
      programPackages.map(name => [name, installedVersion(name)]),
    ),
    measurements: rounded(measured),
  }
}

const measure = async (browser: Browser, origin: string): Promise<void> => {
  const recording = await record(browser, origin)
  writeFileSync(FILE, `${JSON.stringify(recording, undefined, 2)}\n`)
  console.log(`Wrote ${FILE}.`)
}

// The sandbox is a frame with a process of its own.
void withSite(measure, ['--disable-renderer-backgrounding'])
