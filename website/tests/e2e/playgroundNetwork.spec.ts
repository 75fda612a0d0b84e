import type { Page } from '@playwright/test'
import { openPlayground, typeHelpIsOn, writeCode } from '../support/playground'
import { expect, test } from '../support/test'
import { pressTrace } from '../support/trace'

test.use({
  savesData: false,
  expectedProblems: async ({ browserName: _ }, use) => {
    await use(['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'])
  },
})

const log = (page: Page) => page.getByRole('log', { name: 'Console' })
const run = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText(/^Finished/u)).toBeVisible()
}

test('without a network code still runs, each time in a sandbox of its own', async ({
  page,
  context,
}) => {
  await openPlayground(page)
  await writeCode(page, 'console.log(performance.timeOrigin)')
  // Type help comes last of all, after what a run needs.
  await typeHelpIsOn(page)
  await context.setOffline(true)
  await run(page)
  const first = await log(page).textContent()
  await run(page)
  await expect(log(page)).not.toHaveText(first ?? '')
  await test.step('a trace that did not load says so, and Run goes on working', async () => {
    await page.getByRole('button', { name: 'Trace' }).click()
    await expect(log(page)).toContainText('need a network')
    await run(page)
  })
  await test.step('a formatter that did not load is not the fault of the code', async () => {
    await page.getByRole('button', { name: 'Format' }).click()
    await expect(page.getByText('the formatter didn’t load')).toBeVisible()
  })
})

// It is waited for.
test('a sandbox that can not be loaded is answered with a sentence', {
  tag: '@all',
}, async ({ page, context }) => {
  await context.route(/\/sandbox\.html/u, route => route.abort())
  await openPlayground(page)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(log(page)).toContainText('The sandbox could not be loaded.', {
    timeout: 20_000,
  })
})

test.describe('after a first visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the playground opens, helps with types and runs code without a network', {
    tag: '@all',
  }, async ({ page, context }) => {
    await openPlayground(page)
    await typeHelpIsOn(page)
    await run(page)
    const isKept = () =>
      page.evaluate(async () => Boolean(await caches.match(location.href)))
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await typeHelpIsOn(page)
    await run(page)
    await pressTrace(page)
  })
})
