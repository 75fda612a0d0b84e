import type { Page } from '@playwright/test'
import { openPlayground, typeHelpIsOn, writeCode } from '../support/playground'
import { expect, test } from '../support/test'

test.use({ savesData: false })

const consoleOf = (page: Page) => page.getByRole('log', { name: 'Console' })

test.describe('without a network', () => {
  test.use({
    expectedProblems: async ({ browserName: _ }, use) => {
      await use(['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'])
    },
  })

  test('code still runs, again and again', async ({ page, context }) => {
    await openPlayground(page)
    await writeCode(page, 'console.log(performance.timeOrigin)')
    // Type help comes last of all, after what a run needs.
    await typeHelpIsOn(page)
    await context.setOffline(true)
    const printed = new Set<string | null>()
    for (let run = 0; run < 3; run++) {
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await expect(page.getByText(/^Finished/u)).toBeVisible()
      printed.add(await consoleOf(page).textContent())
    }
    // A sandbox of its own for each run.
    expect(printed.size).toBe(3)

    await test.step('a formatter that did not load is not the fault of the code', async () => {
      await page.getByRole('button', { name: 'Format' }).click()
      await expect(page.getByText('the formatter didn’t load')).toBeVisible()
    })
  })

  test.describe('after a first visit', () => {
    test.use({ serviceWorkers: 'allow' })

    test('the playground opens, helps with types and runs code', async ({
      page,
      context,
    }) => {
      await openPlayground(page)
      await typeHelpIsOn(page)
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await expect(page.getByText(/^Finished/u)).toBeVisible()
      const isKept = () =>
        page.evaluate(async () => Boolean(await caches.match(location.href)))
      await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
      await context.setOffline(true)
      await page.reload()
      await typeHelpIsOn(page)
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await expect(page.getByText(/^Finished/u)).toBeVisible()
    })
  })

  test('a sandbox that can not be loaded is answered with a sentence', async ({
    page,
    context,
  }) => {
    await context.route(/\/sandbox\.html/u, route => route.abort())
    await openPlayground(page)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(consoleOf(page)).toContainText(
      'The sandbox could not be loaded.',
      { timeout: 20_000 },
    )
  })
})
