import type { Locator, Page } from '@playwright/test'
import { open } from '../support/hydrated'
import { ownSite } from '../support/ownSite'
import { buildSmallSite, smallDir } from '../support/smallSite'
import { expect } from '../support/test'

// The whole engine and theme, with what the real site never has or does.
const test = ownSite({ dir: smallDir, build: buildSmallSite })

test.describe.configure({ mode: 'default' })

test('another locale is a path segment after the base URL', async ({
  page,
}) => {
  await page.goto('/fr/docs/getting-started')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute(
    'href',
    'https://lfi.dev/docs/getting-started',
  )
  await expect(page.locator('link[hreflang=fr]')).toHaveAttribute(
    'href',
    'https://lfi.dev/fr/docs/getting-started',
  )
})

test('switching the locale replaces the segment and keeps the path', async ({
  page,
}) => {
  await open(page, '/docs/getting-started?a=1#a-heading')
  const link = page.locator('.dropdown__link', { hasText: 'français' })
  await expect(link).toBeHidden()
  await page.locator('.dropdown', { has: link }).hover()
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL('/fr/docs/getting-started?a=1#a-heading')
})

test('a dropdown is closed, opens for pointer and keys, and closes on a press, touch or focus outside', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  const dropdown = page.locator('.dropdown', { hasText: 'More' })
  const button = dropdown.getByRole('button', { name: 'More' })
  const inside = dropdown.getByRole('link', { name: 'Inside' })
  await expect(inside).toBeHidden()
  await button.hover()
  await expect(inside).toBeVisible()
  await page.mouse.move(700, 600)
  await expect(inside).toBeHidden()
  const show = async () => {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(inside).toBeVisible()
  }
  await show()
  await page.mouse.click(700, 600)
  await expect(inside).toBeHidden()
  await show()
  await page.locator('main').dispatchEvent('touchstart')
  await expect(inside).toBeHidden()
  await show()
  await page.keyboard.press('Tab')
  await expect(inside).toBeFocused()
  await page.locator('.navbar__inner .navbar__brand').focus()
  await expect(inside).toBeHidden()
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
  await open(page, '/docs/getting-started')
  const navbar = page.getByRole('navigation', { name: 'Main' })
  // At the end of the page it would show again, so the steps are small.
  await expect(async () => {
    await page.mouse.wheel(0, 30)
    await expect(navbar).toHaveAttribute('data-hidden', '', { timeout: 300 })
  }).toPass()
})

const banners = [
  ['/docs/getting-started', undefined],
  ['/docs/1.0/getting-started', 'no longer actively maintained'],
  ['/docs/next/getting-started', 'unreleased documentation'],
] as const

for (const [address, text] of banners) {
  test(`${address} has ${text ? 'a' : 'no'} banner about its version`, async ({
    page,
  }) => {
    await page.goto(address)
    const banner = page.locator('.theme-doc-version-banner')
    await expect(banner).toHaveCount(text ? 1 : 0)
    if (text) {
      await expect(banner).toContainText(text)
      await expect(
        banner.getByRole('link', { name: 'latest version' }),
      ).toHaveAttribute('href', '/docs/getting-started')
    }
  })
}

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const menu = (page: Page) => page.locator('.navbar-sidebar')
  /** Every way out of the main panel, and where it leads. */
  const ways = [
    ['First', '/docs/getting-started'],
    ['Inside', '/docs/api'],
    ['Next', '/docs/next/getting-started'],
    ['1.0', '/docs/1.0/getting-started'],
    ['Français', '/fr/docs/getting-started'],
  ] as const

  const press = async (page: Page, by: 'touch' | 'keys', what: Locator) => {
    if (by === 'touch') {
      await what.tap()
    } else {
      await what.focus()
      await page.keyboard.press('Enter')
    }
  }

  const follow = async (page: Page, by: 'touch' | 'keys', name: string) => {
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' })
    await press(page, by, toggle)
    const back = menu(page).getByRole('button', { name: /main menu/u })
    await press(page, by, back)
    const main = menu(page).locator('.navbar-sidebar__item').first()
    const fold = main.locator('details').filter({ hasText: name })
    if ((await fold.count()) > 0) {
      await press(page, by, fold.locator('summary'))
    }
    await press(page, by, main.getByRole('link', { name, exact: true }))
  }

  for (const by of ['touch', 'keys'] as const) {
    test(`leads everywhere by ${by}`, async ({ page }) => {
      for (const [name, address] of ways) {
        await page.goto('/docs/getting-started')
        await follow(page, by, name)
        await expect(page).toHaveURL(address)
        await expect(menu(page)).toBeHidden()
        await expect(page.getByText('Page not found')).toHaveCount(0)
      }
    })
  }

  test('has the plain links as links and nothing twice', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Toggle navigation' }).tap()
    const main = menu(page).locator('.navbar-sidebar__item')
    await expect(main.locator('summary')).toHaveText([
      ...['More', 'Versions', 'Languages'],
    ])
    await expect(main.locator('ul > li > a')).toHaveText([
      ...['First', 'Start', 'Inside', 'Next', '2.0', '1.0'],
      ...['English', 'Français'],
    ])
  })
})

test('a preferred version is stored, leads the navbar, and is forgotten when it is gone', async ({
  page,
}) => {
  const stored = () =>
    page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))
  await page.goto('/docs/getting-started')
  await page.locator('.dropdown', { hasText: '2.0' }).hover()
  await page.locator('.dropdown__link', { hasText: '1.0' }).click()
  await expect(page).toHaveURL('/docs/1.0/getting-started')
  expect(await stored()).toBe('1.0')
  await page.goto('/')
  await expect(
    page.locator('.navbar__inner').getByRole('link', { name: 'Start' }),
  ).toHaveAttribute('href', /\/docs\/1\.0\/getting-started$/u)
  await page.evaluate(() =>
    localStorage.setItem('docs-preferred-version-default', '0.9'),
  )
  await page.reload()
  expect(await stored()).toBeNull()
})
