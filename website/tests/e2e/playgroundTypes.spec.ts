import type { Page } from '@playwright/test'
import {
  codeOf,
  openPlayground,
  openSignatureHelp,
  readCode,
  typeHelpIsOn,
  writeCode,
} from '../support/playground'
import { pretendConnection, savingData } from '../support/pretendConnection'
import { expect, test } from '../support/test'

test.use({ savesData: false })

/** The style sheet shows them: they are no text of the page. */
const readNotes = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('.cm-note')
    .evaluateAll(notes => notes.map(note => (note as HTMLElement).dataset.text))

const log = (page: Page) => page.getByRole('log', { name: 'Console' })
const run = (page: Page) =>
  page.getByRole('button', { name: 'Run', exact: true }).click()
const option = (page: Page, name: string) =>
  page.getByRole('option', { name, exact: true })

test('under data-saver nothing is fetched ahead until it is asked for', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  const isFetched = () =>
    fetched.some(url => url.includes('/playground/typescriptWorker'))
  await pretendConnection(page, savingData)
  await openPlayground(page)
  await expect(page.getByText('Type help is off')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await test.step('names in scope are completed all the same', async () => {
    await writeCode(page, 'const total = 1\n')
    await page.keyboard.type('tot')
    await expect(option(page, 'total')).toBeVisible()
    await page.keyboard.press('Escape')
  })
  expect(isFetched()).toBe(false)
  await page.getByRole('button', { name: 'Run', exact: true }).hover()
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.getByRole('button', { name: 'Load type help' }).click()
  await typeHelpIsOn(page)
  expect(isFetched()).toBe(true)
})

test('type help reports errors, completes, explains, and answers whatever is typed', async ({
  page,
}) => {
  await openPlayground(page)
  await typeHelpIsOn(page)
  await test.step('errors are marked where they are', async () => {
    await writeCode(page, "const wrong: number = 'text'\n")
    await expect(page.locator('.cm-lintRange-error')).toHaveText('wrong')
  })
  await test.step('members are completed, and a name tells its type', async () => {
    await writeCode(page, "const text = 'sloth'\ntext.toUpp")
    await page.keyboard.press('Control+Space')
    await page.getByRole('option', { name: 'toUpperCase' }).click()
    await expect.poll(() => readCode(page)).toContain('text.toUpperCase')
    await page
      .locator('.cm-line')
      .first()
      .hover({ position: { x: 70, y: 12 } })
    await expect(page.getByText('const text: "sloth"')).toBeVisible()
  })
  await test.step('names of lfi come with documentation and import', async () => {
    await writeCode(page, "import { map } from 'lfi'\nmap\n")
    await page.keyboard.type('takeWhileA')
    await page.getByRole('option', { name: 'takeWhileAsync' }).click()
    await expect
      .poll(() => readCode(page))
      .toBe("import { map, takeWhileAsync } from 'lfi'\nmap\ntakeWhileAsync")
  })
  await test.step('packages that lfi is compared with are completed and run, and nothing is red', async () => {
    await writeCode(page, "import _ from 'lodash'\n_")
    await page.keyboard.type('.flattenD')
    await expect(option(page, 'flattenDepth')).toBeVisible()
    await writeCode(
      page,
      "import _ from 'lodash'\nimport pMap from 'p-map'\nconsole.log(_.sum([1, 2]), await pMap([3], async n => n))",
    )
    // Found by the same check as what would be underlined.
    await page.keyboard.type('\nconst wrong: string = 1')
    await expect(page.locator('.cm-lintRange')).toHaveCount(1)
    await run(page)
    await expect(log(page)).toContainText('3 [ 3 ]')
  })
  await test.step('the signature of a call shows where one is, below the toolbar', async () => {
    const { y } = await openSignatureHelp(page, "'a'.replaceAll")
    const editor = await page.locator('.cm-editor').boundingBox()
    expect(y).toBeGreaterThanOrEqual(editor?.y ?? Number.POSITIVE_INFINITY)
    const active = page.locator('.cm-help-signature strong')
    await expect(active).toHaveText(/searchValue/u)
    await page.keyboard.type("'a', ")
    await expect(active).toHaveText(/replace/u)
  })
  await test.step('a text opened while completions are looked for is left alone', async () => {
    await writeCode(page, `${'// a line\n'.repeat(200)}cons`)
    await page.keyboard.type('o')
    await page
      .getByRole('combobox', { name: 'Example' })
      .selectOption('welcome')
    await writeCode(page, 'let a')
    // A list at a place that the text does not have would be an error.
    await expect(page.locator('.cm-tooltip-autocomplete')).toHaveCount(0)
    expect(await readCode(page)).toBe('let a')
  })
  await test.step('whatever is typed, it answers afterwards', async () => {
    await writeCode(
      page,
      `type Deep<T> = T extends string ? Deep<[T]> : ${'(['.repeat(400)}`,
    )
    await writeCode(page, '`${'.repeat(200))
    await writeCode(page, 'const wrong: string = 1\n')
    await expect(page.locator('.cm-lintRange-error')).toHaveText('wrong', {
      timeout: 15_000,
    })
  })
})

