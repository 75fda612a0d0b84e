import type { Page } from '@playwright/test'
import {
  codeOf,
  openPlayground,
  readCode,
  writeCode,
} from '../support/playground'
import { expect, test } from '../support/test'

const consoleOf = (page: Page) => page.getByRole('log', { name: 'Console' })

test.describe('without type help', () => {
  test.use({ savesData: true })

  test('Run prints the output, and the keyboard alone runs, stops and leaves', async ({
    page,
  }) => {
    await openPlayground(page)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(consoleOf(page)).toContainText("[ 'SLOTH', 'SLEEP' ]")
    await expect(consoleOf(page)).toContainText('[ 100, 200, 300 ]')
    await writeCode(page, 'console.log(6 * 7)\nsetInterval(() => {}, 1000)\n')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(consoleOf(page)).toContainText('42')
    const stop = page.getByRole('button', { name: 'Stop' })
    await expect(stop).toBeVisible()
    // Started anew while it runs, it can still be stopped.
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(consoleOf(page)).toContainText('42')
    await stop.focus()
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('button', { name: 'Run' }).first(),
    ).toBeVisible()
    await test.step('names that are not imported are offered, and added on request', async () => {
      await writeCode(page, 'console.log(pipe([1], reduce(toArray())))')
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(page.getByText(/Not imported from lfi: /u)).toBeVisible()
      await page.getByRole('button', { name: 'Import and run again' }).click()
      await expect(page.getByRole('log', { name: 'Console' })).toContainText(
        '[ 1 ]',
      )
      expect(await readCode(page)).toMatch(
        /^import \{ pipe, reduce, toArray \}/u,
      )
    })
    await test.step('the split moves by keyboard and by pointer, and is remembered', async () => {
      const separator = page.getByRole('separator', {
        name: 'Size of the editor',
      })
      const editorWidth = async () =>
        (await page.locator('.cm-editor').boundingBox())?.width ?? 0
      const before = await editorWidth()
      await separator.focus()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      expect(await editorWidth()).toBeLessThan(before)
      await separator.hover()
      await page.mouse.down()
      await page.mouse.move(1000, 400)
      await page.mouse.up()
      await page.reload()
      await expect(codeOf(page)).toBeVisible()
      expect(await editorWidth()).toBeGreaterThan(before)
    })
  })

  test('what is shown keeps up with the code: output, example, buttons, version', async ({
    page,
  }) => {
    await openPlayground(page)
    const copy = page.getByRole('button', { name: 'Copy output' })
    await expect(copy).toHaveAttribute('aria-disabled', 'true')
    await writeCode(page, 'console.dir({ a: { b: { c: { d: 1 } } } })')
    await expect(
      page.getByRole('button', { name: 'Example: Your own code' }),
    ).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Enter')
    const line = consoleOf(page).getByRole('button', { name: 'Go to line 1' })
    await expect(line).toBeVisible()
    await consoleOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(line).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(codeOf(page)).toBeFocused()
    await consoleOf(page).getByRole('button', { name: 'Contents' }).click()
    await expect(copy).toHaveAttribute('aria-disabled', 'false')
    const changed = page.getByText('Code changed since.')
    await expect(changed).toBeHidden()
    const place = await consoleOf(page).boundingBox()
    await writeCode(page, 'console.log(2)')
    await expect(changed).toBeVisible()
    expect(await consoleOf(page).boundingBox()).toEqual(place)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(copy).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByLabel('Version of lfi')).toHaveValue('4.1.2')

    await codeOf(page).focus()
    await page.keyboard.press('F1')
    await expect(page.getByText('Move the line up')).toBeVisible()
    const rows = await page.locator('dl:has(kbd) > div').evaluateAll(all =>
      all.map(row => ({
        keys: new Set(
          [...row.querySelectorAll('kbd')].map(
            key => key.getBoundingClientRect().y,
          ),
        ).size,
        text: row.querySelector('dd')?.getBoundingClientRect().x,
      })),
    )
    // Keys on one line, texts below each other, and all of them there.
    expect(rows.filter(({ keys }) => keys !== 1)).toEqual([])
    expect(new Set(rows.map(({ text }) => text)).size).toBe(1)
    const hidden = await page
      .locator('dl:has(kbd)')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(hidden).toBe(0)
    await page.keyboard.press('Escape')
    await expect(page.getByText('Move the line up')).toBeHidden()
    await expect(codeOf(page)).toBeFocused()
    const button = page.getByRole('button', { name: 'Keyboard shortcuts' })
    await button.focus()
    await page.keyboard.press('?')
    await expect(page.getByText('Move the line up')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  test('a press on the console is not lost to lines that come while it lasts', async ({
    page,
  }) => {
    await openPlayground(page)
    await writeCode(
      page,
      'setInterval(() => console.log("tick"), 20)\nconsole.log(typeof pipe)',
    )
    await page.keyboard.press('ControlOrMeta+Enter')
    const log = consoleOf(page)
    // So many that the log scrolls.
    await expect(log.getByText('tick').nth(60)).toBeAttached()
    const offered = page.getByRole('button', { name: 'Import and run again' })
    await offered.hover()
    await page.mouse.down()
    const held = await log.getByText('tick').count()
    // More of them are printed meanwhile.
    await page.evaluate(
      () =>
        new Promise(resolve => {
          let frames = 0
          const count = (): unknown =>
            ++frames === 30 ? resolve(0) : requestAnimationFrame(count)
          count()
        }),
    )
    expect(await log.getByText('tick').count()).toBe(held)
    await page.mouse.up()
    await expect(log).toContainText('function')
  })
})

test.describe('prepared for a run', () => {
  test.use({ savesData: false })

  test('a link never runs anything by itself', async ({ page }) => {
    const code = Buffer.from("console.log('ran')").toString('base64')
    await openPlayground(page, `#${code}`)
    await expect(page.getByText('What it prints appears here.')).toBeVisible()
    // The sandbox of the first run waits, with nothing in it.
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect(consoleOf(page)).toHaveText('')
    await expect(page.getByRole('status').first()).toHaveText('')
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(consoleOf(page)).toHaveText('ran')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/playground')
    // What is drawn: locators by text leave such an element out.
    await expect(page.locator('main')).toContainText(
      'The playground runs code in your browser and needs JavaScript',
      { useInnerText: true },
    )
    await expect(page.locator('main noscript > p')).toBeVisible()
  })
})
