import { isWithin } from '../support/isWithin'
import { openPlayground, writeCode } from '../support/playground'
import { expect, test } from '../support/test'
import { parts, pressTrace } from '../support/trace'

test.use({ savesData: true })

test('where there is little height the code has the room, and nothing covers its caret', async ({
  page,
}) => {
  const lines = Array.from({ length: 40 }, (_, index) => `// ${index}`)
  await page.setViewportSize({ width: 720, height: 450 })
  await openPlayground(page)
  await writeCode(page, lines.join('\n'))
  const editor = page.locator('.cm-scroller')
  const height = () => editor.evaluate(({ clientHeight }) => clientHeight)
  const lineHeight = await page
    .locator('.cm-line')
    .first()
    .evaluate(line => line.getBoundingClientRect().height)
  expect((await height()) / lineHeight).toBeGreaterThan(6)

  await page.keyboard.press('ControlOrMeta+Home')
  for (let pressed = 0; pressed < 5; pressed++) {
    await page.keyboard.press('ArrowDown')
  }
  const before = await height()
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(height).toBeLessThan(before)
  await expect
    .poll(() => isWithin(page.locator('.cm-cursor-primary'), editor))
    .toBe(true)
})

test('the ring around what has the focus is whole at the edge of the window', async ({
  page,
}) => {
  await openPlayground(page)
  const shortcuts = page.getByRole('button', { name: 'Shortcuts' })
  await shortcuts.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const reach = await shortcuts.evaluate(button => {
    const { outlineOffset, outlineWidth } = getComputedStyle(button)
    return (
      button.getBoundingClientRect().bottom +
      Number.parseFloat(outlineOffset) +
      Number.parseFloat(outlineWidth)
    )
  })
  expect(reach).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
})

test('a step at the end of a long line is marked in view, and whole', async ({
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
  }
})
