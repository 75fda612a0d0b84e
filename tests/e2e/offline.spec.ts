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
  const isKept = () =>
    page.evaluate(async address => Boolean(await caches.match(address)), kept)
  await expect.poll(isKept, { timeout: 120_000 }).toBe(true)
  expectedProblems.push('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', '503')
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

test('a page that was kept is not shown while there is a newer one', async ({
  page,
}) => {
  await page.goto('docs/recipes')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const names = await caches.keys()
    const pages = names.find(name => name.startsWith('lfi-pages-')) ?? ''
    const cache = await caches.open(pages)
    const headers = { 'Content-Type': 'text/html' }
    await cache.put(location.href, new Response('<h1>Old</h1>', { headers }))
  })

  await page.reload()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
})
