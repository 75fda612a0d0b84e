import type { Page } from '@playwright/test'
import {
  codeOf,
  openPlayground,
  readCode,
  typeHelpIsOn,
  writeCode,
} from '../support/playground'
import { expect, test } from '../support/test'

test.use({ savesData: false })

const pipeline = `import { map, pipe, reduce, toArray } from 'lfi'
const texts = pipe(
  [1, 2],
  map(n => String(n)),
  reduce(toArray()),
)
//    ^?
console.log(texts satisfies string[])`

const asked = 'const texts: string[]'

/** The style sheet shows them: they are no text of the page. */
const readNotes = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('.cm-note')
    .evaluateAll(notes => notes.map(note => (note as HTMLElement).dataset.text))

test('packages that lfi is compared with have types, and run, and names are offered where they fit', async ({
  page,
}) => {
  const log = page.getByRole('log', { name: 'Console' })
  const options = page.locator('.cm-tooltip-autocomplete li')
  await openPlayground(page)
  await writeCode(
    page,
    "import _ from 'lodash'\nimport pMap from 'p-map'\nconsole.log(_.sum([1, 2]), await pMap([3], async n => n))",
  )
  await typeHelpIsOn(page)
  // Found by the same check as what would be underlined.
  await page.keyboard.type('\nconst wrong: string = 1')
  await expect(page.locator('.cm-lintRange')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(log).toContainText('3 [ 3 ]')

  await test.step('names of another file', async () => {
    await page.getByRole('button', { name: 'Add a file' }).click()
    await page.keyboard.type('numbers.ts')
    await page.keyboard.press('Enter')
    await writeCode(
      page,
      'export const halved = (n: number) => n / 2\nexport const orders = [1]',
    )
    await page.getByRole('tab', { name: 'main.ts' }).click()
    await writeCode(page, 'hal')
    await page.keyboard.type('v')
    await expect(options).toHaveText(['halvedfrom ./numbers'])
    await options.click()
    await expect
      .poll(() => readCode(page))
      .toBe("import { halved } from './numbers'\n\nhalved")
  })
  await test.step('they come before sample data of the same name', async () => {
    await writeCode(page, 'console.log(or')
    await page.keyboard.type('d')
    await expect(options.first()).toHaveText('ordersfrom ./numbers')
    await page.keyboard.type('ers)')
    await page.getByRole('button', { name: '1 problem' }).click()
    await page
      .getByRole('button', { name: 'Import orders from ./numbers' })
      .click()
    await expect
      .poll(() => readCode(page))
      .toBe("import { orders } from './numbers'\n\nconsole.log(orders)")
  })
  await test.step('names of a package', async () => {
    await writeCode(page, "import _ from 'lodash'\n_")
    await page.keyboard.type('.flattenD')
    await expect(options).toHaveText(['flattenDeep', 'flattenDepth'])

    await writeCode(
      page,
      "import {} from 'lodash'\nconsole.log(sumBy([3], n => n))",
    )
    await page.keyboard.press('ControlOrMeta+Home')
    for (const _ of 'import {') {
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.type(' sumB')
    await expect(options.first()).toHaveText('sumBy')
    await options.first().click()
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(log).toHaveText('3')
  })
})

test('types are shown where they are asked for, in the way of nothing, and as JavaScript they are gone', async ({
  page,
}) => {
  await openPlayground(page)
  await typeHelpIsOn(page)
  await test.step('what is typed over all of the code takes no type with it', async () => {
    for (const end of ['toArray()', 'toSet()', 'toCount()', 'toArray()']) {
      const code = `import { map, pipe, reduce, toArray, toCount, toSet } from 'lfi'\nconsole.log(pipe([1], map(n => n + 1), reduce(${end})))`
      await writeCode(page, code)
      await expect.poll(() => readNotes(page)).toHaveLength(1)
      expect((await readCode(page)).trimEnd()).toBe(code)
    }
  })
  await test.step('the caret is at the end of the text, not at the type beside it', async () => {
    await writeCode(page, pipeline)
    await expect.poll(() => readNotes(page)).toHaveLength(3)
    await page.keyboard.press('ControlOrMeta+Home')
    for (const key of ['ArrowDown', 'ArrowDown', 'End']) {
      await page.keyboard.press(key)
    }
    const endOfText = await codeOf(page)
      .locator('.cm-line', { hasText: '[1, 2],' })
      .evaluate(line => {
        const text = document.createRange()
        text.setStart(line, 0)
        text.setEndBefore(line.querySelector('.cm-note') ?? line)
        return text.getBoundingClientRect().right
      })
    const caret = page.locator('.cm-cursor-primary')
    await expect
      .poll(async () =>
        Math.abs(((await caret.boundingBox())?.x ?? 0) - endOfText),
      )
      .toBeLessThan(2)
  })
  await test.step('they are shown in pipes, and where they are asked for', async () => {
    await writeCode(page, pipeline.replace(')\n//    ^?', ')\ntexts\n// ^?'))
    await expect
      .poll(() => readNotes(page), { timeout: 15_000 })
      .toEqual(['number[]', 'Iterable<string>', 'string[]', asked])
    const steps = page.getByRole('switch', { name: 'Types in pipes' })
    await expect(steps).toBeChecked()
    await steps.uncheck()
    await expect.poll(() => readNotes(page)).toEqual([asked])
  })
  await test.step('over a name they are coloured', async () => {
    await codeOf(page).getByText('map', { exact: true }).first().hover()
    const help = page.locator('.cm-tooltip .cm-help-display')
    await expect(help).toContainText(/^map</u)
    const [plain, keyword] = await help.evaluate(element => [
      getComputedStyle(element).color,
      getComputedStyle(element.querySelector('span') ?? element).color,
    ])
    expect(keyword).not.toBe(plain)
  })
  await test.step('the result of a call is in view, on a phone too', async () => {
    const before = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await writeCode(
      page,
      `import { filter, map, pipe, reduce, toArray } from 'lfi'
const list = [{ id: 1, user: 'ada', items: ['pen'], paid: true }]
pipe(list, filter(each => each.paid), map(each => ({ each, city: 'Bern' })), reduce(toArray()))`,
    )
    await codeOf(page).getByText('pipe', { exact: true }).last().hover()
    const help = page.locator('.cm-tooltip .cm-help-display')
    await expect(help).toContainText(/city: string; \}\[\]$/u)
    const { x = 0, width = 390 } = (await help.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(8)
    expect(x + width).toBeLessThanOrEqual(390 - 8)
    expect(
      await help.evaluate(box => box.scrollHeight - box.clientHeight),
    ).toBe(0)
    await page.setViewportSize(before ?? { width: 1280, height: 720 })
    await writeCode(page, pipeline)
  })
  await test.step('as JavaScript they are gone', async () => {
    await page.getByRole('tab', { name: 'JavaScript' }).click()
    const emitted = page.getByRole('textbox', { name: 'JavaScript' })
    await expect(emitted).toContainText('console.log(texts')
    await expect(emitted).not.toContainText('satisfies')
  })
})
