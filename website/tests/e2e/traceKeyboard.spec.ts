import type { Locator, Page } from '@playwright/test'
import { openPlayground, writeCode } from '../support/playground'
import { expect, test } from '../support/test'
import { parts, pipeline, traceOf } from '../support/trace'

test.use({ savesData: true })

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

test('a trace is made and walked, and all of it reached, with the keyboard', async ({
  page,
}) => {
  test.slow()
  await openPlayground(page)
  await writeCode(
    page,
    `import { asConcur, forEachConcur, map, pipe, rangeTo, sum } from 'lfi'
pipe(rangeTo(1, 50), map(n => n * 2), sum)
await pipe(asConcur([1, 2]), forEachConcur(n => new Promise(resolve => setTimeout(resolve, 30))))
console.log('done')`,
  )
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  const trace = traceOf(page)
  const { sentence, button } = parts(trace)
  await expect(trace).toBeVisible({ timeout: 20_000 })
  // Leaves the editor, in which Tab indents.
  await page.keyboard.press('Escape')

  await test.step('what happened is walked through without scrolling the page', async () => {
    await tabTo(page, trace.getByRole('group', { name: 'What happened' }))
    await page.keyboard.press('Home')
    await expect(sentence).toHaveText('sum pulls from map')
    await page.keyboard.press('End')
    await expect(button('Forward')).toHaveAttribute('aria-disabled', 'true')
    await button('Pulls').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(button('Forward')).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  await test.step('folded rows unfold, and how the source was read opens', async () => {
    await tabTo(page, button('40 more'))
    await page.keyboard.press('Enter')
    const rows = trace.locator(
      'tbody tr:visible:not(.trace-asking, .trace-more)',
    )
    await expect(rows).toHaveCount(50)
    await tabTo(page, trace.locator('.trace-reading > summary'))
    await page.keyboard.press('Enter')
    await expect(trace.locator('.trace-reading')).toHaveAttribute('open', '')
  })

  await test.step('a printed line leads to its event', async () => {
    await trace.getByRole('group', { name: 'What happened' }).press('Home')
    const log = page.getByRole('log', { name: 'Console' })
    await tabTo(page, log.getByRole('button', { name: /^Go to event/u }))
    await page.keyboard.press('Enter')
    await expect(sentence).not.toHaveText('sum pulls from map')
  })

  await test.step('a table that is wider than its card is scrolled by arrow keys', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const table = trace.locator('.trace-scroll').first()
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

  await test.step('Trace keeps the focus while it runs', async () => {
    await writeCode(page, pipeline)
    const press = page.getByRole('button', { name: 'Trace', exact: true })
    await press.focus()
    await page.keyboard.press('Enter')
    await expect(sentence).toHaveText('get returns 16', { timeout: 20_000 })
    await expect(press).toBeFocused()
  })
})
