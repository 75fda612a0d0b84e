import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/findBrowser.mjs'
import { createSiteServer, listen } from '../../scripts/serve.mjs'

type Options = {
  /** Where the site was built. */
  dir?: string
  /** What the browser is told beside what it always is. */
  args?: readonly string[]
}

/** Serves a build and opens a browser for `measure`, and ends both after it. */
export const withSite = async <Measure>(
  measure: (browser: Browser, origin: string) => Promise<Measure>,
  { dir = 'build', args = [] }: Options = {},
): Promise<Measure> => {
  const server = await createSiteServer({ dir })
  const origin = `http://localhost:${await listen(server, 0)}`
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, ...args],
  })
  try {
    return await measure(browser, origin)
  } finally {
    await browser.close()
    server.close()
  }
}
