import type { Page, Route } from '@playwright/test'
import { open, openApp, startApp } from '../support/hydrated'
import { pageChunks, sidebarLink } from '../support/navigation'
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

for (const isStarted of [true, false]) {
  test(`Back and Forward return to where the reader was, ${isStarted ? 'with' : 'before'} the app`, async ({
    page,
  }) => {
    const start = isStarted ? startApp : async () => undefined
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto('/docs/recipes')
    await start(page)
    await rest(page, 1200)
    await sidebarLink(page, 'Reducers').click()
    await expect(heading).toHaveText('Reducers')
    await expect.poll(() => scrolled(page)).toBe(0)
    await start(page)
    await rest(page, 600)
    await page.goBack()
    await expect(heading).toHaveText('Recipes')
    await expect.poll(() => scrolled(page)).toBe(1200)
    await page.goForward()
    await expect(heading).toHaveText('Reducers')
    await expect.poll(() => scrolled(page)).toBe(600)
  })
}

test('Back from a hash of the same page returns to where the reader was', async ({
  page,
}) => {
  await openApp(page, '/docs/recipes')
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
  await openApp(page, '/docs/getting-started')
  await page.route(pageChunks, async route => {
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
  await expect(page).toHaveURL(/#50%25$/)
  await expect(heading).toHaveText(title ?? '')
})

test('a progress bar appears after 200 ms, and only then', async ({ page }) => {
  await page.clock.install()
  await openApp(page, '/docs/getting-started')
  await page.clock.pauseAt(Date.now() + 60_000)
  const held: Route[] = []
  await page.route(pageChunks, route => {
    held.push(route)
  })
  await sidebarLink(page, 'Recipes').click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const bar = page.locator('#nprogress')
  await page.clock.runFor(190)
  await expect(bar).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(bar).toBeAttached()
  const style = await bar.locator('.bar').getAttribute('style')
  // It starts at 8 per cent and moves for 200 ms at a time.
  expect(style).toContain('-92%')
  expect(style).toContain('200ms')
  await page.clock.runFor(1700)
  expect(await bar.locator('.bar').getAttribute('style')).not.toContain('-92%')
  await Promise.all(held.map(route => route.continue()))
  await expect(page).toHaveURL('/docs/recipes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
  await page.clock.runFor(2000)
  await expect(bar).toHaveCount(0)
})

test.describe('code of a page that does not load', () => {
  test.use({ expectedProblems: ['chunk', 'ERR_FAILED', 'ERR_BLOCKED'] })

  test('is warned about, and the page loads from the server', async ({
    page,
  }) => {
    await openApp(page, '/docs/getting-started')
    const warned = page.waitForEvent('console', {
      predicate: message => message.type() === 'warning',
    })
    await page.route(pageChunks, route => route.abort(), { times: 1 })
    const reloaded = page.waitForEvent('load')
    await sidebarLink(page, 'Recipes').click()
    expect((await warned).text()).toContain('chunk')
    await reloaded
    await expect(page).toHaveURL('/docs/recipes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
  })

  test('again after that is told, and Retry works once the network is back', async ({
    page,
  }) => {
    await openApp(page, '/docs/getting-started')
    await page.route(pageChunks, route => route.abort())
    const reloaded = page.waitForEvent('load')
    await sidebarLink(page, 'Recipes').click()
    await reloaded
    await page.keyboard.press('Control+k')
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('did not load')
    await page.unroute(pageChunks)
    const again = page.waitForEvent('load')
    await notice.getByRole('button', { name: 'Retry' }).click()
    await again
    await expect(notice).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
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
  await openApp(page, '/docs/recipes')
  const stored = () =>
    page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))
  await expect.poll(stored).not.toBe('0.9')
})
