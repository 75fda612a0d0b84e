import type { Page } from '@playwright/test'
import {
  searchButton,
  searchDialog,
  searchField,
} from '../support/searchDialog'
import { startSearchService } from '../support/searchService'
import { expect, test } from '../support/test'

// The build is embedded; what a hosted deployment would have is added to the
// page on its way to the browser. The site's own policy allows no local server,
// so it is set aside here.
test.use({
  bypassCSP: true,
  // Chromium asks before a page reaches a server on this machine.
  permissions: ['local-network-access'],
  expectedProblems: [
    'foreign request',
    'failed request',
    'Searching failed',
    'ERR_',
  ],
})

const openWith = async (page: Page, hosts: string[], more = {}) => {
  const hosted = { appId: 'APP', apiKey: 'KEY', indexName: 'lfi', hosts }
  const added = JSON.stringify({ hosted: { ...hosted, ...more } }).slice(1, -1)
  await page.route('**/docs/recipes', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /data-context=(["']?)\{/u,
      (start, quote) =>
        `${start}${quote === '"' ? added.replaceAll('"', '&quot;') : added},`,
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/docs/recipes')
}

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
  await openWith(page, [service.host], {
    externalUrlRegex: 'blog\\.example',
    replacePathname: { from: '^/docs/', to: '/lfi/docs/' },
  })
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

test('failed hosts are given up, stall one search and are left alone for 120 s', {
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
  await openWith(page, hosts)
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

test('visitors are told when no host answers', async ({ page }) => {
  const service = await startSearchService()
  service.stop()
  await openWith(page, [service.host])
  await ask(page, 'map')
  const dialog = searchDialog(page)
  await expect(dialog).toHaveAttribute('data-search-status', 'error')
  await expect(dialog.getByText('Unable to fetch results').last()).toBeVisible()
})
