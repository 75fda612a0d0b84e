import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/findBrowser.mjs'
import { createSiteServer, listen } from '../../scripts/serve.mjs'

/**
 * Serves the build and opens a browser, with `args` beside those that it always
 * gets, for `measure`, and ends both after it. The whole of a command: a failure
 * is printed, and fails it.
 */
export const withSite = async (
  measure: (browser: Browser, origin: string) => Promise<void>,
  args: readonly string[] = [],
): Promise<void> => {
  const server = await createSiteServer({ dir: 'build' })
  const origin = `http://localhost:${await listen(server, 0)}`
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, ...args],
  })
  try {
    await measure(browser, origin)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await browser.close()
    server.close()
  }
}
