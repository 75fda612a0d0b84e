// Opens pages of a finished build in a browser, as a reader would: a site
// whose scripts fail builds without an error, and shows that only there.
import { createSiteServer, listen } from './serve.mjs'

/** One of each kind: the home page, a guide, a function, and the playground. */
const pages = [
  '',
  'docs/getting-started',
  'docs/api/variables/map',
  'playground',
]

const launch = async () => {
  const { browserArguments, lookForBrowser } = await import('./findBrowser.mjs')
  const executablePath = await lookForBrowser()
  if (!executablePath) {
    return undefined
  }
  const { chromium } = await import('@playwright/test')
  return chromium.launch({ executablePath, args: browserArguments })
}

/** What is wrong with a page, once its app has started. */
const openPage = async (browser, address) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const problems = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') {
      problems.push(message.text())
    }
  })
  await page.goto(address)
  // The app starts when it is wanted, and marks the page when it is there.
  await page.evaluate(() => window.firstLoad?.start())
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({ state: 'attached' })
    .catch(() => problems.push('its app did not start'))
  if ((await page.getByText('This page crashed').count()) > 0) {
    problems.push('it says "This page crashed"')
  }
  await page.close()
  return problems.map(problem => `${address}: ${problem}`)
}

/** Throws with what was seen; resolves to whether there was a browser. */
export const openBuild = async (dir, baseUrl = '/') => {
  const browser = await launch().catch(() => undefined)
  if (!browser) {
    return false
  }
  const server = await createSiteServer({ dir, baseUrl })
  try {
    const port = await listen(server, 0)
    const site = `http://localhost:${port}${baseUrl}`
    const found = await Promise.all(
      pages.map(page => openPage(browser, `${site}${page}`)),
    )
    const problems = found.flat()
    if (problems.length > 0) {
      throw new Error(
        `The site was built, but its pages do not work:\n- ${problems.join('\n- ')}`,
      )
    }
    return true
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}
