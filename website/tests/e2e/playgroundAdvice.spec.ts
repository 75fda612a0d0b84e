import {
  openPlayground,
  readCode,
  typeHelpIsOn,
  writeCode,
} from '../support/playground'
import { expect, test } from '../support/test'

const head = `import { asConcur, map, mapConcur, pipe, reduce, toArray } from 'lfi'
const xs = [1, 2]
const load = async (n: number) => n
`

const nineSteps = Array.from({ length: 9 }, () => 'map(n => n + 1)').join(', ')

const mistakes = [
  {
    what: 'a lazy iterable that is printed',
    code: 'console.log(pipe(xs, map(n => n + 1)))',
    press: 'Add reduce(toArray())',
    prints: '[ 2, 3 ]',
  },
  {
    what: 'a tenth step',
    code: `console.log(pipe(xs, ${nineSteps}, reduce(toArray())))`,
    press: 'Split the pipe',
    prints: '[ 10, 11 ]',
  },
  {
    what: 'a missing await',
    code: 'console.log(load(7))',
    press: 'Add await',
    prints: '7',
  },
  {
    what: 'a forgotten reduce',
    code: 'console.log(pipe(xs, map(n => n + 1)).length)',
    press: 'Add reduce(toArray())',
    prints: '2',
  },
  {
    what: 'a Concur function on an array',
    code: 'for await (const x of [pipe(xs, mapConcur(load))]) { console.log(typeof x) }',
    press: 'Add asConcur',
    prints: 'object',
  },
  {
    what: 'a reducer without reduce',
    code: 'console.log(pipe(xs, map(n => n + 1), toArray()))',
    press: 'Wrap it in reduce',
    prints: '[ 2, 3 ]',
  },
  {
    what: 'a name that is almost right',
    code: "console.log(pipe(xs, chunked(2), map((part: number[]) => part.length), reduce(toArray())))\nimport { chunked } from 'lfi'",
    press: 'Change to chunk',
    prints: '[ 2 ]',
  },
]

/** Unit tests mend them all; pressing it is the same for the others. */
const tried = new Set(['a lazy iterable that is printed', 'a missing await'])

for (const { what, code, press, prints } of mistakes) {
  test(`${what} is listed, mended by one press, and runs`, {
    tag: tried.has(what) ? [] : '@all',
  }, async ({ page }) => {
    await openPlayground(page)
    await writeCode(page, head + code)
    await typeHelpIsOn(page)
    await page.getByRole('button', { name: '1 problem' }).click()
    await page.getByRole('button', { name: press }).click()
    await expect(page.locator('.cm-lintRange')).toHaveCount(0)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(page.getByRole('log', { name: 'Console' })).toHaveText(prints)
  })
}

test('JavaScript that is pasted is recognised, and the file becomes it', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(page, 'const double = n => n * 2\nconsole.log(double(21))')
  await typeHelpIsOn(page)
  await page.getByRole('button', { name: '1 problem' }).click()
  await page.getByRole('button', { name: 'Switch to JavaScript' }).click()
  await expect(page.getByRole('radio', { name: 'JavaScript' })).toBeChecked()
  await expect(page.locator('.cm-lintRange')).toHaveCount(0)
})

test('a lazy iterable in the console says that nothing ran, and is collected there', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(page, `${head}console.log(map(n => n + 1, xs))`)
  await typeHelpIsOn(page)
  await expect(page.getByRole('button', { name: '1 problem' })).toBeVisible()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  const log = page.getByRole('log', { name: 'Console' })
  await expect(log).toContainText("it hasn't run yet")
  await page.getByRole('button', { name: 'Collect its values' }).click()
  await expect(log).toHaveText('[ 2, 3 ]')
  expect(await readCode(page)).toContain(
    'pipe(map(n => n + 1, xs), reduce(toArray()))',
  )
})

