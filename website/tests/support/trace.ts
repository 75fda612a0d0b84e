import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

export const traceOf = (page: Page | Locator): Locator =>
  page.getByRole('group', { name: 'Trace', exact: true })

export const pressTrace = async (page: Page | Locator): Promise<Locator> => {
  await page.getByRole('button', { name: 'Trace', exact: true }).click()
  const trace = traceOf(page)
  await expect(trace).toBeVisible({ timeout: 20_000 })
  return trace
}

export const parts = (trace: Locator) => ({
  slider: trace.getByRole('slider', { name: 'Event' }),
  sentence: trace.getByRole('status'),
  button: (name: string) => trace.getByRole('button', { name, exact: true }),
})

/** A pipeline whose table has rows that are dropped. */
export const pipeline = `import { filter, find, get, map, pipe, rangeTo } from 'lfi'

console.log(
  pipe(
    rangeTo(1, 10),
    map(n => n * n),
    filter(n => n % 2 === 0),
    find(n => n > 10),
    get,
  ),
)`
