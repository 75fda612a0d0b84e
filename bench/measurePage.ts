import path from 'node:path'
import { type Browser, type CDPSession, expect } from '@playwright/test'
import { conditions, throttle } from './conditions'
import { watchTasks } from './tasks'

export type PageMeasure = {
  bytes: Record<string, number>
  fcp: number
  lcp: number
  cls: number
  /** In processor time: see tasks.ts. */
  blocking: number
  waited: number
}

type Seen = Pick<PageMeasure, 'fcp' | 'lcp' | 'cls'>

/**
 * Bytes as they came over the wire, by kind, without what was prefetched.
 * Headers, which are the host's, do not count.
 */
const countBytes = (session: CDPSession): Record<string, number> => {
  const answers = new Map<string, { kind: string; headers: number }>()
  const bytes: Record<string, number> = {}
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, {
      kind: type,
      headers: response.encodedDataLength,
    }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headers } = answers.get(requestId) ?? {
      kind: 'Other',
      headers: 0,
    }
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength - headers
  })
  return bytes
}

/**
 * Asks the browser itself: Playwright would put scripts of its own into the
 * page first, which block it for longer than the page's.
 */
const readSeen = async (session: CDPSession): Promise<Seen> => {
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'window.seen',
    returnByValue: true,
  })
  return result.value
}

/** One cold visit; bare of scripts and fonts it is the limit for any page. */
export const measurePage = async (
  browser: Browser,
  address: string,
  isBare: boolean,
): Promise<PageMeasure> => {
  const { width, height } = conditions
  const context = await browser.newContext({ viewport: { width, height } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await throttle(session)
  if (isBare) {
    await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.woff2'] })
  }
  const bytes = countBytes(session)
  await page.addInitScript({ path: path.join(__dirname, 'observePaints.js') })
  const { blocking, waited } = await watchTasks(browser, page, async () => {
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    // Reported with a delay of its own.
    await expect.poll(async () => (await readSeen(session)).lcp).not.toBe(0)
  })
  const seen = await readSeen(session)
  await context.close()
  return { ...seen, blocking, waited, bytes }
}
