import { open } from '../support/hydrated'
import { codeOf, openPlayground, writeCode } from '../support/playground'
import { consoleOf, example, runExample } from '../support/runExample'
import { expect, test } from '../support/test'

test.use({ savesData: true })

test('what the console prints leads to its line', async ({ page }) => {
  await openPlayground(page)
  const log = page.getByRole('log', { name: 'Console' })
  const active = page.locator('.cm-activeLine')
  await test.step('code that only the browser finds unreadable is not run, and has its line', async () => {
    await writeCode(page, 'const a = 1\nconsole.log(a)\nconst a = 2')
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(log).toContainText("Identifier 'a' has already been declared")
    await expect(page.getByText('Not run.', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Copy output')).toBeEnabled()
    await log.getByRole('button', { name: /line 3/u }).click()
    await expect(active).toHaveText('const a = 2')
  })
  await test.step('each frame of a stack leads to its line', async () => {
    await writeCode(
      page,
      `const fail = () => { throw new Error('bad') }
fail()`,
    )
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(log).toContainText('Error: bad')
    await log.getByRole('button', { name: /^main\.ts:2/u }).click()
    await expect(codeOf(page)).toBeFocused()
    await expect(active).toHaveText('fail()')
    await log.getByRole('button', { name: 'line 1' }).click()
    await expect(active).toContainText('const fail')
  })
})

test('beneath an example values and errors are printed as in Node, explained, copied and cleared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/docs/getting-started')
  const figure = example(page)
  const log = consoleOf(figure)
  expect(
    await runExample(
      figure,
      `const loop = { list: [-0, 1n] }
loop.self = loop
console.log(loop, Promise.resolve(4))
console.table([{ a: 1, b: 'x' }])`,
    ),
  ).toMatch(
    /<ref \*1> \{ list: \[ -0, 1n \], self: \[Circular \*1\] \} Promise \{ <pending> \}\s+┌.*│ 0 {7}│ 1 │ 'x' │/su,
  )
  expect(
    await runExample(
      figure,
      `import { map, pipe, reduce, toArray } from 'lfi'\npipe([1], map(5), reduce(toArray()))`,
    ),
  ).toMatch(
    /TypeError: \w is not a function\n {4}at pipe \(lfi\)\n {4}at main\.[jt]s:2:1\s+lfi expected a function and got something else: check the arguments of the call\.\s+Error messages: is not a function/u,
  )
  expect(
    await runExample(
      figure,
      `import { map, mapConcur, forEachConcur, pipe } from 'lfi'\nawait pipe([1], mapConcur(x => x), forEachConcur(console.log))`,
    ),
  ).toContain('asConcur converts other iterables.')
  expect(
    await runExample(
      figure,
      `import { filter } from 'lfi'\nconsole.log(filter(n => n, [1]))`,
    ),
  ).toContain('End its pipeline with reduce(toArray()), or with get if')
  expect(
    await runExample(
      figure,
      `const fail = () => {\n  throw new TypeError('bad', { cause: new Error('why') })\n}\nfail()`,
    ),
  ).toMatch(
    /TypeError: bad\n\s+at fail \(main\.[jt]s:2:9\)[\s\S]*\[cause\]: Error: why/u,
  )
  expect(
    await runExample(
      figure,
      `const { default: _ } = await import('lodash')\nconsole.log(_.sum([1, 2]))`,
    ),
  ).toBe('3')
  expect(
    await runExample(figure, `import { sum } from 'lodash-es'\nsum([1])`),
  ).toContain("'lodash-es' can't be imported here. Code may import 'lodash'")
  expect(await runExample(figure, 'console.log([2, 4])')).toBe('[ 2, 4 ]')
  await figure.getByRole('button', { name: 'Copy output' }).click()
  await expect(figure.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '[ 2, 4 ]',
  )
  await figure.getByRole('button', { name: 'Clear' }).click()
  await expect(log).toHaveText('')
})

test('the newest line stays in view until the reader scrolls up', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(
    page,
    `for (let n = 1; n <= 100; n++) {
  console.log('line ' + n)
  await new Promise(resolve => setTimeout(resolve, 5))
}
console.log('end')
await new Promise(resolve => setTimeout(resolve, 2000))
for (let n = 1; n <= 50; n++) console.log('later ' + n)`,
  )
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  const log = page.getByRole('log', { name: 'Console' })
  await expect(log.getByText('end', { exact: true })).toBeInViewport({
    timeout: 15_000,
  })
  await log.hover()
  await page.mouse.wheel(0, -2000)
  await expect(log.getByText('end', { exact: true })).not.toBeInViewport()
  await expect(log.getByText('later 50')).toBeAttached({ timeout: 10_000 })
  await expect(log.getByText('later 50')).not.toBeInViewport()
})

test('a long error is shown from its beginning, and what did not happen is explained', async ({
  page,
}) => {
  await openPlayground(page)
  const log = page.getByRole('log', { name: 'Console' })
  const run = async (code: string): Promise<void> => {
    await writeCode(page, code)
    await page.keyboard.press('ControlOrMeta+Enter')
  }
  const topOf = async (text: RegExp) =>
    (await log.getByText(text).boundingBox())?.y ?? 0
  await run(`for (let n = 1; n <= 50; n++) console.log('line ' + n)
throw new Error('It begins' + '\\nand goes on'.repeat(100))`)
  await expect
    .poll(async () => {
      const top = (await log.boundingBox())?.y ?? 0
      return Math.abs((await topOf(/^Error: It begins/u)) - top)
    })
    .toBeLessThan(8)
  await run("import { map, pipe } from 'lfi'\npipe([1], map(n => n))")
  await expect(log).toContainText('A pipeline runs only when it is consumed')
  await test.step('a rejection that is only printed ends the run, as in Node', async () => {
    await run("console.log(Promise.reject(new Error('unheard')))")
    await expect(page.getByText(/^Ended with an error/u)).toBeVisible()
    await expect(log).toContainText('Error: unheard')
  })
  await test.step('what earlier runs printed is kept on demand', async () => {
    await run("console.log('one')")
    await expect(log).toHaveText('one')
    await page.getByLabel('Keep earlier output').check()
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(log).toHaveText('oneone')
    await expect(log.locator('[data-ended]')).toHaveCSS(
      'border-bottom-width',
      '1px',
    )
    await page.getByLabel('Keep earlier output').uncheck()
  })
})
