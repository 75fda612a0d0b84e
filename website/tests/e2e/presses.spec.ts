import type { Locator } from '@playwright/test'
import { holdScripts, toolScript } from '../support/holdScripts'
import { searchDialog, typingField } from '../support/searchDialog'
import { expect, test } from '../support/test'

test('what is typed before the search dialog is kept', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/docs/recipes')
  await page.keyboard.press('Control+k')
  // There is a field to type into, with all that a field can do.
  await expect(typingField(page)).toBeFocused()
  await page.keyboard.type('mapx')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('Concur')
  letGo()
  await expect(page.locator('dialog[data-search-status]')).toBeVisible()
  await expect(typingField(page)).toHaveValue('mapConcur')
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
})

test('the early search field is given up like the dialog', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/docs/recipes')
  const button = page.locator('[data-search-button]')
  await button.click()
  await expect(typingField(page)).toBeFocused()
  await page.keyboard.type('map')
  await page.keyboard.press('Escape')
  await expect(typingField(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(typingField(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(typingField(page)).toHaveCount(0)
  letGo()
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(searchDialog(page)).toHaveCount(0)
})

test('an index that is filtered before its script is there stays so', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/docs/api/variables')
  const filter = page.getByRole('searchbox', { name: 'Filter' })
  await filter.fill('chunk')
  letGo()
  await expect(page).toHaveURL(/[?&]filter=chunk/u)
  await expect(filter).toHaveValue('chunk')
  await expect(
    page.locator('table a:visible', { hasText: /^map$/ }),
  ).toHaveCount(0)
})

test('choices that are narrowed before their script is there stay so', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/docs/choosing-a-function')
  const query = page.getByRole('searchbox', { name: 'Filter' })
  await query.fill('largest')
  await page.getByLabel('Concur', { exact: true }).check()
  letGo()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'sumConcur' })).toHaveCount(0)
  await expect(query).toHaveValue('largest')
  await expect(page.getByLabel('Concur', { exact: true })).toBeChecked()
  await expect(
    main.getByRole('link', { name: 'maxConcur', exact: true }),
  ).toBeVisible()
})

test('a filter writes the address once the typing pauses', async ({ page }) => {
  await page.goto('/docs/api/variables')
  const filter = page.getByRole('searchbox', { name: 'Filter' })
  await filter.fill('c')
  await expect(page).toHaveURL(/filter=c$/u)
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history)
    document.documentElement.dataset.writes = '0'
    history.replaceState = (...state) => {
      const { dataset } = document.documentElement
      dataset.writes = String(Number(dataset.writes) + 1)
      replace(...state)
    }
  })
  await filter.pressSequentially('oncurrently and')
  await expect(page).toHaveURL(/filter=concurrently\+and$/u)
  const writes = await page.locator('html').getAttribute('data-writes')
  expect(Number(writes)).toBeLessThan(8)
})

test('Run pressed twice before its scripts are there runs once, to its end', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/docs/api/variables/map')
  const figure = page.locator('.code-block[data-example]').first()
  const run = figure.locator('[data-code-action=run]')
  await run.click()
  await expect(run).toHaveAttribute('aria-busy', 'true')
  await run.click()
  letGo()
  await expect(figure.getByRole('status')).toHaveText(/^Finished/u, {
    timeout: 30_000,
  })
  await expect(run).not.toHaveAttribute('aria-busy')
  await expect(figure.getByRole('log')).toHaveCount(1)
})

const otherPresses: Parameters<Locator['click']>[0][] = [
  { modifiers: ['ControlOrMeta'] },
  { modifiers: ['Shift'] },
  { button: 'middle' },
]

test('Edit in playground pressed with a modifier or the middle button opens the code beside the page', async ({
  page,
  context,
}) => {
  await page.goto('/docs/api/variables/map')
  const figure = page.locator('.code-block[data-example]').first()
  // That it opens is the point, not the playground.
  await context.route(/\/playground$/u, route =>
    route.fulfill({
      body: '<title>Playground</title>',
      contentType: 'text/html',
    }),
  )
  for (const press of otherPresses) {
    const opening = context.waitForEvent('page')
    await figure.locator('[data-code-action=edit]').click(press)
    const other = await opening
    await other.waitForURL(/\/playground#v1\./u)
    await expect(page).toHaveURL('/docs/api/variables/map')
    await other.close()
  }
})

test.describe('scripts that do not load', () => {
  test.use({
    expectedProblems: ['did not load', 'ERR_FAILED', /Loading .*chunk/u],
  })

  test('leave the page readable; the reader is told each time, and can retry', async ({
    page,
  }) => {
    await page.route(toolScript, route => route.abort())
    await page.goto('/docs/recipes')
    await page.keyboard.press('Control+k')
    const notice = page.getByRole('alert')
    const retry = notice.getByRole('button', { name: 'Retry' })
    for (const _ of [1, 2]) {
      await expect(notice).toContainText('did not load')
      await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
      await retry.click()
    }
    await expect(notice).toContainText('did not load')
    await page.locator('.navbar [data-colour-mode]').first().click()
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme-choice',
      'light',
    )
    await page.unroute(toolScript)
    await retry.click()
    await expect(notice).toHaveCount(0)
    await expect(typingField(page)).toBeFocused()
  })

  test('ahead of a press are asked for once more by it', async ({ page }) => {
    let isLost = true
    await page.route(toolScript, async route => {
      await page.waitForTimeout(500)
      await (isLost ? route.abort() : route.continue())
    })
    await page.goto('/docs/recipes')
    await page.locator('[data-search-button]').hover()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('map')
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('did not load')
    isLost = false
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(searchDialog(page)).toBeVisible()
    await expect(typingField(page)).toHaveValue('map')
  })

  test('of an app are told of', async ({ page }) => {
    await page.route(/\/assets\/js\/app\./u, route => route.abort())
    await page.goto('/playground')
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('The code of this page did not load')
    await page.unroute(/\/assets\/js\/app\./u)
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator('.cm-content')).toBeVisible()
  })

  test('of the editor are asked for again by Try again', async ({ page }) => {
    const editor = /playground_page/u
    await page.route(editor, route => route.abort())
    await page.goto('/playground')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await page.unroute(editor)
    await again.click()
    await expect(page.locator('.cm-content')).toBeVisible()
  })
})

test.describe('a search dialog that crashes', () => {
  test.use({ expectedProblems: ['No dialog today'] })

  test('says so, leaves the page, and can be tried again', async ({ page }) => {
    await page.addInitScript(() => {
      const { showModal } = HTMLDialogElement.prototype
      HTMLDialogElement.prototype.showModal = function () {
        if (!this.matches('.early-search')) {
          throw new Error('No dialog today')
        }
        showModal.call(this)
      }
    })
    await page.goto('/docs/recipes')
    await page.keyboard.press('Control+k')
    const crash = page.getByRole('alert')
    await expect(crash).toContainText('This page crashed.')
    await expect(crash).toContainText('No dialog today')
    await expect(crash.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
