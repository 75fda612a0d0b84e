/**
 * Measures the contenders of /docs/size-and-speed in Chromium: runs the program of
 * each task in the playground, as a reader would, and writes
 * website/data/speed.json, which the page shows. Needs a build: `npm run build`.
 */
import { writeFileSync } from 'node:fs'
import { arch, cpus, type as systemName } from 'node:os'
import type { Browser, Page } from '@playwright/test'
import { installedVersion } from '../library/lfiVersion'
import {
  programPackages,
  type SpeedTask,
  speedTasks,
} from '../pages/speed/programs'
import type { Recording, Timings } from '../pages/speed/timings'
import { storedHash } from '../playground/share/client/storedHash'
import { withSite } from './phone'

const FILE = 'website/data/speed.json'
const MAX_MINUTES = 5

/** Of `Plain loop 1.234567`; more digits than four are noise. */
const timingOf = (line: string): [name: string, median: number] => {
  const words = line.split(' ')
  return [
    words.slice(0, -1).join(' '),
    Number(Number(words.at(-1)).toPrecision(4)),
  ]
}

/** What the program of a task prints in the playground: a line for each contender. */
const runTask = async (page: Page, { code }: SpeedTask): Promise<Timings> => {
  await page.goto('about:blank')
  await page.goto(`/playground${storedHash(code, 'js')}`)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page
    .getByText(/^Finished/u)
    .first()
    .waitFor({ timeout: MAX_MINUTES * 60_000 })
  const lines = await page
    .getByRole('log', { name: 'Console' })
    .locator('[data-level]')
    .allTextContents()
  return Object.fromEntries(lines.map(timingOf))
}

const record = async (browser: Browser, origin: string): Promise<Recording> => {
  console.log(`Measuring with Chromium ${browser.version()}: about a minute.`)
  const page = await browser.newPage({ baseURL: origin })
  const measurements: Record<string, Timings> = {}
  for (const task of speedTasks) {
    measurements[task.id] = await runTask(page, task)
  }
  const processors = cpus()
  return {
    browser: `Chromium ${browser.version()}`,
    machine: `${systemName()} ${arch()}, ${processors.length} × ${processors[0]?.model}`,
    versions: Object.fromEntries(
      programPackages.map(name => [name, installedVersion(name)]),
    ),
    measurements,
  }
}

const measure = async (browser: Browser, origin: string): Promise<void> => {
  const recording = await record(browser, origin)
  writeFileSync(FILE, `${JSON.stringify(recording, undefined, 2)}\n`)
  console.log(`Wrote ${FILE}.`)
}

void withSite(measure)
