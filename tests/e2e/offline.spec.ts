import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

test('after one visit the documentation opens without a network', async ({
  page,
  context,
  expectedProblems,
}) => {
  test.slow()
  await page.goto('docs/getting-started')
  const kept = new URL('concepts/reducer', page.url()).href
  await page.waitForFunction(
    async address => Boolean(await caches.match(address)),
    kept,
    { timeout: 60_000, polling: 500 },
  )
  expectedProblems.push('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED')
  await context.setOffline(true)

  await page.goto(kept)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reducer')
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Optional' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Optional')

  await page.goto(new URL('no-such-page', page.url()).href)
  await expect(page.getByRole('heading')).toHaveText('You are offline')
})

test('a new version of a page is shown at once, not the kept one', async ({
  page,
  context,
}) => {
  await page.goto('docs/recipes')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.route('**/docs/recipes', route =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Newer</h1>' }),
  )

  await page.reload()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newer')
})