test('mistakes are listed, mended by one press each, and the code runs', async ({
  page,
}) => {
  await openPlayground(page)
  await typeHelpIsOn(page)
  const press = (name: string) => page.getByRole('button', { name }).click()
  await writeCode(
    page,
    `import { asConcur, map, mapConcur, pipe, reduce, reduceConcur, toArray } from 'lfi'
const xs = [1, 2]
const ys = await pipe(asConcur(xs), map(n => n * 2), reduce(toArray()))
const zs = await pipe(
  xs,
  mapConcur(async n => n),
  reduceConcur(toArray()),
)
console.log(map(n => n + 1, xs), ys, zs)`,
  )
  await press('3 problems')
  await expect(page.getByRole('button', { name: /^Line/u })).toHaveText([
    /^Line 3 map takes a plain iterable, but gets a concur iterable: use mapConcur\.$/u,
    /^Line 6 mapConcur takes a concur iterable, but gets a plain iterable\. Convert it with asConcur\.$/u,
    /^Line 9 Nothing has run/u,
  ])
  await press('Change to mapConcur')
  await press('Change to reduceConcur')
  await press('Add asConcur')
  await press('Add reduce(toArray())')
  await expect(page.locator('.cm-lintRange')).toHaveCount(0)
  expect(await readCode(page)).toContain('  xs,\n  asConcur,\n  mapConcur(')
  await run(page)
  await expect(log(page)).toHaveText('[ 2, 3 ] [ 2, 4 ] [ 1, 2 ]')
  await test.step('a name that lfi lacks leads to the page that answers', async () => {
    await writeCode(page, "import { sortBy } from 'lfi'\nconsole.log(sortBy)")
    await page.locator('.cm-lintRange').hover()
    await expect(
      page.getByRole('link', { name: 'Coming from Lodash: _.sortBy' }),
    ).toHaveAttribute('href', /\/docs\/coming-from\/lodash\/?#no-sortby$/u)
  })
  await test.step('a problem of the list leads to its line', async () => {
    const rest = '//\n'.repeat(100)
    await writeCode(page, `const a = 1\n${rest}const b: string = a\n${rest}`)
    await press('1 problem')
    await page.getByRole('button', { name: /^Line 102/u }).click()
    await expect(page.locator('.cm-activeLine')).toHaveText(/const b/u)
  })
})

test('types are shown beside the steps of a pipe and where they are asked for, in the way of nothing', async ({
  page,
}) => {
  await openPlayground(page)
  await typeHelpIsOn(page)
  await test.step('what is typed over all of the code takes no type with it', async () => {
    for (const end of ['toArray()', 'toSet()', 'toArray()']) {
      const code = `import { map, pipe, reduce, toArray, toSet } from 'lfi'\nconsole.log(pipe([1], map(n => n + 1), reduce(${end})))`
      await writeCode(page, code)
      await expect.poll(() => readNotes(page)).toHaveLength(1)
      expect((await readCode(page)).trimEnd()).toBe(code)
    }
  })
  await test.step('they can be switched off', async () => {
    await writeCode(
      page,
      `import { map, pipe, reduce, toArray } from 'lfi'
pipe(
  [1, 2],
  map(n => String(n)),
  reduce(toArray()),
)`,
    )
    await expect
      .poll(() => readNotes(page), { timeout: 15_000 })
      .toEqual(['number[]', 'Iterable<string>', 'string[]'])
    await page.getByRole('button', { name: 'Types in pipes' }).click()
    await expect.poll(() => readNotes(page)).toEqual([])
  })
  await test.step('over a name they are coloured', async () => {
    await codeOf(page).getByText('map', { exact: true }).first().hover()
    const help = page.locator('.cm-help pre')
    await expect(help).toContainText(/^map</u)
    const [plain, keyword] = await help.evaluate(element => [
      getComputedStyle(element).color,
      getComputedStyle(element.querySelector('span') ?? element).color,
    ])
    expect(keyword).not.toBe(plain)
  })
})
