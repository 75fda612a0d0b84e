import path from 'node:path'
import type {
  Browser,
  BrowserContextOptions,
  CDPSession,
} from '@playwright/test'

/** A modest phone on a modest network, as the design names them. */
export const conditions = {
  width: 412,
  height: 823,
  slowdown: 4,
  bitsPerSecond: 1_600_000,
  latency: 150,
}

/** The script that notes in a page what only the page can see. */
export const observePaints = { path: path.join(__dirname, 'observePaints.js') }

const throttle = async (session: CDPSession): Promise<void> => {
  const throughput = conditions.bitsPerSecond / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', {
    rate: conditions.slowdown,
  })
}

/** An empty page of the phone, with nothing in its cache. */
export const openPhone = async (
  browser: Browser,
  options: BrowserContextOptions = {},
) => {
  const { width, height } = conditions
  const context = await browser.newContext({
    viewport: { width, height },
    ...options,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await throttle(session)
  return { context, page, session }
}

/**
 * Asks the browser itself for the value of an expression: Playwright would put
 * scripts of its own into the page first, which block it for longer than the
 * page's.
 */
export const evaluate = async <Value>(
  session: CDPSession,
  expression: string,
): Promise<Value> => {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
  })
  if (exceptionDetails) {
    throw new Error(`${expression}: ${result.description ?? 'failed'}`)
  }
  return result.value
}
