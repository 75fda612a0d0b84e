import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { defineConfig, firefox, webkit } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/findBrowser.mjs'

/** Playwright loads this file in every worker; the first one passes it on. */
process.env.CHROMIUM_PATH ||= await findBrowser()
const port = Number(process.env.E2E_PORT ?? 4173)

/**
 * `E2E=all`, as in `npm run test:all`, runs everything. Otherwise what is tagged
 * `@all` is left out, and so are other browsers, Caddy, and the sites that have
 * to be built first: faults that a visitor would not be the first to meet. What
 * is fetched in advance is tried by specs that say so: others need less without.
 */
const runsAll = process.env.E2E === 'all'
const slow =
  /(?:brokenBuilds|caddy|configuredParts|smallSite|variant|variantAttacks)\.spec\.ts$/u

/** What a reader does, by means that all of Playwright's browsers have. */
const everywhere =
  /(?:collapsible|navbar|routes|searchPage|tour|traceView|withoutScripts)\.spec\.ts$/u

/** Says once what `test:all` can't check on this machine. */
const isThere = (name: string, found: boolean, remedy: string): boolean => {
  if (runsAll && !found && process.env.TEST_WORKER_INDEX === undefined) {
    console.warn(`Left unchecked: ${name}, which is not installed. ${remedy}`)
  }
  return found
}
const hasCaddy = isThere(
  'Caddy',
  spawnSync('caddy', ['version']).status === 0,
  'Install it with your package manager.',
)
const otherBrowsers = [firefox, webkit].filter(
  browser =>
    runsAll &&
    isThere(
      browser.name(),
      existsSync(browser.executablePath()),
      `Run: npx playwright install --with-deps ${browser.name()}`,
    ),
)

export default defineConfig<{ savesData: boolean }>({
  testDir: 'website/tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Two cores are busy with two; a third would only make each test slower.
  workers: 2,
  fullyParallel: true,
  // A flaky test is a failed test: its cause is to be found.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'block',
    savesData: !runsAll,
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    {
      name: 'chromium',
      grepInvert: runsAll ? [] : /@all/u,
      testIgnore: runsAll ? (hasCaddy ? [] : /caddy/u) : slow,
      use: {
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH,
          args: browserArguments,
        },
      },
    },
    ...otherBrowsers.map(browser => ({
      name: browser.name(),
      testMatch: everywhere,
      use: {
        browserName:
          browser === firefox ? ('firefox' as const) : ('webkit' as const),
      },
    })),
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
    timeout: 20_000,
  },
})
