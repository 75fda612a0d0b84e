import type { Page } from '@playwright/test'
import { isWithin } from '../support/isWithin'
import {
  codeOf,
  openPlayground,
  readCode,
  writeCode,
} from '../support/playground'
import { expect, test } from '../support/test'
import { parts, pressTrace, traceOf } from '../support/trace'

test.use({ savesData: false })

const consoleOf = (page: Page) => page.getByRole('log', { name: 'Console' })
const run = (page: Page) =>
  page.getByRole('button', { name: 'Run', exact: true }).click()

test.describe('without type help', () => {
  test.use({ savesData: true })

  test('Run prints the output, and the keyboard alone runs, stops, saves, formats, finds and leaves', async ({
    page,
  }) => {
    await openPlayground(page)
    await expect(codeOf(page)).toHaveAccessibleDescription(
      'Tab indents. To leave the editor press Esc, then Tab.',
    )
    await run(page)
    await expect(consoleOf(page)).toContainText("[ 'SLOTH', 'SLEEP' ]")
    await expect(consoleOf(page)).toContainText('[ 100, 200, 300 ]')
    await writeCode(page, 'console.log(6 * 7)\nsetInterval(() => {}, 1000)\n')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(consoleOf(page)).toContainText('42')
    const stop = page.getByRole('button', { name: 'Stop' })
    // Started again while it runs, it can still be stopped.
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(consoleOf(page)).toContainText('42')
    await stop.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Stopped after/u)).toBeVisible()
    await expect(stop).toHaveCount(0)
    await test.step('of two presses before a run has begun the second is shown', async () => {
      await writeCode(page, 'console.log(6 * 7)')
      await page.keyboard.press('ControlOrMeta+Enter')
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(page.getByText(/^Finished/u)).toBeVisible()
      await expect(consoleOf(page)).toHaveText('42')
    })
    await test.step('Ctrl+S saves, Shift+Alt+F formats and says why when it can not', async () => {
      await writeCode(page, 'const   x:number=[1,2].length;')
      await page.keyboard.press('ControlOrMeta+s')
      await expect(page.getByText('Saved: ')).toBeVisible()
      await page.keyboard.press('Shift+Alt+f')
      await expect
        .poll(() => readCode(page))
        .toBe('const x: number = [1, 2].length\n')
      await expect(page.getByText('Saved: ')).toBeHidden()
      await writeCode(page, 'const = ;')
      await page.getByRole('button', { name: 'Format' }).click()
      await expect(page.getByText('Couldn’t format')).toBeVisible()
      expect(await readCode(page)).toBe('const = ;')
      await writeCode(page, 'x')
      await expect(page.getByText('Couldn’t format')).toBeHidden()
    })
    await page.keyboard.press('ControlOrMeta+f')
    const find = page.getByRole('textbox', { name: 'Find' })
    await expect(find).toBeFocused()
    const offset = await page.getByLabel('match case').evaluate(box => {
      const words = document.createRange()
      words.selectNode(box.nextSibling ?? box)
      const [a, b] = [box, words].map(each => each.getBoundingClientRect())
      return a && b && a.y + a.height / 2 - b.y - b.height / 2
    })
    expect(Math.abs(offset ?? Infinity)).toBeLessThan(2)
    await page.keyboard.press('Escape')
    await expect(find).toBeHidden()
    await page.keyboard.press('Home')
    await page.keyboard.press('Tab')
    expect(await readCode(page)).toBe('  x')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(codeOf(page)).not.toBeFocused()
  })

  test('what is shown keeps up with the code, and what is marked as run is what ran', async ({
    page,
  }) => {
    await openPlayground(page)
    const example = page.getByRole('combobox', { name: 'Example' })
    await expect(example).toHaveValue('welcome')
    await writeCode(page, 'console.log(1)')
    await expect(example).toHaveValue('own')
    await page.keyboard.press('ControlOrMeta+Enter')
    // Typed while the run is on its way.
    await page.keyboard.insertText(' // changed')
    await expect(consoleOf(page)).toContainText('1')
    await expect(page.getByText(/^Finished.*changed since/u)).toBeVisible()
    await test.step('the split moves by keyboard and by pointer, and is remembered', async () => {
      const editor = page.locator('.cm-editor')
      const width = async () => (await editor.boundingBox())?.width ?? 0
      const before = await width()
      await page.getByRole('slider', { name: 'Size of the editor' }).focus()
      await page.keyboard.press('ArrowLeft')
      expect(await width()).toBeLessThan(before)
      await page.mouse.move(await width(), 400)
      await page.mouse.down()
      await page.mouse.move(1000, 400)
      await page.mouse.up()
      await expect
        .poll(() =>
          page.evaluate(() => Number(localStorage['lfi.playground.split'])),
        )
        .toBeGreaterThan(58)
      await page.reload()
      await expect(codeOf(page)).toBeVisible()
      expect(await width()).toBeGreaterThan(before)
    })
  })

  test('at all widths the page fills the window and cuts nothing, the code has room, and console and trace are both there', async ({
    page,
  }) => {
    await openPlayground(page)
    for (const [width, height] of [
      [1920, 1000],
      [1024, 768],
      [800, 700],
      [720, 450],
      [390, 844],
      [320, 720],
    ] as const) {
      await page.setViewportSize({ width, height })
      const sizes = () =>
        page.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement
          const shown = [
            ...document.querySelectorAll('main button, main label'),
          ]
            .filter(each => each.getClientRects().length > 0)
            // The row of keys above a phone's keyboard scrolls.
            .filter(each => !each.closest('[role=toolbar]'))
          const isHit = (each: Element) => {
            const { x, y, width, height } = each.getBoundingClientRect()
            const hit = document.elementFromPoint(x + width - 2, y + height / 2)
            return each.contains(hit)
          }
          const covered = shown.filter(each => !isHit(each))
          return {
            scrollHeight,
            scrollWidth,
            covered: covered.map(each => each.textContent),
          }
        })
      await expect
        .poll(sizes)
        .toEqual({ scrollHeight: height, scrollWidth: width, covered: [] })
      const lines = await page
        .locator('.cm-scroller')
        .evaluate(
          editor =>
            editor.clientHeight /
            (editor.querySelector('.cm-line')?.clientHeight ?? 0),
        )
      expect(lines).toBeGreaterThan(6)
    }
    for (const [width, isBeside] of [
      [2000, true],
      [1440, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('button', { name: 'Trace', exact: true }).click()
      const trace = page.getByRole('group', { name: 'Trace', exact: true })
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
    // In a window that is too low for all, the page scrolls: nothing overlaps.
    const { slider, sentence } = parts(traceOf(page))
    const low = { 640: 400, 667: 375, 844: 390, 960: 500 }
    for (const [width, height] of Object.entries(low)) {
      await page.setViewportSize({ width: Number(width), height })
      await slider.press('Home')
      await slider.press('End')
      const down = [
        sentence,
        page.getByRole('group', { name: 'What happened' }),
        consoleOf(page),
        page.getByRole('button', { name: 'Types in pipes' }),
      ]
      const boxes = await Promise.all(down.map(each => each.boundingBox()))
      const edges = boxes.flatMap(box => box && [box.y, box.y + box.height])
      expect(edges).toEqual(edges.toSorted((a, b) => Number(a) - Number(b)))
      // What the editor marks does not move the slider.
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    }
  })

  test('a step at the end of a long line is marked in view, with the beginning of its line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 700 })
    await openPlayground(page)
    await writeCode(
      page,
      `import { filter, map, pipe, reduce, toArray } from 'lfi'
console.log(pipe([1, 2, 3], filter(n => n > 0), filter(n => n > 0), filter(n => n > 0), filter(n => n > 0), map(n => n * 1000), reduce(toArray())))`,
    )
    const { slider } = parts(await pressTrace(page))
    const traced = page.locator('.cm-traced').first()
    const scroller = page.locator('.cm-scroller')
    for (let event = 1; event <= 6; event++) {
      await slider.fill(String(event))
      await expect.poll(() => isWithin(traced, scroller)).toBe(true)
      expect(await scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    }
  })
})

test('a link never runs anything by itself, and nothing jumps when the editor opens', async ({
  page,
}) => {
  const code = Buffer.from("console.log('ran')").toString('base64')
  await openPlayground(page, `#${code}`)
  await expect(page.getByText('What the code prints appears')).toBeVisible()
  // The sandbox of the first run waits, with nothing in it.
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(consoleOf(page)).not.toContainText('ran')
  const shift = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let total = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) {
            total += 'value' in entry ? Number(entry.value) : 0
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)))
      }),
  )
  // The face arrives after the fallback, a fraction of a pixel wider.
  expect(shift).toBeLessThan(0.001)
  await run(page)
  await expect(consoleOf(page)).toHaveText('ran')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/playground')
    await expect(page.locator('main noscript > p')).toBeVisible()
  })
})
