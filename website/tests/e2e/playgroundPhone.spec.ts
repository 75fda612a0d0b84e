import {
  codeOf,
  openPlayground,
  openSignatureHelp,
  readCode,
  writeCode,
} from '../support/playground'
import { expect, test } from '../support/test'

test.use({
  savesData: false,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

test('help for the end of a line keeps off the edge of the screen, and a problem takes no room from the code', {
  tag: '@all',
}, async ({ page }) => {
  await openPlayground(page)
  const code = "import { flatMap } from 'lfi'; flatMap"
  const { x, width } = await openSignatureHelp(page, code)
  expect(x).toBeGreaterThanOrEqual(8)
  expect(x + width).toBeLessThanOrEqual(390 - 8)
  await page.getByRole('button', { name: 'Reset' }).click()
  const problem = page.getByRole('button', { name: '1 problem' })
  await expect(problem).toHaveCount(0)
  const heightOf = async () =>
    (await page.locator('.cm-editor').boundingBox())?.height
  const before = await heightOf()
  await writeCode(page, 'const text: string = 1')
  await expect(problem).toBeVisible()
  expect(await heightOf()).toBe(before)

  await test.step('types beside the code wrap as the code does', async () => {
    await writeCode(
      page,
      "import { map, pipe } from 'lfi'\npipe([1], map(n => ({ n, name: String(n), places: [n, n + 1], isOdd: n % 2 === 1 })))",
    )
    await expect(page.locator('.cm-note')).not.toHaveCount(0)
    const beyond = await page
      .locator('.cm-scroller')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(beyond).toBe(0)
  })
})

test.describe('without type help', () => {
  test.use({ savesData: true })

  test('focusing does not zoom, thumbs fit, and buttons say what they do', async ({
    page,
  }) => {
    await openPlayground(page)
    await codeOf(page).tap()
    await codeOf(page).press('ControlOrMeta+f')
    for (const field of [
      page.locator('.cm-content'),
      page.getByRole('combobox', { name: 'Example' }),
      page.getByRole('textbox', { name: 'Find' }),
    ]) {
      await expect(field).toHaveCSS('font-size', '16px')
    }
    for (const name of ['Run', 'Share', 'Format', '=>', 'next', 'previous']) {
      const box = await page
        .getByRole('button', { name, exact: true })
        .boundingBox()
      expect(box?.height, name).toBeGreaterThanOrEqual(44)
      expect(box?.width, name).toBeGreaterThanOrEqual(44)
    }
    await page.keyboard.press('Escape')
    for (const name of ['Reset', 'Format', 'Share', 'Trace']) {
      await expect(page.getByText(name, { exact: true })).toBeVisible()
    }
  })

  test('editor and console take turns, keys type symbols, and the keyboard leaves the code in view', async ({
    page,
  }) => {
    await openPlayground(page)
    const output = page.getByRole('log', { name: 'Console' })
    await expect(output).toBeHidden()
    await page.getByRole('button', { name: 'Run', exact: true }).tap()
    await expect(output).toContainText("'SLOTH'")
    await test.step('a wide table scrolls, and the page does not', async () => {
      await page.getByRole('button', { name: 'Code', exact: true }).tap()
      await writeCode(
        page,
        `console.table([{ wide: '${'word '.repeat(20)}' }])`,
      )
      await page.getByRole('button', { name: 'Run', exact: true }).tap()
      await expect(output).toContainText('wide')
      const box = await output.boundingBox()
      expect(box?.width).toBeLessThanOrEqual(390)
    })
    await expect(
      page.getByRole('button', { name: 'Console', exact: true }),
    ).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Code', exact: true }).tap()
    await expect(output).toBeHidden()
    await writeCode(page, `console.log('${'word '.repeat(20)}')`)
    const overflow = await page
      .locator('.cm-scroller')
      .evaluate(editor => editor.scrollWidth - editor.clientWidth)
    expect(overflow).toBe(0)
    await writeCode(page, 'const f = x')
    await page.getByRole('button', { name: '=>' }).tap()
    await expect(codeOf(page)).toBeFocused()
    expect(await readCode(page)).toBe('const f = x => ')
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => readCode(page)).toBe('const f = x')
    await writeCode(page, 'f')
    for (const key of ['(', '[', '`', '`', ']', ')', '=', ')']) {
      await page.getByRole('button', { name: key, exact: true }).tap()
    }
    expect(await readCode(page)).toBe('f([``])=)')
    await codeOf(page).tap()
    // As the browser reports it when a software keyboard opens.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { value: 480 })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    })
    const keys = page.getByRole('toolbar', { name: 'Symbols' })
    await expect
      .poll(async () => {
        const box = await keys.boundingBox()
        return box ? box.y + box.height : Number.POSITIVE_INFINITY
      })
      .toBeLessThanOrEqual(480)
  })
})
