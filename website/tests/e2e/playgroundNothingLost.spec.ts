import type { Locator, Page } from '@playwright/test'
import { holdApp, isStarted } from '../support/holdApp'
import { openPlayground, readCode, writeCode } from '../support/playground'
import { refuseStorage } from '../support/refuseStorage'
import { expect, test } from '../support/test'

const LINK = '#v1.js.SypWAAA'

const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part++) {
          localStorage.setItem(`fill.${size}.${part}`, 'x'.repeat(size))
        }
      } catch {
        // No more room for so much: go on with half of it.
      }
    }
  })

const openLink = (page: Page) =>
  page.evaluate(hash => {
    location.hash = hash
  }, LINK)

test.describe('a text that a link comes in the place of', () => {
  test.use({
    savesData: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })

  test('is said to be unkept where storage is full, and is given back', async ({
    page,
  }) => {
    await openPlayground(page)
    await test.step('it is offered although it was typed a moment ago', async () => {
      await writeCode(page, 'const justNow = 1')
      await openLink(page)
      await page.getByRole('button', { name: 'Back to my draft' }).click()
      await expect.poll(() => readCode(page)).toBe('const justNow = 1')
    })
    await fillStorage(page)
    const code = `const mine = '${'y'.repeat(3000)}'`
    await writeCode(page, code)
    await expect(
      page.getByText('your latest changes are not saved'),
    ).toBeVisible()
    await openLink(page)
    const notice = page.getByText('could not be stored')
    await expect(notice).toBeVisible()
    await expect(page.getByText('is kept')).toHaveCount(0)
    await page.getByRole('button', { name: 'Copy it' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(code)
    await page.getByRole('button', { name: 'Back to my draft' }).click()
    await expect.poll(() => readCode(page)).toBe(code)
  })

  test('is not said to be kept where the browser stores nothing', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push('Docusaurus browser storage is not available.')
    await refuseStorage(page)
    await openPlayground(page)
    await writeCode(page, 'const fleeting = 1')
    await openLink(page)
    await expect(page.getByText('this page alone holds it')).toBeVisible()
    await expect(page.getByText('is kept')).toHaveCount(0)
    await page.getByRole('button', { name: 'Back to my draft' }).click()
    await expect.poll(() => readCode(page)).toBe('const fleeting = 1')
  })

  const damaged = {
    'is no draft': 'const lost = 1',
    'has a file name that is refused': JSON.stringify({
      id: 'x',
      code: 'const lost = 1',
      language: 'ts',
      files: [{ name: `${'a'.repeat(5000)}.ts`, code: 'other' }],
      savedAt: 1,
      origin: { kind: 'example', key: 'welcome', code: '', language: 'ts' },
    }),
  }

  test('opens with all its text when what is stored is damaged', async ({
    page,
  }) => {
    await page.goto('/playground.md')
    for (const [what, stored] of Object.entries(damaged)) {
      await test.step(`when it ${what}`, async () => {
        await page.evaluate(text => {
          localStorage.clear()
          localStorage.setItem('lfi.playground.draft.x', text)
        }, stored)
        await openPlayground(page)
        await expect(page.getByText('was damaged')).toBeVisible()
        await expect.poll(() => readCode(page)).toBe('const lost = 1')
        await page.goto('/playground.md')
      })
    }
  })
})

test('Run pressed twice before the app is there runs once, to its end', async ({
  page,
}) => {
  const letGo = await holdApp(page)
  await page.goto('/docs/api/variables/map')
  const figure = page.locator('.code-block[data-example]').first()
  const run = figure.locator('[data-code-action=run]')
  await run.click()
  await run.click()
  letGo()
  await expect(figure.getByRole('status')).toHaveText(/^Finished/u, {
    timeout: 30_000,
  })
})

const otherPresses: Parameters<Locator['click']>[0][] = [
  { modifiers: ['ControlOrMeta'] },
  { modifiers: ['Shift'] },
  { button: 'middle' },
]

test('before the app, Edit in playground pressed with a modifier or the middle button opens the code beside the page', async ({
  page,
  context,
}) => {
  await holdApp(page)
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
    expect(await isStarted(page)).toBe(false)
    await other.close()
  }
})

test.describe('offline', () => {
  test.use({ savesData: true })

  test('another version, and search that was never used, say what to do and quote no machinery', async ({
    page,
    context,
    expectedProblems,
  }) => {
    expectedProblems.push(
      'ERR_INTERNET_DISCONNECTED',
      'ChunkLoadError',
      'Loading',
    )
    await openPlayground(page)
    await test.step('Run pressed twice while its engine loads prints once', async () => {
      await writeCode(page, 'console.log(6 * 7)')
      await page.keyboard.press('ControlOrMeta+Enter')
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(page.getByText(/^Finished/u)).toBeVisible()
      await expect(page.getByRole('log', { name: 'Console' })).toHaveText('42')
    })
    await context.setOffline(true)
    await page.getByLabel('Version of lfi').selectOption('3.8.0')
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    const log = page.getByRole('log', { name: 'Console' })
    await expect(log).toContainText(
      'lfi 3.8.0 could not be loaded. Check your connection and run again.',
    )
    await expect(log).not.toContainText('ChunkLoadError')
    await page.getByRole('button', { name: 'Run', exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('alert')).toBeVisible()
  })
})
