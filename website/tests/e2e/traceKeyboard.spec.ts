import type { Locator, Page } from '@playwright/test'
import { openPlayground, writeCode } from '../support/playground'
import { expect, test } from '../support/test'
import { parts, pipeline, traceOf } from '../support/trace'

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  savesData: true,
})

const MOST_TABS = 80

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate(element => element === document.activeElement)

/** Presses Tab until something has the focus. */
const tabTo = async (page: Page, locator: Locator): Promise<void> => {
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    if (await isFocused(locator)) {
      return
    }
    await page.keyboard.press('Tab')
  }
  await expect(locator).toBeFocused()
}

test('a trace is made, walked and read with the keyboard alone', async ({
  page,
}) => {
  test.slow()
  await openPlayground(page)
  await writeCode(page, pipeline)
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  const trace = traceOf(page)
  const { slider, sentence, button } = parts(trace)
  await expect(sentence).toHaveText('get returns 16', { timeout: 20_000 })
  const press = async (locator: Locator, ...keys: string[]): Promise<void> => {
    await tabTo(page, locator)
    for (const key of keys) {
      await page.keyboard.press(key)
    }
  }
  // Leaves the editor, in which Tab indents.
  await page.keyboard.press('Escape')

  await press(slider, 'Home', 'ArrowRight')
  await expect(sentence).toHaveText('find pulls from filter')
  await press(button('Forward'), 'Enter')
  await expect(sentence).toHaveText('filter pulls from map')
  await press(button('Last'), 'Space')
  await expect(sentence).toHaveText('get returns 16')
  await press(
    trace.getByRole('spinbutton', { name: 'Event' }),
    'ControlOrMeta+a',
    '1',
    '5',
  )
  await expect(sentence).toHaveText('map makes 4 of 2')

  await press(trace.getByRole('switch', { name: 'Order' }), 'Space')
  await expect(trace.locator('.trace-number:visible').first()).toHaveText('1')
  await press(trace.getByRole('switch', { name: 'Pulls' }), 'Enter')
  await expect(trace.locator('.trace-asking:visible').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await press(button('Follow value'), 'Enter')
  const rows = trace.locator('tbody tr:visible:not(.trace-asking)')
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(4)

  await press(button('Copy trace'), 'Enter')
  await expect(button('Copied')).toBeFocused()

  const drawing = trace.getByRole('group', { name: 'What happened' })
  await press(drawing, 'Home')
  await expect(sentence).toHaveText('get pulls from find')
  await page.keyboard.press('End')
  await expect(sentence).toHaveText('get returns 16')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Home')

  const log = page.getByRole('log', { name: 'Console' })
  await press(log, 'Enter', 'Enter')
  await expect(sentence).toHaveText('get returns 16')
  await expect(log.getByRole('button')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(log).toBeFocused()
})

test('rows that are folded, and how a source was read, open with the keyboard', async ({
  page,
}) => {
  test.slow()
  await openPlayground(page)
  await writeCode(
    page,
    `import { asConcur, forEachConcur, map, pipe, rangeTo, sum } from 'lfi'
pipe(rangeTo(1, 50), map(n => n * 2), sum)
await pipe(asConcur([1, 2]), forEachConcur(n => new Promise(resolve => setTimeout(resolve, 30))))`,
  )
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  const trace = traceOf(page)
  await expect(trace).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await tabTo(page, parts(trace).button('40 more'))
  await page.keyboard.press('Enter')
  const rows = trace.locator('tbody tr:visible:not(.trace-asking, .trace-more)')
  await expect(rows).toHaveCount(50)
  await test.step('a table that is wider than its card is scrolled by arrow keys', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const table = trace.locator('.trace-scroll').first()
    const { sentence } = parts(trace)
    const said = await sentence.textContent()
    await table.evaluate(element => {
      element.style.inlineSize = '8rem'
    })
    await table.press('ArrowRight')
    await expect
      .poll(() => table.evaluate(({ scrollLeft }) => scrollLeft))
      .toBeGreaterThan(0)
    await expect(sentence).toHaveText(said ?? '')
    await page.setViewportSize({ width: 1280, height: 720 })
  })
  const reading = trace.locator('.trace-reading > summary')
  await tabTo(page, reading)
  await page.keyboard.press('Enter')
  await expect(trace.locator('.trace-reading')).toHaveAttribute('open', '')
  await test.step('Trace keeps the focus while it runs', async () => {
    await writeCode(page, pipeline)
    const press = page.getByRole('button', { name: 'Trace', exact: true })
    await press.focus()
    await page.keyboard.press('Enter')
    await expect(parts(traceOf(page)).sentence).toHaveText('get returns 16', {
      timeout: 20_000,
    })
    await expect(press).toBeFocused()
  })
})