test('a problem of the list leads to its line', async ({ page }) => {
  await openPlayground(page)
  const rest = '//\n'.repeat(100)
  await writeCode(page, `const a = 1\n${rest}const b: string = a\n${rest}`)
  await typeHelpIsOn(page)
  await page.getByRole('button', { name: '1 problem' }).click()
  await page.getByRole('button', { name: /^Line 102/u }).click()
  const line = page.locator('.cm-activeLine')
  await expect(line).toHaveText(/const b/u)
  // In the middle, where what is around it can be seen.
  const editor = await page.locator('.cm-scroller').first().boundingBox()
  const { y = 0, height = 0 } = editor ?? {}
  await expect
    .poll(async () => ((await line.boundingBox())?.y ?? 0) - y)
    .toBeLessThan(height * 0.6)
  expect(((await line.boundingBox())?.y ?? 0) - y).toBeGreaterThan(height * 0.4)
})

test('several problems are in order, and their list stays until all are mended', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(
    page,
    `${head}const ys = await pipe(asConcur(xs), map(n => n * 2), reduce(toArray()))
console.log(map(n => n + 1, xs), ys)`,
  )
  await typeHelpIsOn(page)
  await page.getByRole('button', { name: '2 problems' }).click()
  await expect(page.getByRole('button', { name: /^Line/u })).toHaveText([
    /^Line 4 map takes a plain iterable, but gets a concur iterable: use mapConcur\.$/u,
    /^Line 5 Nothing has run/u,
  ])
  await page.getByRole('button', { name: 'Change to mapConcur' }).click()
  await page.getByRole('button', { name: 'Change to reduceConcur' }).click()
  await page.getByRole('button', { name: 'Add reduce(toArray())' }).click()
  await expect(page.locator('.cm-lintRange')).toHaveCount(0)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('log', { name: 'Console' })).toHaveText(
    '[ 2, 3 ] [ 2, 4 ]',
  )
})

test('a plain function on a concur iterable is named in the console, and its error explained', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(
    page,
    `import { asConcur, forEachConcur, map, pipe } from 'lfi'
await pipe(asConcur([1]), map(n => n * 2), forEachConcur(n => console.log(n)))`,
  )
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('log', { name: 'Console' })).toContainText(
    'map takes a plain iterable, but gets a concur iterable: use mapConcur.',
  )
  await expect(
    page.getByRole('link', {
      name: 'Error messages: is not a concur iterable',
    }),
  ).toHaveAttribute('href', '/docs/errors#is-not-a-concur-iterable')
})

test('an optional in the console is taken out there', async ({ page }) => {
  await openPlayground(page)
  await writeCode(
    page,
    `${head}import { maxWith } from 'lfi'
console.log(
  pipe(xs, maxWith(n => n)),
)`,
  )
  await typeHelpIsOn(page)
  await expect(page.getByRole('button', { name: '1 problem' })).toBeVisible()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('button', { name: 'Collect its values' }).click()
  await expect(page.getByRole('log', { name: 'Console' })).toHaveText('2')
})

test('a press on what cannot be collected for the reader says how', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(
    page,
    `${head}const show = (value: unknown) => console.log(value)
show(map(n => n + 1, xs))`,
  )
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('button', { name: 'Collect its values' }).click()
  await expect(page.getByText('This line prints something lazy')).toBeVisible()
})

test('a long error over a name comes first, and scrolls in its box', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(
    page,
    `${'\n'.repeat(12)}import { entries, maxWith, pipe } from 'lfi'
const ages = new Map([['ada', 19]])
const top = pipe(ages, entries, maxWith(([, total]) => total))
console.log(typeof top)`,
  )
  await typeHelpIsOn(page)
  await page.locator('.cm-lintRange').first().hover()
  const box = page.locator('.cm-tooltip-hover')
  const sections = box.locator('> .cm-tooltip-section')
  await expect(sections).toHaveCount(2)
  await expect(sections.first()).toHaveClass(/cm-tooltip-lint/u)
  await expect(box).toHaveCSS('overflow-y', 'auto')
  const spills = await box.evaluate(
    ({ scrollHeight, clientHeight }) =>
      clientHeight > window.innerHeight * 0.6 || scrollHeight < clientHeight,
  )
  expect(spills).toBe(false)
})
