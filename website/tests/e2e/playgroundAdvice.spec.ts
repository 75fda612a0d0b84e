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

test('a tenth step is listed, mended by one press, and runs', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(
    page,
    `${head}console.log(pipe(xs, ${nineSteps}, reduce(toArray())))`,
  )
  await typeHelpIsOn(page)
  await page.getByRole('button', { name: '1 problem' }).click()
  await page.getByRole('button', { name: 'Split the pipe' }).click()
  await expect(page.locator('.cm-lintRange')).toHaveCount(0)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('log', { name: 'Console' })).toHaveText(
    '[ 10, 11 ]',
  )
})

test('mistakes are listed, mended by one press, and run', async ({ page }) => {
  await openPlayground(page)
  await typeHelpIsOn(page)
  const log = page.getByRole('log', { name: 'Console' })
  const problem = page.getByRole('button', { name: '1 problem' })
  const marked = page.locator('.cm-lintRange')
  // One at a time: each begins with a text in which nothing is marked.
  const begin = async (code: string): Promise<void> => {
    await writeCode(page, '// Nothing.')
    await expect(marked).toHaveCount(0)
    await expect(problem).toHaveCount(0)
    await writeCode(page, code)
  }
  for (const { what, code, press, prints } of mistakes) {
    await test.step(what, async () => {
      await begin(head + code)
      await problem.click()
      await page.getByRole('button', { name: press }).click()
      await expect(marked).toHaveCount(0)
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await expect(log).toHaveText(prints)
      await page.getByRole('button', { name: 'Clear' }).click()
    })
  }
  await test.step('a lazy iterable in the console says that nothing ran, and is collected there', async () => {
    await begin(`${head}console.log(map(n => n + 1, xs))`)
    await expect(problem).toBeVisible()
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(log).toContainText('nothing of it has run')
    await page.getByRole('button', { name: 'Collect its values' }).click()
    await expect(log).toHaveText('[ 2, 3 ]')
    expect(await readCode(page)).toContain(
      'pipe(map(n => n + 1, xs), reduce(toArray()))',
    )
  })
  await test.step('a problem of the list leads to its line', async () => {
    await begin('const a = 1\n\nconst b: string = a\nconsole.log(b)')
    await problem.click()
    await page.getByRole('button', { name: /^Line 3/u }).click()
    await expect(page.locator('.cm-activeLine')).toHaveText(/const b/u)
  })
  await test.step('JavaScript that is pasted is recognised, and the file becomes it', async () => {
    await begin('const double = n => n * 2\nconsole.log(double(21))')
    await problem.click()
    await page.getByRole('button', { name: 'Switch to JavaScript' }).click()
    await expect(page.getByRole('radio', { name: 'JavaScript' })).toBeChecked()
    await expect(marked).toHaveCount(0)
  })
})
