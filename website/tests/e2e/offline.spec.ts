import { serveDeploys } from '../support/serveDeploys'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow', savesData: false })

test('after one visit the documentation opens without a network; after a deploy what was kept stays until the new version is kept', async ({
  page,
  context,
  expectedProblems,
}) => {
  test.slow()
  const site = await serveDeploys('build')
  expectedProblems.push(`foreign request: ${site.origin}`)
  await page.goto(`${site.origin}/docs/getting-started`)
  const keptPages = () =>
    page.evaluate(async () => {
      let count = 0
      for (const name of await caches.keys()) {
        const keys = await (await caches.open(name)).keys()
        count += keys.filter(({ url }) => url.includes('/docs/')).length
      }
      return count
    })
  const kept = `${site.origin}/docs/concepts/reducer`
  const isKept = () =>
    page.evaluate(async address => Boolean(await caches.match(address)), kept)
  await expect.poll(isKept, { timeout: 120_000 }).toBe(true)
  await expect.poll(keptPages, { timeout: 120_000 }).toBeGreaterThan(30)
  const before = await keptPages()

  site.deploy()
  const next = await context.newPage()
  await next.goto(`${site.origin}/docs/recipes`)
  await expect
    .poll(() => next.evaluate(() => caches.keys()), { timeout: 30_000 })
    .toContain(`lfi-pages ${site.origin}/ next`)
  expect(await keptPages()).toBeGreaterThanOrEqual(before)
  expectedProblems.push('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', '503')
  await context.setOffline(true)
  await next.goto(kept)
  const heading = next.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Reducers')
  await next
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Optionals' })
    .click()
  await expect(heading).toHaveText('Optionals')
  await next.goto(`${site.origin}/docs/no-such-page`)
  await expect(next.getByRole('heading')).toHaveText('You are offline')
  site.close()
})

test('a page that was kept is not shown while there is a newer one', async ({
  page,
}) => {
  await page.goto('docs/recipes')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const names = await caches.keys()
    const pages = names.find(name => name.startsWith('lfi-pages ')) ?? ''
    const cache = await caches.open(pages)
    const headers = { 'Content-Type': 'text/html' }
    await cache.put(location.href, new Response('<h1>Old</h1>', { headers }))
  })

  await page.reload()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
})

test('a full storage takes no page away', async ({ page, context }) => {
  await page.goto('docs/recipes')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const { origin } = new URL(page.url())
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  for (const address of [
    'playground',
    'search?q=map',
    'docs/concepts/reducer',
  ]) {
    const answer = await page.goto(new URL(`/${address}`, origin).href)
    expect(answer?.status()).toBe(200)
    expect(answer?.fromServiceWorker()).toBe(true)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reducers')
})
