import { existsSync } from 'node:fs'
import { defineConfig, firefox, webkit } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/findBrowser.mjs'

/** Playwright loads this file in every worker; the first one passes it on. */
process.env.CHROMIUM_PATH ||= await findBrowser()
const port = Number(process.env.E2E_PORT ?? 4173)

/**
 * `E2E=all`, as in `npm run test:all`, runs everything. Otherwise what is tagged
 * `@all` is left out, and so are other browsers and the sites that have to be
 * built first: faults that a visitor would not be the first to meet. What
 * is fetched in advance is tried by specs that say so: others need less without.
 */
const runsAll = process.env.E2E === 'all'
const sitesOfTheirOwn =
  /(?:brokenBuilds|configuredParts|smallSite|variant|variantAttacks)\.spec\.ts$/u

/** What a reader does, by means that all of Playwright's browsers have. */
const everywhere =
  /(?:collapsible|navbar|routes|searchPage|tour|traceView|withoutScripts)\.spec\.ts$/u

const inChromium = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: browserArguments,
  },
}

/** Those that are installed; of others it says once that they are left out. */
const otherBrowsers = [firefox, webkit].filter(browser => {
  const isThere = existsSync(browser.executablePath())
  if (runsAll && !isThere && process.env.TEST_WORKER_INDEX === undefined) {
    console.warn(
      `Left unchecked: ${browser.name()}, which is not installed. Run: npx playwright install --with-deps ${browser.name()}`,
    )
  }
  return runsAll && isThere
})

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
      testIgnore: sitesOfTheirOwn,
      use: inChromium,
    },
    ...(runsAll
      ? [
          {
            name: 'other sites',
            testMatch: sitesOfTheirOwn,
            // Several files try one site, which the first of them builds.
            workers: 1,
            use: inChromium,
          },
        ]
      : []),
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
