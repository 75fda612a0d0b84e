import { buildSite } from '../support/buildSite'
import { open } from '../support/hydrated'
import { ownSite } from '../support/ownSite'
import { expect } from '../support/test'

// A small site with our settings, for what the real site never does.
const outDir = 'build-fixture'
const test = ownSite({
  dir: outDir,
  build: async () => {
    const siteDir = 'website/tests/fixtures/site'
    const { succeeded, output } = await buildSite({ siteDir, outDir })
    expect(succeeded, output).toBe(true)
  },
})

test.describe.configure({ mode: 'default' })

test('another locale is a path segment after the base URL', async ({
  page,
}) => {
  await page.goto('/fr/docs/first')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute(
    'href',
    'https://lfi.dev/docs/first',
  )
  await expect(page.locator('link[hreflang=fr]')).toHaveAttribute(
    'href',
    'https://lfi.dev/fr/docs/first',
  )
})

test('switching the locale replaces the segment and keeps the path', async ({
  page,
}) => {
  await open(page, '/docs/first?a=1#a-heading')
  const link = page.locator('.dropdown__link', { hasText: 'français' })
  await expect(link).toHaveAttribute('href', '/fr/docs/first?a=1#a-heading')
})

test('a dropdown closes on a press or focus outside of it', async ({
  page,
}) => {
  await open(page, '/docs/first')
  const dropdown = page.locator('.dropdown', { hasText: 'More' })
  const button = dropdown.getByRole('button', { name: 'More' })
  const show = async () => {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(dropdown).toHaveClass(/dropdown--show/)
  }
  await show()
  await page.mouse.click(700, 600)
  await expect(dropdown).not.toHaveClass(/dropdown--show/)
  await show()
  await page.locator('main').dispatchEvent('touchstart')
  await expect(dropdown).not.toHaveClass(/dropdown--show/)
  await show()
  await page.locator('.navbar__brand').focus()
  await expect(dropdown).not.toHaveClass(/dropdown--show/)
})

test('without regard for the system the toggle has two states', async ({
  page,
}) => {
  await open(page, '/')
  const html = page.locator('html')
  const toggle = page.locator('.navbar__inner').getByRole('button', {
    name: /mode/,
  })
  await expect(html).toHaveAttribute('data-theme', 'light')
  await toggle.click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await toggle.click()
  await expect(html).toHaveAttribute('data-theme', 'light')
})

test('hiding the navbar on scroll is supported', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 })
  await open(page, '/docs/first')
  const navbar = page.getByRole('navigation', { name: 'Main' })
  // At the end of the page it would show again, so the steps are small.
  await expect(async () => {
    await page.mouse.wheel(0, 30)
    await expect(navbar).toHaveClass(/navbarHidden/, { timeout: 300 })
  }).toPass()
})

test.describe('parts that fail', () => {
  test.use({ expectedProblems: ['fragile', 'chunk 7', 'Minified React'] })

  test('a crash shows what happened, and Try again clears it', async ({
    page,
  }) => {
    await open(page, '/crash')
    await page.getByRole('button', { name: 'Break' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page crashed.',
    )
    await expect(page.getByText('The fragile part broke')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Break' })).toBeVisible()
  })

  test('a page that crashes as a whole says so as well', async ({ page }) => {
    await page.goto('/crash-beyond')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page crashed.',
    )
    await expect(page.getByText('The fragile page broke')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page).toHaveTitle(/^This page crashed \| /)
  })

  test('code that does not load is named, and Retry loads it, with a spinner after 200 ms', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/loading')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Loading chunk 7 failed')
    await page.clock.pauseAt(Date.now() + 60_000)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(alert).toHaveCount(0)
    const spinner = page.getByRole('status', { name: 'Loading' })
    await page.clock.runFor(190)
    await expect(spinner).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(spinner).toBeVisible()
    await page.clock.runFor(2000)
    await expect(page.getByText('The part is here')).toBeVisible()
  })

  test('a navbar item that fails to render is named', async ({ page }) => {
    await page.goto('/docs/first#break-navbar')
    const main = page.locator('#__docusaurus')
    await expect(main).toContainText('A theme navbar item failed to render.')
    await expect(main).toContainText('"type": "custom-fragile"')
    await expect(main).toContainText('This item is fragile')
  })
})
