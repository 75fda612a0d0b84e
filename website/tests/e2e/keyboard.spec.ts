import type { Page } from '@playwright/test'
import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    // Of the colour modes, all of which are in the button, one is shown.
    const shown = [...(element?.children ?? [])].find(it =>
      it.checkVisibility(),
    )
    return (
      element?.ariaLabel ??
      (element?.textContent?.trim() || (shown?.ariaLabel ?? ''))
    )
  })

const hasRing = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })

test('the first Tab offers to skip to the main content, and does', async ({
  page,
}) => {
  await open(page, '/docs/recipes')
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to main content' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)

  await test.step('a sidebar section opens and closes with the keyboard', async () => {
    const section = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('button', { name: 'Learn' })
    await section.focus()
    await page.keyboard.press('Enter')
    await expect(section).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(section).toHaveAttribute('aria-expanded', 'true')
  })
})

test('the shell can be walked with Tab alone, with a ring on every stop', async ({
  page,
}) => {
  await open(page, '/docs/recipes')
  const stops: string[] = []
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press('Tab')
    stops.push(await focusedName(page))
    expect(await hasRing(page), `a ring on ${stops.at(-1)}`).toBe(true)
  }
  const expected = [
    'Skip to main content',
    'Getting started',
    'Guides',
    'Recipes',
    'API',
    'Playground',
    'GitHub',
  ]
  const positions = expected.map(name =>
    stops.findIndex(stop => stop.startsWith(name)),
  )
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
  expect(positions).not.toContain(-1)
  expect(stops.some(stop => stop.includes('mode'))).toBe(true)
})

test('the colour mode and the mobile menu work with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/docs/recipes')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).focus()
  await page.keyboard.press('Enter')
  const menu = page.locator('.navbar-sidebar')
  await expect(menu).toBeVisible()
  await menu.getByRole('button', { name: /mode/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute(
    'data-theme-choice',
    'light',
  )
  await menu.getByRole('button', { name: 'Close navigation bar' }).focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
})
