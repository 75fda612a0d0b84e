import type { Locator } from '@playwright/test'
import { holdApp, isStarted } from '../support/holdApp'
import { expect, test } from '../support/test'

test('Run pressed twice before the app is there runs once, to its end', async ({
  page,
}) => {
  const letGo = await holdApp(page)
  await page.goto('/docs/api/variables/map')
  const figure = page.locator('.code-block[data-example]').first()
  const run = figure.locator('[data-code-action=run]')
  await run.click()
  await run.click()
  letGo()
  await expect(figure.getByRole('status')).toHaveText(/^Finished/u, {
    timeout: 30_000,
  })
})

const otherPresses: Parameters<Locator['click']>[0][] = [
  { modifiers: ['ControlOrMeta'] },
  { modifiers: ['Shift'] },
  { button: 'middle' },
]

test('before the app, Edit in playground pressed with a modifier or the middle button opens the code beside the page', async ({
  page,
  context,
}) => {
  await holdApp(page)
  await page.goto('/docs/api/variables/map')
  const figure = page.locator('.code-block[data-example]').first()
  // That it opens is the point, not the playground.
  await context.route(/\/playground$/u, route =>
    route.fulfill({
      body: '<title>Playground</title>',
      contentType: 'text/html',
    }),
  )
  for (const press of otherPresses) {
    const opening = context.waitForEvent('page')
    await figure.locator('[data-code-action=edit]').click(press)
    const other = await opening
    await other.waitForURL(/\/playground#v1\./u)
    await expect(page).toHaveURL('/docs/api/variables/map')
    expect(await isStarted(page)).toBe(false)
    await other.close()
  }
})
