import type { Page } from '@playwright/test'
import { startApp, started } from '../support/hydrated'
import { searchDialog, searchField } from '../support/searchDialog'
import { expect, test } from '../support/test'

const appScript = /\/assets\/js\/(?:runtime~)?main\.[\da-f]+\.js$/u
const isStarted = (page: Page) => page.evaluate(() => 'docusaurus' in window)

/** Keeps the app's scripts back, until they are let go. */
const holdApp = async (page: Page) => {
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(appScript, async route => {
    await held
    await route.continue()
  })
  return () => letGo()
}

test('reading starts nothing; the scripts are near, and a touch starts them', async ({
  page,
}) => {
  const near = page.waitForRequest(appScript)
  await page.goto('/docs/recipes')
  await near
  await page.waitForLoadState('networkidle')
  expect(await isStarted(page)).toBe(false)
  await page.mouse.move(700, 500)
  await page.mouse.down()
  await started(page)
})

for (const [sign, act] of [
  ['a key', (page: Page) => page.keyboard.press('PageDown')],
  [
    'the pointer over a link',
    (page: Page) => page.getByRole('link', { name: 'Recipes' }).first().hover(),
  ],
  [
    'the focus on a button',
    (page: Page) => page.locator('[data-search-button]').focus(),
  ],
  ['scrolling', (page: Page) => page.mouse.wheel(0, 200)],
  ['a mouse that moves', (page: Page) => page.mouse.move(700, 500)],
] as const) {
  test(`${sign} starts the app`, async ({ page }) => {
    await page.goto('/docs/getting-started')
    expect(await isStarted(page)).toBe(false)
    await act(page)
    await started(page)
  })
}

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
  test(`200 presses while the app starts end as they do after it, at ${width} px`, async ({
    page,
  }) => {
    const seed = width
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/docs/getting-started')
    await startApp(page)
    await pressAtRandom(page, seed, 200)
    await expect.poll(() => endState(page)).toMatchObject({ waiting: 0 })
    await page.waitForTimeout(1000)
    const after = await endState(page)

    await page.evaluate(() => localStorage.clear())
    const letGo = await holdApp(page)
    await page.goto('/docs/getting-started')
    await pressAtRandom(page, seed, 200)
    expect(await isStarted(page)).toBe(false)
    letGo()
    await startApp(page)
    await expect.poll(() => endState(page)).toEqual(after)
  })
}

test('what is typed before the dialog is kept, Enter included', async ({
  page,
}) => {
  const letGo = await holdApp(page)
  await page.goto('/docs/recipes')
  await page.keyboard.press('Control+k')
  await expect(page.locator('[data-search-button]')).toHaveAttribute(
    'aria-busy',
    'true',
  )
  // There is a field to type into, with all that a field can do.
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('mapx')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('Concur')
  letGo()
  await expect(page.locator('.early-search')).toHaveCount(0)
  await expect(searchField(page)).toHaveValue('mapConcur')
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
  await page.unroute(appScript)

  const again = await holdApp(page)
  await page.reload()
  await page.keyboard.press('/')
  await page.keyboard.type('mapConcur')
  await page.keyboard.press('Enter')
  again()
  await expect(page).toHaveURL(/\/docs\/api\/variables\/mapConcur/u, {
    timeout: 20_000,
  })
})

test('the early search field is given up like the dialog', async ({ page }) => {
  const letGo = await holdApp(page)
  await page.goto('/docs/recipes')
  const button = page.locator('[data-search-button]')
  await button.click()
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('map')
  await page.keyboard.press('Escape')
  await expect(searchField(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(button).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toHaveCount(0)
  letGo()
  await startApp(page)
  await expect(searchDialog(page)).toHaveCount(0)
})

test('the home page, whose address is right, is not told of another', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[id^=__docusaurus-base-url]')).toHaveCount(0)
})

test('an example that is run before the app is there runs once', async ({
  page,
}) => {
  const letGo = await holdApp(page)
  await page.goto('/docs/api/variables/map')
  const figure = page.locator('.code-block[data-example]').first()
  const run = figure.locator('[data-code-action=run]')
  await run.click()
  await expect(run).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(figure.getByRole('status')).toHaveText(/^Finished/u, {
    timeout: 30_000,
  })
  await expect(run).not.toHaveAttribute('aria-busy')
  await expect(figure.getByRole('log')).toHaveCount(1)
})

test('before the app a link is a link, and the menu is a menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await holdApp(page)
  await page.goto('/docs/getting-started')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const menu = page.locator('.navbar-sidebar')
  await menu.getByRole('button', { name: 'Concepts' }).click()
  await menu.getByRole('button', { name: 'Concepts' }).click()
  await menu.getByRole('link', { name: 'Reducer' }).click()
  await expect(page).toHaveURL('/docs/concepts/reducer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reducer')
  expect(await isStarted(page)).toBe(false)
})

test.describe('scripts that do not load', () => {
  test.use({
    expectedProblems: async ({ browserName: _ }, use) => {
      await use([/ERR_FAILED/u, /404/u])
    },
  })

  test('leave the page readable; the reader is told, and can retry', async ({
    page,
  }) => {
    await page.route(appScript, route => route.abort())
    await page.goto('/docs/recipes')
    await page.keyboard.press('Control+k')
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('did not load')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.locator('.navbar [data-colour-mode]').click()
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme-choice',
      'light',
    )
    await page.unroute(appScript)
    await notice.getByRole('button', { name: 'Retry' }).click()
    await started(page)
    await expect(notice).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(searchField(page)).toBeFocused()
  })

  test('because the site was deployed anew bring the new page, once', async ({
    page,
  }) => {
    let visits = 0
    page.on('request', request => {
      visits += request.isNavigationRequest() ? 1 : 0
    })
    await page.route(appScript, route => route.fulfill({ status: 404 }))
    await page.goto('/docs/recipes')
    await page.keyboard.press('Control+k')
    await expect.poll(() => visits).toBe(2)
    await page.waitForFunction(
      () =>
        performance
          .getEntriesByType('navigation')
          .some(entry => entry.toJSON().type === 'reload') &&
        'firstLoad' in window,
    )
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('alert')).toContainText('did not load')
    expect(visits).toBe(2)
  })
})

test('a tab that is hidden fetches nothing ahead, and starts all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let isHidden = true
    Object.defineProperty(document, 'visibilityState', {
      get: () => (isHidden ? 'hidden' : 'visible'),
    })
    // As browsers do in such a tab.
    window.requestIdleCallback = () => 0
    addEventListener('reveal', () => {
      isHidden = false
      document.dispatchEvent(new Event('visibilitychange'))
    })
  })
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto('/docs/recipes')
  await page.waitForLoadState('networkidle')
  expect(requests.filter(address => appScript.test(address))).toEqual([])
  await page.keyboard.press('ArrowDown')
  await started(page)
})

test('the way back finds the page as it was, and usable', async ({ page }) => {
  await page.goto('/docs/recipes')
  await page.locator('.navbar [data-colour-mode]').click()
  await page.goto('/docs/getting-started')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute(
    'data-theme-choice',
    'light',
  )
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
})

test('readers who save data get nothing in advance', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    })
  })
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto('/docs/recipes')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2500)
  expect(requests.filter(address => appScript.test(address))).toEqual([])
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
})
