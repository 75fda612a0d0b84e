import type { Page } from '@playwright/test'
import { appScript, isStarted } from '../support/holdApp'
import { startApp, started } from '../support/hydrated'
import { pretendConnection, savingData } from '../support/pretendConnection'
import { searchField } from '../support/searchDialog'
import { expect, test } from '../support/test'

test.use({ savesData: false })

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

/** Pointers come last: one that rests where a page loads is no sign. */
const signs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a key': page => page.keyboard.press('PageDown'),
  'the focus on a button': page => page.locator('[data-search-button]').focus(),
  scrolling: page => page.mouse.wheel(0, 200),
  'a mouse that moves': page => page.mouse.move(700, 500, { steps: 2 }),
  'the pointer over a link': page =>
    page.getByRole('link', { name: 'Recipes' }).first().hover(),
}

test('a key, the pointer, the focus on a button, scrolling and a mouse that moves start the app', async ({
  page,
}) => {
  for (const [sign, act] of Object.entries(signs)) {
    await test.step(sign, async () => {
      await page.goto('/docs/getting-started')
      expect(await isStarted(page)).toBe(false)
      await act(page)
      await started(page)
    })
  }
})

test('the app runs in tasks of its own, between which a press is answered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const count = () => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        if (!('docusaurus' in window)) {
          const { dataset } = document.documentElement
          dataset.tasks = String(Number(dataset.tasks ?? 0) + 1)
          port2.postMessage(null)
        }
      }
      port2.postMessage(null)
    }
    const isApp = ({ target }: Event) =>
      target instanceof HTMLScriptElement && /\/main\./u.test(target.src)
    document.addEventListener('load', event => isApp(event) && count(), true)
  })
  await page.goto('/docs/recipes')
  await startApp(page)
  // One for each of the steps that come before the last, at the least.
  const tasks = await page.locator('html').getAttribute('data-tasks')
  expect(Number(tasks)).toBeGreaterThanOrEqual(4)
})

test('the home page, whose address is right, is not told of another', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[id^=__docusaurus-base-url]')).toHaveCount(0)
})

test('a tab that is hidden fetches nothing ahead, and starts all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    // As browsers do in such a tab.
    window.requestIdleCallback = () => 0
  })
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto('/docs/recipes')
  await page.waitForLoadState('networkidle')
  expect(requests.filter(address => appScript.test(address))).toEqual([])
  await page.keyboard.press('ArrowDown')
  await started(page)
})

test('a mouse that rests on the page starts nothing, one that moves does', async ({
  page,
}) => {
  await page.goto('/docs/recipes')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const resting = { bubbles: true, pointerType: 'mouse' }
    document.body.dispatchEvent(new PointerEvent('pointermove', resting))
  })
  await page.waitForLoadState('networkidle')
  await expect(page.locator('script[src*="/main."]')).toHaveCount(0)
  await page.mouse.move(700, 400)
  await page.mouse.move(710, 410)
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
  await pretendConnection(page, savingData)
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
