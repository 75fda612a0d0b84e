import { serveDeploys } from '../support/serveDeploys'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow', savesData: false })

test('after one visit the documentation opens without a network, also after a deploy', async ({
  page,
  context,
  expectedProblems,
}) => {
  const pages = ['docs/concepts/reducer', 'docs/concepts/optional']
  const site = await serveDeploys('build', pages)
  expectedProblems.push(`foreign request: ${site.origin}`)
  const keptIn = (version: string) =>
    page.evaluate(async name => {
      const keys = await (await caches.open(name)).keys()
      return keys.map(({ url }) => new URL(url).pathname.slice(1))
    }, `lfi ${site.origin}/ ${version}`)
  await page.goto(`${site.origin}/docs/getting-started`)
  await expect
    .poll(() => keptIn('first'), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(pages))

  site.deploy()
  const next = await context.newPage()
  await next.goto(`${site.origin}/docs/recipes`)
  await expect
    .poll(() => keptIn('next'), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(pages))

  expectedProblems.push('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', '503')
  await context.setOffline(true)
  const heading = next.getByRole('heading', { level: 1 })
  await next.goto(`${site.origin}/docs/concepts/reducer`)
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
    const pages = names.find(name => name.startsWith('lfi ')) ?? ''
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
