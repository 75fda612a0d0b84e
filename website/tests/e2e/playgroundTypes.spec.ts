import {
  codeOf,
  openPlayground,
  typeHelpIsOn,
  writeCode,
} from '../support/playground'
import { expect, test } from '../support/test'

const pipeline = `import { map, pipe, reduce, toArray } from 'lfi'
const texts = pipe(
  [1, 2],
  map(n => String(n)),
  reduce(toArray()),
)
//    ^?
console.log(texts satisfies string[])`

test('packages that lfi is compared with have types, and run', async ({
  page,
}) => {
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
  await expect(page.getByRole('log', { name: 'Console' })).toContainText(
    '3 [ 3 ]',
  )
})

test('types are shown where they are asked for, and as JavaScript they are gone', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(page, pipeline.replace(')\n//    ^?', ')\ntexts\n// ^?'))
  await typeHelpIsOn(page)
  const notes = page.locator('.cm-note')
  await expect(notes).toHaveText(
    ['number[]', 'Iterable<string>', 'string[]', 'const texts: string[]'],
    { timeout: 15_000 },
  )
  const steps = page.getByRole('switch', { name: 'Types in pipes' })
  await expect(steps).toBeChecked()
  await steps.uncheck()
  await expect(notes).toHaveText(['const texts: string[]'])

  await codeOf(page).getByText('map', { exact: true }).first().hover()
  const help = page.locator('.cm-tooltip .cm-help-display')
  await expect(help).toContainText(/^map</u)
  const [plain, keyword] = await help.evaluate(element => [
    getComputedStyle(element).color,
    getComputedStyle(element.querySelector('span') ?? element).color,
  ])
  expect(keyword).not.toBe(plain)

  await page.getByRole('tab', { name: 'JavaScript' }).click()
  const emitted = page.getByRole('textbox', { name: 'JavaScript' })
  await expect(emitted).toContainText('console.log(texts')
  await expect(emitted).not.toContainText('satisfies')
})
