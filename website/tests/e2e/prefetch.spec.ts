import type { Page } from '@playwright/test'
import { openApp } from '../support/hydrated'
import { pageChunks, sidebarLink } from '../support/navigation'
import { pretendConnection } from '../support/pretendConnection'
import { expect, test } from '../support/test'

test.use({ savesData: false })

const countPrefetches = async (page: Page) => {
  await openApp(page, '/docs/getting-started')
  const prefetches = page.locator('link[rel=prefetch]')
  return { prefetches, link: sidebarLink(page, 'Recipes') }
}

test('links are fetched in advance when they come into view, each script once', async ({
  page,
}) => {
  const { prefetches } = await countPrefetches(page)
  await expect.poll(() => prefetches.count()).toBeGreaterThan(0)
  const tags = await page
    .locator('head :is(link[rel=prefetch], script[src])')
    .evaluateAll(elements =>
      elements.map(element => ({
        address: element.getAttribute('src') ?? element.getAttribute('href'),
        isScript: element instanceof HTMLScriptElement,
      })),
    )
  // The page may have fetched scripts of the app in advance, which start later.
  const repeated = tags.filter(({ address, isScript }, index) =>
    tags
      .slice(0, index)
      .some(tag => tag.address === address && (tag.isScript || !isScript)),
  )
  expect(repeated).toEqual([])
})

for (const kind of ['hover', 'touch'] as const) {
  test(`a link's code is loaded on ${kind}`, async ({ page }) => {
    const { link } = await countPrefetches(page)
    // Prefetching on sight is not what is tried here: forget what it fetched.
    const observed = await page.evaluateHandle(() => ({
      loaded: new Promise<boolean>(resolve => {
        new MutationObserver(records => {
          const added = records.flatMap(({ addedNodes }) => [...addedNodes])
          if (added.some(node => node instanceof HTMLScriptElement)) {
            resolve(true)
          }
        }).observe(document.head, { childList: true })
      }),
    }))
    if (kind === 'hover') {
      await link.hover()
    } else {
      await link.dispatchEvent('touchstart')
    }
    expect(await observed.evaluate(({ loaded }) => loaded)).toBe(true)
  })
}

for (const connection of [
  { effectiveType: '2g', saveData: false },
  { effectiveType: '4g', saveData: true },
]) {
  // They take the same way from here; unit tests know all kinds of connections.
  test(`nothing is fetched in advance with ${JSON.stringify(connection)}`, {
    tag: connection.saveData ? [] : '@all',
  }, async ({ page }) => {
    await pretendConnection(page, connection)
    const { prefetches, link } = await countPrefetches(page)
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    await link.hover()
    await page.evaluate(
      () => new Promise(resolve => requestIdleCallback(resolve)),
    )
    expect(await prefetches.count()).toBe(0)
    expect(requests.filter(url => pageChunks.test(url))).toEqual([])
  })
}
