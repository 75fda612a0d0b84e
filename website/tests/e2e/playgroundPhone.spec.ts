import {
  codeOf,
  openPlayground,
  openSignatureHelp,
  readCode,
  writeCode,
} from '../support/playground'
import { expect, test } from '../support/test'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

test.describe('with type help', () => {
  test.use({ savesData: false })

  test('help for the end of a line keeps off the edge of the screen, and a problem takes no room from the code', async ({
    page,
  }) => {
    await openPlayground(page)
    const code = "import { flatMap } from 'lfi'; flatMap"
    const { x, width } = await openSignatureHelp(page, code)
    expect(x).toBeGreaterThanOrEqual(8)
    expect(x + width).toBeLessThanOrEqual(390 - 8)

    await test.step('a problem takes no room from the code', async () => {
      await page.getByRole('button', { name: 'Reset' }).click()
      const problem = page.getByRole('button', { name: '1 problem' })
      await expect(problem).toHaveCount(0)
      const heightOf = async () =>
        (await page.locator('.cm-editor').boundingBox())?.height
      const before = await heightOf()
      await writeCode(page, 'const text: string = 1')
      await expect(problem).toBeVisible()
      expect(await heightOf()).toBe(before)
    })
  })
})

test.describe('without type help', () => {
  test.use({ savesData: true })

  test('focusing does not zoom, nothing overflows, thumbs fit, and buttons say what they do', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async ({ url }: { url: string }) => {
          document.title = url
        },
      })
    })
    await openPlayground(page)
    await codeOf(page).tap()
    const sizes = await page.evaluate(() => ({
      font: Number.parseFloat(
        getComputedStyle(document.querySelector('.cm-content') ?? document.body)
          .fontSize,
      ),
      select: Number.parseFloat(
        getComputedStyle(document.querySelector('select') ?? document.body)
          .fontSize,
      ),
      // The window's own width would grow with what overflows.
      width: window.innerWidth,
    }))
    expect(sizes.font).toBeGreaterThanOrEqual(16)
    expect(sizes.select).toBeGreaterThanOrEqual(16)
    expect(sizes.width).toBe(390)
    // The panes take turns, so the editor has nearly all of the height.
    const editor = await page.locator('.cm-editor').boundingBox()
    expect(editor?.height).toBeGreaterThan(400)
    await codeOf(page).press('ControlOrMeta+f')
    const find = page.getByRole('textbox', { name: 'Find' })
    await expect(find).toHaveCSS('font-size', '16px')
    for (const name of ['Run', 'Share', 'Format', '=>', 'next', 'previous']) {
      const box = await page
        .getByRole('button', { name, exact: true })
        .boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
    await page.keyboard.press('Escape')
    for (const name of ['Reset', 'Format', 'Share', 'Trace']) {
      await expect(page.getByText(name, { exact: true })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Share', exact: true }).tap()
    await page.getByRole('button', { name: 'Share with an app' }).tap()
    await expect(page).toHaveTitle(/\/playground#v1\.ts\./u)
  })

  test('editor and console take turns, keys type symbols, and the keyboard leaves the code in view', async ({
    page,
  }) => {
    await openPlayground(page)
    const output = page.getByRole('log', { name: 'Console' })
    await expect(output).toBeHidden()
    await page.getByRole('button', { name: 'Run', exact: true }).tap()
    await expect(output).toContainText("'SLOTH'")
    await expect(
      page.getByRole('button', { name: 'Console', exact: true }),
    ).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Code', exact: true }).tap()
    await expect(codeOf(page)).toBeVisible()
    await expect(output).toBeHidden()
    await test.step('a long line wraps', async () => {
      await writeCode(page, `console.log('${'word '.repeat(20)}')`)
      const editor = page.locator('.cm-scroller')
      expect(await editor.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(
        0,
      )
    })
    await writeCode(page, 'const f = x')
    await page.getByRole('button', { name: '=>' }).tap()
    await expect(codeOf(page)).toBeFocused()
    expect(await readCode(page)).toBe('const f = x => ')
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => readCode(page)).toBe('const f = x')
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
