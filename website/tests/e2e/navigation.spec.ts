import type { Page, Route } from '@playwright/test'
import { open } from '../support/hydrated'
import { pages, sidebarLink } from '../support/navigation'
import { searchField } from '../support/searchDialog'
import { expect, test } from '../support/test'

// What is fetched in advance would not be fetched when a link is followed.
test.use({ savesData: true })

test('going to a page scrolls to the top, and to a hash to its target', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await open(page, '/docs/getting-started')
  await page.evaluate(() => window.scrollTo(0, 400))
  await sidebarLink(page, 'Recipes').click()
  await expect(page).toHaveURL('/docs/recipes')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const last = page.locator('.theme-doc-toc-desktop a').last()
  const hash = (await last.getAttribute('href')) ?? ''
  await last.click()
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport()
  await page.goto(`/docs/recipes${hash}`)
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport()
})

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

const rest = async (page: Page, top: number) => {
  await page.mouse.move(700, 400)
  await page.evaluate(to => window.scrollTo(0, to), top)
  await expect.poll(() => scrolled(page)).toBe(top)
}

test('Back and Forward return to where the reader was', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/docs/recipes')
  await rest(page, 1200)
  await sidebarLink(page, 'Reducers').click()
  await expect(heading).toHaveText('Reducers')
  await expect.poll(() => scrolled(page)).toBe(0)
  await rest(page, 600)
  await page.goBack()
  await expect(heading).toHaveText('Recipes')
  await expect.poll(() => scrolled(page)).toBe(1200)
  await page.goForward()
  await expect(heading).toHaveText('Reducers')
  await expect.poll(() => scrolled(page)).toBe(600)
})

test('a navigation loads no page, moves the focus to its start and says its title', async ({
  page,
}) => {
  await page.goto('/docs/recipes')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await sidebarLink(page, 'Reducers').click()
  await expect(page).toHaveTitle('Reducers | lfi')
  await expect(page.locator('.read-aloud')).toHaveText('Reducers | lfi')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://lfi.dev/docs/concepts/reducer',
  )
  await expect(page.locator('html')).toHaveClass(
    /docs-doc-id-concepts\/reducer/,
  )
  await expect(
    page.locator('.theme-doc-sidebar-menu [aria-current=page]'),
  ).toHaveText('Reducers')
  // The next Tab goes where the first one of a page goes.
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('link', { name: 'Skip to main content' }),
  ).toBeFocused()
})

test('groups that were opened stay open on the next page', async ({ page }) => {
  await page.goto('/docs/recipes')
  const group = page.getByRole('button', { name: 'Concurrency' })
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await group.click()
  await sidebarLink(page, 'Reducers').click()
  await expect(page).toHaveTitle('Reducers | lfi')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
})

for (const start of ['/docs/recipes', '/playground', '/', '/tour', '/search']) {
  // A page that is read, and one that is an app, are enough by day.
  const isUsual = start === '/docs/recipes' || start === '/playground'
  test(`a hit with an anchor lands where its heading is, from ${start}`, {
    tag: isUsual ? [] : '@all',
  }, async ({ page }) => {
    await open(page, start)
    await page.keyboard.press('Control+k')
    await searchField(page).fill('errors')
    const hit = page
      .getByRole('option')
      .and(page.locator('[href*="#"]'))
      .first()
    const address = (await hit.getAttribute('href')) ?? ''
    await hit.click()
    await expect(page).toHaveURL(address)
    const heading = page.locator(`[id="${address.split('#')[1]}"]`)
    const top = () =>
      heading.evaluate(element => element.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThanOrEqual(0)
    await expect.poll(top).toBeLessThan(300)
  })
}

test('the way back closes the search dialog, and the page stays', async ({
  page,
}) => {
  await page.goto('/docs/recipes')
  await sidebarLink(page, 'Reducers').click()
  await expect(page).toHaveTitle('Reducers | lfi')
  await page.keyboard.press('Control+k')
  await expect(page.locator('dialog[data-search-status]')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page.locator('dialog[data-search-status]')).toHaveCount(0)
  await expect(page).toHaveURL('/docs/concepts/reducer')
})

test('200 navigations leave listeners, roots and frames where they were', {
  tag: '@all',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const session = await page.context().newCDPSession(page)
  await page.goto('/docs/recipes')
  const names = ['Reducers', 'Optionals', 'Recipes']
  const walk = async (times: number) => {
    for (let step = 0; step < times; step += 3) {
      for (const name of names) {
        await sidebarLink(page, name).click()
        await expect(page).toHaveTitle(`${name} | lfi`)
      }
    }
    await session.send('HeapProfiler.collectGarbage')
    return session.send('Memory.getDOMCounters')
  }
  const before = await walk(30)
  const after = await walk(170)
  expect(after.documents).toBeLessThanOrEqual(before.documents + 2)
  expect(after.nodes).toBeLessThan(before.nodes * 1.3)
  expect(after.jsEventListeners).toBeLessThanOrEqual(
    before.jsEventListeners + 10,
  )
})

test('Back from a hash of the same page returns to where the reader was', async ({
  page,
}) => {
  await open(page, '/docs/recipes')
  await rest(page, 900)
  await page.locator('.theme-doc-toc-desktop a').last().click()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1500)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(900)

  await test.step('Back works after a reload: page and place', async () => {
    await rest(page, 1200)
    await sidebarLink(page, 'Reducers').click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Reducers')
    await page.reload()
    await page.evaluate(() => history.back())
    await expect(heading).toHaveText('Recipes')
    await expect.poll(() => scrolled(page)).toBe(1200)
  })
})

