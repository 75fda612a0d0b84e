import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/findBrowser.mjs'

/** Playwright loads this file in every worker; the first one passes it on. */
process.env.CHROMIUM_PATH ||= await findBrowser()
const report =
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/e2e.json'
const port = Number(process.env.E2E_PORT ?? 4173)

/**
 * `E2E=all`, as in `npm run test:all`, runs everything. Otherwise what is tagged
 * `@all` is left out, and so are the sites that have to be built first: slow
 * tests of faults that a visitor would not be the first to meet. What is fetched
 * in advance is tried by specs that ask for it: others need less without.
 */
const runsAll = process.env.E2E === 'all'
const ownSites =
  /(?:brokenBuilds|configuredParts|smallSite|variant|variantAttacks)\.spec\.ts$/u

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
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'block',
    savesData: !runsAll,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserArguments,
    },
  },
  projects: [
    {
      name: 'chromium',
      grepInvert: runsAll ? [] : /@all/u,
      testIgnore: runsAll ? [] : ownSites,
    },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
    timeout: 20_000,
  },
})
