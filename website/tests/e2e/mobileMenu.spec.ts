import type { Page } from '@playwright/test'
import { hydrated, open } from '../support/hydrated'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 390, height: 844 } })

const menu = (page: Page) => page.locator('.navbar-sidebar')
const toggle = (page: Page) =>
  page.getByRole('button', { name: 'Toggle navigation bar' })

const openMenu = async (page: Page, address: string) => {
  await open(page, address)
  await expect(menu(page)).toBeHidden()
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
}

test('the menu opens on the docs, goes back to the main menu and closes', async ({
  page,
}) => {
  await openMenu(page, '/docs/recipes')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  const colourMode = menu(page).getByRole('button', { name: /mode/ })
  // While the menu slides in, its width is a fraction off.
  expect((await colourMode.boundingBox())?.width).toBeCloseTo(44)
  const docs = menu(page).getByRole('link', { name: 'Reducers', exact: true })
  await expect(docs).toBeInViewport()
  await menu(page)
    .getByRole('button', { name: /Back to main menu/ })
    .click()
  await expect(
    menu(page).getByRole('link', { name: 'Playground', exact: true }),
  ).toBeInViewport()
  await menu(page).getByRole('button', { name: 'Close navigation bar' }).click()
  await expect(menu(page)).toBeHidden()

  await test.step('the page does not scroll while the menu is open', async () => {
    await toggle(page).click()
    await expect(menu(page)).toBeVisible()
    const scrollOverPage = async () => {
      await page.mouse.move(380, 600)
      await page.mouse.wheel(0, 300)
      await page.waitForTimeout(200)
      return page.evaluate(() => window.scrollY)
    }
    expect(await scrollOverPage()).toBe(0)
    await menu(page)
      .getByRole('button', { name: 'Close navigation bar' })
      .click()
    expect(await scrollOverPage()).toBeGreaterThan(0)
  })
  await test.step('the menu closes when the window widens past 996 pixels', async () => {
    await toggle(page).click()
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize({ width: 997, height: 844 })
    await expect(menu(page)).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(menu(page)).toBeHidden()
  })
})

test('keys stay in the menu, Escape closes it, and focus goes back', async ({
  page,
}) => {
  await open(page, '/docs/recipes')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(
    menu(page).getByRole('button', { name: 'Close navigation bar' }),
  ).toBeFocused()
  // One frame after the menu, the page becomes inert.
  await expect(page.locator('#__docusaurus > [inert]')).not.toHaveCount(0)
  // Nothing has the focus, or body or html, when it is in the browser's own bars.
  const outside = () =>
    page.evaluate(() => {
      const focused = document.activeElement?.closest('body *')
      return focused
        ? !focused.closest('.navbar-sidebar, .navbar__toggle')
        : false
    })
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    expect(await outside()).toBe(false)
  }
  const back = menu(page).getByRole('button', { name: /Back to main menu/ })
  await back.focus()
  // As wide as the panel: a ring around it would be cut off.
  await expect(back).toHaveCSS('outline-offset', '-2px')
  await page.keyboard.press('Enter')
  await expect(
    menu(page).getByRole('link', { name: 'Getting started' }).first(),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
})

test('a menu that is closed at once leaves the page as it was', async ({
  page,
}) => {
  await open(page, '/docs/recipes')
  // In the frame that shows it, ahead of the page's becoming inert.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.navbar__toggle')?.click()
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.navbar-sidebar')?.hidePopover(),
    )
  })
  await expect(menu(page)).toBeHidden()
  await page.waitForTimeout(300)
  await expect(page.locator('#__docusaurus > [inert]')).toHaveCount(0)
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
})

test('the menu closes on the way back, and the page stays', async ({
  page,
}) => {
  await openMenu(page, '/docs/getting-started')
  // No page can hold up a way back that loads another one.
  await hydrated(page)
  await menu(page)
    .getByRole('link', { name: 'Recipes', exact: true })
    .last()
    .click()
  await expect(page).toHaveURL('/docs/recipes')
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL('/docs/recipes')

  await test.step('the menu closes when the backdrop is pressed or a link followed', async () => {
    await toggle(page).click()
    await expect(menu(page)).toBeVisible()
    await page.mouse.click(380, 400)
    await expect(menu(page)).toBeHidden()
    await toggle(page).click()
    await menu(page)
      .getByRole('link', { name: 'Reducers', exact: true })
      .click()
    await expect(page).toHaveURL('/docs/concepts/reducer')
    await expect(menu(page)).toBeHidden()
  })
})
