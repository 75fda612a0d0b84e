import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

test('the navbar has its links, a search box and a colour toggle', async ({
  page,
}) => {
  await open(page, '/docs/recipes')
  const navbar = page.getByRole('navigation', { name: 'Main' })
  const addresses: Record<string, string> = {
    'Getting started': '/docs/getting-started',
    Tour: '/tour',
    Guides: '/docs',
    Recipes: '/docs/recipes',
    API: '/docs/api',
    Playground: '/playground',
  }
  for (const [name, href] of Object.entries(addresses)) {
    const link = navbar.getByRole('link', { name, exact: true }).first()
    await expect(link).toHaveAttribute('href', href)
  }
  await expect(navbar.getByRole('link', { name: /GitHub/ })).toHaveAttribute(
    'href',
    'https://github.com/TomerAberbach/lfi',
  )
  await expect(navbar.getByRole('button', { name: /Search/ })).toBeVisible()
  await expect(navbar.getByRole('button', { name: /mode/ })).toBeVisible()

  await test.step('only the current section is marked', async () => {
    const active = page.locator('.navbar__item.navbar__link--active')
    await expect(active).toHaveText('Recipes')
    await page.locator('.navbar__item', { hasText: 'API' }).click()
    await expect(active).toHaveText('API')
  })
})

test('the navbar stays at the top and does not hide on scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  await open(page, '/docs/getting-started')
  await page.mouse.wheel(0, 600)
  await expect
    .poll(() => page.evaluate(() => window.scrollY))
    .toBeGreaterThan(100)
  const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  expect(box?.y).toBe(0)
})

test('the entry for the guides is marked on all that have none of their own', async ({
  page,
}) => {
  for (const address of [
    '/docs',
    '/docs/concepts/reducer',
    '/docs/watch-out',
    '/docs/gotchas',
    '/docs/choosing-a-function',
    '/docs/coming-from/rxjs',
    '/docs/trace',
  ]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(
      page.locator('.navbar__item.navbar__link--active'),
      address,
    ).toHaveText('Guides')
  }
})

test('the links are on the left, GitHub and search on the right', async ({
  page,
}) => {
  await page.goto('/')
  const left = page.locator('.theme-layout-navbar-left')
  const right = page.locator('.theme-layout-navbar-right')
  await expect(left.locator('.navbar__item')).toHaveText([
    'Getting started',
    'Tour',
    'Guides',
    'Recipes',
    'API',
    'Playground',
  ])
  await expect(right.getByRole('link', { name: /GitHub/ })).toBeVisible()
  await expect(right.getByRole('button', { name: /Search/ })).toBeVisible()
  await test.step('an external link has an icon of 13.5 pixels and opens a new tab', async () => {
    const link = page.locator('.navbar').getByRole('link', { name: /GitHub/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    const icon = link.getByLabel('(opens in new tab)')
    await expect(icon).toHaveAttribute('width', '13.5')
    await expect(icon).toHaveAttribute('height', '13.5')
  })
})