test('one navigation in the place of another leaves no progress bar behind', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  await page.route(pages, async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })
  const bars = page.locator('#nprogress')
  await sidebarLink(page, 'Recipes').click()
  await expect(bars).toHaveCount(1)
  await sidebarLink(page, 'Optionals').click()
  await page.waitForTimeout(300)
  expect(await bars.count()).toBeLessThanOrEqual(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Optionals')
  await expect(bars).toHaveCount(0)
  // Back before anything was shown of the other page.
  await sidebarLink(page, 'Reducers').click()
  await page.evaluate(() => history.back())
  await page.waitForTimeout(2000)
  await expect(bars).toHaveCount(0)
})

test('a hash target lies right below the navbar; a hash that cannot be decoded does no harm', async ({
  page,
}) => {
  await open(page, '/docs/handling-errors#aggregate-errors')
  const top = () =>
    page
      .locator('#aggregate-errors')
      .evaluate(element => element.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThanOrEqual(64)
  expect(await top()).toBeLessThan(100)
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.textContent()
  await page.evaluate(() => {
    location.hash = '#50%'
  })
  await expect(page).toHaveURL(/#50%$/)
  await expect(heading).toHaveText(title ?? '')
})

test('a progress bar appears after 200 ms, and only then', async ({ page }) => {
  await page.clock.install()
  await open(page, '/docs/getting-started')
  await page.clock.pauseAt(Date.now() + 60_000)
  const held: Route[] = []
  await page.route(pages, route => {
    held.push(route)
  })
  await sidebarLink(page, 'Recipes').click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const bar = page.locator('#nprogress')
  await page.clock.runFor(190)
  await expect(bar).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(bar).toBeAttached()
  // It starts at 8 per cent and moves for 200 ms at a time.
  const line = bar.locator('.bar')
  await expect(line).toHaveCSS('translate', '-92%')
  await expect(line).toHaveCSS('transition-duration', '0.2s')
  await page.clock.runFor(1700)
  await expect(line).not.toHaveCSS('translate', '-92%')
  await Promise.all(held.map(route => route.continue()))
  await expect(page).toHaveURL('/docs/recipes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
  await page.clock.runFor(2000)
  await expect(bar).toHaveCount(0)
})

test.describe('a page that can not be fetched', () => {
  test.use({
    expectedProblems: ['could not be', 'ERR_FAILED', '500', 'Failed to fetch'],
  })

  test('is warned about, told each time, and Retry works once the network is back', async ({
    page,
  }) => {
    await page.goto('/docs/getting-started')
    const warned = page.waitForEvent('console', {
      predicate: message => message.type() === 'warning',
    })
    await page.route(pages, route => route.abort())
    await sidebarLink(page, 'Recipes').click()
    expect((await warned).text()).toContain(
      '/docs/recipes could not be fetched',
    )
    const notice = page.getByRole('alert')
    const retry = notice.getByRole('button', { name: 'Retry' })
    for (const _ of [1, 2]) {
      await expect(notice).toContainText('/docs/recipes could not be loaded')
      await retry.click()
    }
    await expect(notice).toContainText('/docs/recipes could not be loaded')
    await page.unroute(pages)
    await retry.click()
    await expect(page).toHaveTitle('Recipes | lfi')
    await expect(notice).toHaveCount(0)
  })

  test('for another reason is loaded by the browser', async ({ page }) => {
    await page.goto('/docs/getting-started')
    await page.route(pages, route => route.fulfill({ status: 500 }), {
      times: 1,
    })
    const loaded = page.waitForEvent('load')
    await sidebarLink(page, 'Recipes').click()
    await loaded
    await expect(page).toHaveTitle('Recipes | lfi')
  })
})

test.describe('a home page whose assets are elsewhere', () => {
  test.use({ expectedProblems: ['ERR_FAILED', '.js', '.css'] })

  test('suggests the base URL that would work', async ({ page }) => {
    await page.route('**/*.{js,css}', route => route.abort())
    await page.goto('/')
    const banner = page.locator('#__docusaurus-base-url-issue-banner-container')
    await expect(banner).toContainText('did not load properly')
    await expect(
      page.locator('#__docusaurus-base-url-issue-banner-suggestion-container'),
    ).toHaveText('/')
  })
})

test('a stored docs version that does not exist is forgotten', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('docs-preferred-version-default', '0.9'),
  )
  await open(page, '/docs/recipes')
  const stored = () =>
    page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))
  await expect.poll(stored).not.toBe('0.9')
})
