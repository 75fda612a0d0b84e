import type { Page } from '@playwright/test'
import { pages, sidebarLink } from '../support/navigation'
import { pretendConnection } from '../support/pretendConnection'
import { expect, test } from '../support/test'

test.use({ savesData: false })

/** What is fetched of other pages, and nothing else. */
const watchFetches = async (page: Page): Promise<string[]> => {
  const fetched: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'fetch' && pages.test(request.url())) {
      fetched.push(new URL(request.url()).pathname)
    }
  })
  await page.goto('/docs/getting-started')
  return fetched
}

test('pages of links in view are fetched in advance, once each, and followed without a request', async ({
  page,
}) => {
  const fetched = await watchFetches(page)
  await expect.poll(() => fetched).toContain('/docs/recipes')
  await page.waitForLoadState('networkidle')
  expect(new Set(fetched).size).toBe(fetched.length)
  expect(fetched).not.toContain('/docs/getting-started')
  const count = fetched.filter(path => path === '/docs/recipes').length
  await sidebarLink(page, 'Recipes').click()
  await expect(page).toHaveTitle('Recipes | lfi')
  expect(fetched.filter(path => path === '/docs/recipes').length).toBe(count)
})

for (const kind of ['pointerover', 'touchstart', 'focusin'] as const) {
  test(`the page of a link is fetched on ${kind}`, async ({ page }) => {
    await page.addInitScript(() => {
      // Prefetching on sight is not what is tried here.
      window.IntersectionObserver = class {
        observe() {}
        disconnect() {}
      } as never
    })
    const fetched = await watchFetches(page)
    await sidebarLink(page, 'Reducers').dispatchEvent(kind)
    await expect.poll(() => fetched).toEqual(['/docs/concepts/reducer'])
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
    const fetched = await watchFetches(page)
    await sidebarLink(page, 'Recipes').hover()
    await page.evaluate(
      () => new Promise(resolve => requestIdleCallback(resolve)),
    )
    expect(fetched).toEqual([])
  })
}
