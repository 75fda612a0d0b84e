import type { Page } from '@playwright/test'
import { holdApp, isStarted } from '../support/holdApp'
import { startApp } from '../support/hydrated'
import { expect, test } from '../support/test'

test.use({ savesData: false })

/** A generator that gives the same numbers for the same seed. */
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

const pressable = [
  '.navbar__inner [data-colour-mode]',
  '.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category > div > button',
  '.theme-doc-sidebar-menu .theme-doc-sidebar-item-category .theme-doc-sidebar-item-category > div > button',
  '[data-tabs] [role=tab]',
  '.theme-doc-markdown details > summary',
  '.tocCollapsible button, .theme-doc-toc-mobile button',
] as const

/** What a reader sees of all that was pressed. */
const endState = (page: Page) =>
  page.evaluate(() => ({
    mode: document.documentElement.dataset.themeChoice,
    stored: { ...localStorage },
    open: [...document.querySelectorAll('[aria-expanded]')].map(button => [
      button.getAttribute('aria-label') ?? button.textContent,
      button.getAttribute('aria-expanded'),
    ]),
    groups: [...document.querySelectorAll('.menu__list-item--collapsed')]
      .length,
    chosen: [...document.querySelectorAll('[aria-selected=true]')].map(
      tab => tab.textContent,
    ),
    contents: [...document.querySelectorAll('.theme-doc-toc-mobile a')].filter(
      link => link.getClientRects().length > 0,
    ).length,
    waiting: document.querySelectorAll('[aria-busy=true]').length,
  }))

const pressAtRandom = (page: Page, seed: number, count: number) =>
  page.evaluate(
    async ([selectors, picks]) => {
      for (const [first = 0, second = 0] of picks) {
        const selector = selectors[Math.floor(first * selectors.length)] ?? ''
        const found = [...document.querySelectorAll<HTMLElement>(selector)]
        found[Math.floor(second * found.length)]?.click()
        if (second < 0.2) {
          await new Promise(resolve => setTimeout(resolve, 10))
        }
      }
    },
    [
      pressable,
      ((next: () => number) =>
        Array.from({ length: count }, () => [next(), next()]))(random(seed)),
    ] as const,
  )

for (const width of [1440, 390]) {
  test(`100 presses while the app starts end as they do after it, at ${width} px`, async ({
    page,
  }) => {
    const seed = width
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/docs/getting-started')
    await startApp(page)
    await pressAtRandom(page, seed, 100)
    await expect.poll(() => endState(page)).toMatchObject({ waiting: 0 })
    await page.waitForTimeout(1000)
    const after = await endState(page)

    await page.evaluate(() => localStorage.clear())
    const letGo = await holdApp(page)
    await page.goto('/docs/getting-started')
    await pressAtRandom(page, seed, 100)
    expect(await isStarted(page)).toBe(false)
    letGo()
    await startApp(page)
    await expect.poll(() => endState(page)).toEqual(after)
  })
}

test('an example that is run before the app is there runs once', async ({
  page,
}) => {
  const letGo = await holdApp(page)
  const sandboxes: string[] = []
  page.on('request', request => {
    if (request.url().includes('/sandbox')) {
      sandboxes.push(request.url())
    }
  })
  await page.goto('/docs/api/variables/map')
  const figure = page.locator('.code-block[data-example]').first()
  const run = figure.locator('[data-code-action=run]')
  await run.click()
  await expect(run).toHaveAttribute('aria-busy', 'true')
  // Its frame does not wait for the app.
  await expect.poll(() => sandboxes).toHaveLength(1)
  letGo()
  await expect(figure.getByRole('status')).toHaveText(/^Finished/u, {
    timeout: 30_000,
  })
  await expect(run).not.toHaveAttribute('aria-busy')
  await expect(figure.getByRole('log')).toHaveCount(1)
  expect(sandboxes).toHaveLength(1)
})

test('before the app a link is a link, and the menu is a menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await holdApp(page)
  await page.goto('/docs/getting-started')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const menu = page.locator('.navbar-sidebar')
  await menu.getByRole('button', { name: 'Learn' }).click()
  await menu.getByRole('button', { name: 'Learn' }).click()
  await menu.getByRole('link', { name: 'Reducer', exact: true }).click()
  await expect(page).toHaveURL('/docs/concepts/reducer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reducer')
  expect(await isStarted(page)).toBe(false)
})
