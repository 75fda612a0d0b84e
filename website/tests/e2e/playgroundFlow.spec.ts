import type { Page } from '@playwright/test'
import {
  codeOf,
  openPlayground,
  readCode,
  writeCode,
} from '../support/playground'
import { expect, test } from '../support/test'

test.use({
  savesData: true,
  permissions: ['clipboard-read', 'clipboard-write'],
})

const consoleOf = (page: Page) => page.getByRole('log', { name: 'Console' })
const run = (page: Page) =>
  page.getByRole('button', { name: 'Run', exact: true }).click()

test('Share copies the link in one press, and the address follows on request', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(page, 'console.log(1)')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/playground#v1\.ts\./u,
  )
  await expect(page).toHaveURL(/\/playground$/u)
  await page.getByLabel('Keep the code in the address').check()
  await expect(page).toHaveURL(/#v1\.ts\./u)
  await writeCode(page, 'console.log(22)')
  const before = page.url()
  await expect.poll(() => page.url()).not.toBe(before)
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  await expect.poll(() => readCode(page)).toBe('console.log(22)')
})

test('the network is allowed where the message speaks of it', async ({
  page,
  context,
  expectedProblems,
}) => {
  expectedProblems.push(/^foreign/u)
  await context.route('https://numbers.example/', route =>
    route.fulfill({
      json: { answer: 42 },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  )
  await openPlayground(page)
  await writeCode(
    page,
    "console.log(await (await fetch('https://numbers.example/')).json())",
  )
  await run(page)
  await page
    .getByRole('button', { name: 'Allow the network and run again' })
    .click()
  await expect(consoleOf(page)).toHaveText('{ answer: 42 }')
  await expect(page.getByRole('switch', { name: 'Network' })).toBeChecked()
})

test('code is saved, formatted, run, explained and run while it is typed', async ({
  page,
}) => {
  await openPlayground(page)
  await test.step('another version marks what the former one printed', async () => {
    await run(page)
    await expect(page.getByText(/^Finished/u)).toBeVisible()
    await page.getByLabel('Version of lfi').selectOption('3.8.0')
    await expect(
      page.getByText('This is the output of lfi 4.1.2.'),
    ).toBeVisible()
    await page.getByLabel('Version of lfi').selectOption('4.1.2')
  })
  await test.step('Ctrl+S saves and says so, and Shift+Alt+F formats', async () => {
    await writeCode(page, 'console.log( 1 )')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText('Saved in this browser.')).toBeVisible()
    expect(
      await page.evaluate(() => Object.values(localStorage).join()),
    ).toContain('console.log( 1 )')
    await page.keyboard.press('Shift+Alt+f')
    await expect.poll(() => readCode(page)).toBe('console.log(1)\n')
  })
  await test.step('a stack names the file as its tab does, and unclosed code is shown where it opens', async () => {
    await writeCode(page, "console.log('a')\nthrow new Error('mine')")
    await run(page)
    await expect(page.getByRole('tab', { name: 'main.ts' })).toBeVisible()
    await expect(
      consoleOf(page).getByRole('button', { name: /^main\.ts:2/u }),
    ).toBeVisible()
    await writeCode(page, 'const a = 1\nconsole.log(\nconst b = 2\n')
    await run(page)
    await expect(consoleOf(page)).toContainText('This ( is not closed.')
    await consoleOf(page).getByRole('button', { name: 'line 2' }).click()
    await expect(page.locator('.cm-activeLine')).toHaveText('console.log(')
  })
  await test.step('a nested value is there once: printed, or opened', async () => {
    await writeCode(page, 'console.log({ a: { b: { c: 1 } } })')
    await run(page)
    const log = consoleOf(page)
    await expect(log).toContainText('{ a: { b: { c: 1 } } }')
    await log.getByRole('button', { name: 'Contents' }).click()
    await expect(log).not.toContainText('{ a: { b: { c: 1 } } }')
    await writeCode(
      page,
      "console.log(Array.from({ length: 40 }, (_, id) => ({ id, name: 'x'.repeat(50) })))",
    )
    await run(page)
    await expect(log).toContainText('Contents')
    await expect(log).not.toContainText('id: 39')
  })
  await test.step('code runs while it is typed, once that is switched on', async () => {
    const typing = page.getByRole('switch', { name: 'Run while typing' })
    await expect(typing).not.toBeChecked()
    await typing.check()
    await writeCode(page, 'console.log(6 * 7)')
    await expect(consoleOf(page)).toHaveText('42')
  })
})

test('notices that are done with go by themselves, and the others are closed', async ({
  page,
}) => {
  await page.clock.install()
  await openPlayground(page)
  const saved = page.getByText('Saved in this browser.')
  const kept = page.getByText('Your draft is kept')
  await writeCode(page, 'console.log(1)')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved).toBeVisible()
  await page.clock.fastForward(6000)
  await expect(saved).toBeHidden()

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(kept).toBeVisible()
  await page.clock.fastForward(6000)
  await expect(kept).toBeVisible()
  await run(page)
  await expect(kept).toBeHidden()

  await writeCode(page, 'console.log(')
  await page.keyboard.press('Shift+Alt+f')
  const refused = page.getByText('Not formatted')
  await expect(refused).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(refused).toBeHidden()
})

test('at all widths the page fills the window and cuts nothing, and console and trace are both there', async ({
  page,
}) => {
  await openPlayground(page)
  for (const [width, height] of [
    [1920, 1000],
    [1440, 900],
    [1024, 768],
    [390, 844],
    [320, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    const sizes = () =>
      page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement
        const cut = [...document.querySelectorAll('main button, main label')]
          .filter(each => each.getClientRects().length > 0)
          // The row of keys above a phone's keyboard scrolls.
          .filter(each => !each.closest('[role=toolbar]'))
          .filter(each => each.getBoundingClientRect().right > innerWidth + 1)
          .map(each => each.textContent)
        return { scrollHeight, scrollWidth, cut }
      })
    await expect
      .poll(sizes)
      .toEqual({ scrollHeight: height, scrollWidth: width, cut: [] })
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await codeOf(page).focus()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('End')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  for (const [width, isBeside] of [
    [2000, true],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: 'Trace', exact: true }).click()
    const trace = page.getByRole('region', { name: 'Trace', exact: true })
    await expect(trace).toBeVisible()
    await expect(consoleOf(page)).toContainText("'SLOTH'")
    const places = async () => {
      const [left, right] = await Promise.all([
        trace.boundingBox(),
        consoleOf(page).boundingBox(),
      ])
      const below = (left?.y ?? 0) + (left?.height ?? 0)
      return {
        isBeside: (right?.x ?? 0) > (left?.x ?? 0) + 100,
        isBelow: (right?.y ?? 0) >= below - 1,
      }
    }
    await expect.poll(places).toEqual({ isBeside, isBelow: !isBeside })
  }
})
