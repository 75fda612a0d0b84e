import type { Page } from '@playwright/test'
import {
  openPlayground,
  readCode,
  typeHelpIsOn,
  writeCode,
} from '../support/playground'
import { expect, test } from '../support/test'

test.use({ savesData: false })

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

const run = (page: Page) =>
  page.getByRole('button', { name: 'Run', exact: true }).click()
const log = (page: Page) => page.getByRole('log', { name: 'Console' })
const nothingIsMarked = (page: Page) =>
  expect(page.locator('.cm-lintRange')).toHaveCount(0)

const mend = async (
  page: Page,
  { code, press, prints }: (typeof mistakes)[number],
): Promise<void> => {
  await writeCode(page, head + code)
  await page.getByRole('button', { name: '1 problem' }).click()
  await page.getByRole('button', { name: press }).click()
  await nothingIsMarked(page)
  await run(page)
  await expect(log(page)).toHaveText(prints)
}

test('a mistake is listed, mended by one press, and runs', async ({ page }) => {
  await openPlayground(page)
  await typeHelpIsOn(page)
  for (const mistake of mistakes.filter(({ what }) => tried.has(what))) {
    await test.step(mistake.what, () => mend(page, mistake))
  }
  await test.step('several are in order, and their list stays until all are mended', async () => {
    await writeCode(
      page,
      `${head}const ys = await pipe(asConcur(xs), map(n => n * 2), reduce(toArray()))
console.log(map(n => n + 1, xs), ys)`,
    )
    await page.getByRole('button', { name: '2 problems' }).click()
    await expect(page.getByRole('button', { name: /^Line/u })).toHaveText([
      /^Line 4 map takes a plain iterable, but gets a concur iterable: use mapConcur\.$/u,
      /^Line 5 Nothing has run/u,
    ])
    await page.getByRole('button', { name: 'Change to mapConcur' }).click()
    await page.getByRole('button', { name: 'Change to reduceConcur' }).click()
    await page.getByRole('button', { name: 'Add reduce(toArray())' }).click()
    await nothingIsMarked(page)
    await run(page)
    await expect(log(page)).toHaveText('[ 2, 3 ] [ 2, 4 ]')
  })
  await test.step('a name that lfi lacks leads to the page that answers', async () => {
    await writeCode(page, "import { sortBy } from 'lfi'\nconsole.log(sortBy)")
    await page.locator('.cm-lintRange').hover()
    await expect(
      page.getByRole('link', { name: 'Coming from Lodash: _.sortBy' }),
    ).toHaveAttribute('href', /\/docs\/coming-from\/lodash\/?#no-sortby$/u)
  })
  await test.step('a long error over a name comes first, and scrolls in its box', async () => {
    await writeCode(
      page,
      `${'\n'.repeat(12)}import { entries, maxWith, pipe } from 'lfi'
const ages = new Map([['ada', 19]])
const top = pipe(ages, entries, maxWith(([, total]) => total))
console.log(typeof top)`,
    )
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
  await test.step('JavaScript that is pasted is recognised, and the file becomes it', async () => {
    await writeCode(page, 'const double = n => n * 2\nconsole.log(double(21))')
    await page.getByRole('button', { name: '1 problem' }).click()
    await page.getByRole('button', { name: 'Switch to JavaScript' }).click()
    await expect(page.getByRole('radio', { name: 'JavaScript' })).toBeChecked()
    await nothingIsMarked(page)
  })
})

test('every other mistake is listed, mended by one press, and runs', {
  tag: '@all',
}, async ({ page }) => {
  await openPlayground(page)
  await typeHelpIsOn(page)
  for (const mistake of mistakes.filter(({ what }) => !tried.has(what))) {
    await test.step(mistake.what, () => mend(page, mistake))
  }
})

test('what is lazy in the console is explained and collected there, and a problem leads to its line', async ({
  page,
}) => {
  await openPlayground(page)
  await typeHelpIsOn(page)
  const collect = page.getByRole('button', { name: 'Collect its values' })
  await test.step('a lazy iterable says that nothing ran', async () => {
    await writeCode(page, `${head}console.log(map(n => n + 1, xs))`)
    await expect(page.getByRole('button', { name: '1 problem' })).toBeVisible()
    await run(page)
    await expect(log(page)).toContainText("it hasn't run yet")
    await collect.click()
    await expect(log(page)).toHaveText('[ 2, 3 ]')
    expect(await readCode(page)).toContain(
      'pipe(map(n => n + 1, xs), reduce(toArray()))',
    )
    await nothingIsMarked(page)
  })
  await test.step('an optional is taken out', async () => {
    await writeCode(
      page,
      `${head}import { maxWith } from 'lfi'
console.log(
  pipe(xs, maxWith(n => n)),
)`,
    )
    await expect(page.getByRole('button', { name: '1 problem' })).toBeVisible()
    await run(page)
    await collect.click()
    await expect(log(page)).toHaveText('2')
  })
  await test.step('a plain function on a concur iterable is named, and its error explained', async () => {
    await writeCode(
      page,
      `import { asConcur, forEachConcur, map, pipe } from 'lfi'
await pipe(asConcur([1]), map(n => n * 2), forEachConcur(n => console.log(n)))`,
    )
    await run(page)
    await expect(log(page)).toContainText(
      'map takes a plain iterable, but gets a concur iterable: use mapConcur.',
    )
    await expect(
      page.getByRole('link', {
        name: 'Error messages: is not a concur iterable',
      }),
    ).toHaveAttribute('href', '/docs/errors#is-not-a-concur-iterable')
  })
  await test.step('a press on what cannot be collected for the reader says how', async () => {
    await writeCode(
      page,
      `${head}const show = (value: unknown) => console.log(value)
show(map(n => n + 1, xs))`,
    )
    await run(page)
    await collect.click()
    await expect(
      page.getByText('This line prints something lazy'),
    ).toBeVisible()
  })
  await test.step('a problem of the list leads to its line', async () => {
    const rest = '//\n'.repeat(100)
    await writeCode(page, `const a = 1\n${rest}const b: string = a\n${rest}`)
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
    const { y: top = 0 } = (await line.boundingBox()) ?? {}
    expect(top - y).toBeGreaterThan(height * 0.4)
  })
})
