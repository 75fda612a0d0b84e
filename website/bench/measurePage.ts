import { type Browser, type CDPSession, expect } from '@playwright/test'
import { evaluate, observePaints, openPhone } from './phone'
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

const readSeen = (session: CDPSession): Promise<Seen> =>
  evaluate(session, 'window.seen')

/** One cold visit; bare of scripts and fonts it is the limit for any page. */
export const measurePage = async (
  browser: Browser,
  address: string,
  isBare: boolean,
): Promise<PageMeasure> => {
  const { context, page, session } = await openPhone(browser)
  if (isBare) {
    await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.woff2'] })
  }
  const bytes = countBytes(session)
  await page.addInitScript(observePaints)
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
