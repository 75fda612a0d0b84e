import type { Page } from '@playwright/test'
import {
  searchButton,
  searchDialog,
  searchField,
} from '../support/searchDialog'
import { startSearchService } from '../support/searchService'
import { expect, test } from '../support/test'

// The build is embedded; the head tag that a hosted deployment would have is
// added to the page on its way to the browser. The site's own policy allows no
// local server, so it is set aside here.
test.use({
  bypassCSP: true,
  // Chromium asks before a page reaches a server on this machine.
  permissions: ['local-network-access'],
  expectedProblems: [
    'foreign request',
    'failed request',
    'Searching failed',
    'ERR_',
    '403',
  ],
})

const configure = (page: Page, hosts: string[], more = {}) =>
  page.route('**/docs/recipes', async route => {
    const response = await route.fetch()
    const config = {
      hosted: { appId: 'APP', apiKey: 'KEY', indexName: 'lfi', hosts },
      ...more,
    }
    const content = JSON.stringify(config).replaceAll('"', '&quot;')
    const body = (await response.text()).replace(
      '<head>',
      `<head><meta name="lfi-search" content="${content}">`,
    )
    await route.fulfill({ response, body })
  })

const ask = async (page: Page, query: string) => {
  if (!(await searchDialog(page).isVisible())) {
    await searchButton(page).click()
  }
  await searchField(page).fill(query)
}

test('one POST carries what the specification lists, hits lead where configured', async ({
  page,
}) => {
  const service = await startSearchService()
  await configure(page, [service.host], {
    externalUrlRegex: 'blog\\.example',
    replacePathname: { from: '^/docs/', to: '/lfi/docs/' },
  })
  await page.goto('/docs/recipes')
  await ask(page, 'found')
  const options = page.getByRole('option')
  await expect(options).toHaveCount(2)
  await expect(options.nth(0)).toHaveAttribute(
    'href',
    '/lfi/docs/recipes#group-and-count',
  )
  await expect(options.nth(1)).toHaveAttribute(
    'href',
    'https://blog.example/post?x=1',
  )
  await expect(options.nth(0)).toContainText('<img src=x onerror=alert(1)>')
  await expect(options.nth(0).locator('img')).toHaveCount(0)
  await expect(page.getByText('See all 42 results')).toBeVisible()
  await expect(page.getByText('Search by Algolia')).toBeVisible()
  const [first] = service.asked
  expect(first?.address).toContain('/1/indexes/*/queries')
  expect(first?.address).toContain('x-algolia-application-id=APP')
  expect(first?.address).toContain('x-algolia-api-key=KEY')
  expect(first?.body).toMatchObject({
    requests: [
      {
        query: 'found',
        indexName: 'lfi',
        hitsPerPage: 20,
        highlightPreTag: '<mark>',
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ],
      },
    ],
  })
  service.stop()
})

const moveClock = (page: Page, seconds: number) =>
  page.evaluate(by => {
    const before = Date.now
    Date.now = () => before() + by
  }, seconds * 1000)

test('failed hosts stall one search and are left alone for 120 s', {
  tag: '@all',
}, async ({ page }) => {
  const dead = await startSearchService()
  dead.stop()
  const silent = await startSearchService('silent')
  const lively = await startSearchService()
  const hosts = [dead.host, silent.host, lively.host]
  let asked: string[] = []
  page.on('request', request => {
    asked.push(...hosts.filter(host => request.url().startsWith(host)))
  })
  await configure(page, hosts)
  await page.goto('/docs/recipes')
  const dialog = searchDialog(page)
  const settle = async () => {
    await expect.poll(() => asked.at(-1), { timeout: 15_000 }).toBe(lively.host)
    await expect(dialog).toHaveAttribute('data-search-status', 'idle')
    return asked
  }
  const search = async (query: string) => {
    asked = []
    await ask(page, query)
    return settle()
  }
  await ask(page, 'first')
  await expect(dialog).toHaveAttribute('data-search-status', 'stalled')
  expect(await settle()).toEqual(hosts)
  await expect(page.getByRole('option')).toHaveCount(2)
  expect(await search('second')).toEqual([lively.host])
  await moveClock(page, 110)
  expect(await search('third')).toEqual([lively.host])
  await moveClock(page, 11)
  expect(await search('fourth')).toEqual(hosts)
  silent.stop()
  lively.stop()
})

for (const [what, behaviour] of [
  ['no host answers', undefined],
  ['the answer is malformed', 'malformed'],
] as const) {
  // A malformed answer takes the same way; unit tests read them.
  test(`visitors are told when ${what}`, {
    tag: behaviour ? '@all' : [],
  }, async ({ page }) => {
    const service = await startSearchService(behaviour)
    if (!behaviour) {
      service.stop()
    }
    await configure(page, [service.host])
    await page.goto('/docs/recipes')
    await ask(page, 'map')
    const dialog = searchDialog(page)
    await expect(dialog).toHaveAttribute('data-search-status', 'error')
    await expect(
      dialog.getByText('Unable to fetch results').last(),
    ).toBeVisible()
    await expect(
      dialog.getByText('You might want to check your network connection.'),
    ).toBeVisible()
    service.stop()
  })
}

test('a service that refuses the key is no fault of the network', async ({
  page,
}) => {
  const service = await startSearchService('refusing')
  await configure(page, [service.host])
  await page.goto('/docs/recipes')
  await ask(page, 'map')
  const dialog = searchDialog(page)
  await expect(dialog).toHaveAttribute('data-search-status', 'refused')
  await expect(dialog).toContainText('The search service refused to answer')
  await expect(dialog).toContainText('configuration of this site')
  await expect(dialog).not.toContainText('network connection')
  service.stop()
})

for (const [behaviour, time] of [
  ['silent', 1000],
  ['stalling', 2000],
] as const) {
  test(`a ${behaviour} host is given up after ${time} ms`, {
    tag: '@all',
  }, async ({ page }) => {
    const failing = await startSearchService(behaviour)
    const lively = await startSearchService()
    await configure(page, [failing.host, lively.host])
    await page.clock.install()
    await page.goto('/docs/recipes')
    await ask(page, '')
    await page.clock.pauseAt(Date.now() + 60_000)
    await ask(page, 'map')
    const asked = async () => {
      await page.clock.runFor(10)
      return failing.asked.length
    }
    await expect.poll(asked).toBe(1)
    // The head of an answer may be on its way.
    await page.waitForTimeout(500)
    await page.clock.runFor(time - 100)
    expect(lively.asked).toEqual([])
    await page.clock.runFor(200)
    await expect.poll(() => lively.asked.length).toBe(1)
    await page.clock.resume()
    await expect(page.getByRole('option')).toHaveCount(2)
    failing.stop()
    lively.stop()
  })
}
