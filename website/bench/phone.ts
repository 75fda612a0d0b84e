import path from 'node:path'
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
} from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/findBrowser.mjs'
import { createSiteServer, listen } from '../../scripts/serve.mjs'

const BITS_PER_SECOND = 1_600_000
const observePaints = { path: path.join(__dirname, 'observePaints.js') }

/**
 * Serves `build/` and opens a browser for `measure`, and closes both after it.
 * The whole of a command: a failure is printed, and fails it.
 */
export const withSite = async (
  measure: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> => {
  const server = createSiteServer({ dir: 'build' })
  const origin = `http://localhost:${await listen(server, 0)}`
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    // The sandbox is a frame with a process of its own.
    args: [...browserArguments, '--disable-renderer-backgrounding'],
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

/** A page on a modest phone with a modest network, and an empty cache. */
export const openPhone = async (
  browser: Browser,
  options: BrowserContextOptions = {},
) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    ...options,
  })
  const page = await context.newPage()
  await page.addInitScript(observePaints)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: BITS_PER_SECOND / 8,
    uploadThroughput: BITS_PER_SECOND / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { context, page, session }
}

/** The middle value; of an even number, the upper of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
