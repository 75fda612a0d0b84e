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

test('values are printed as Node prints them, and are copied and cleared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/docs/getting-started')
  const figure = example(page)
  const printed = await runExample(
    figure,
    `const loop = { list: [-0, 1n], nested: { deep: { deeper: { deepest: 1 } } } }
loop.self = loop
console.log(loop)
console.log(new Map([['a', new Set([1])]]), Promise.resolve(4), Symbol('s'))
console.table([{ a: 1, b: 'x' }])
console.group('group')
console.warn('inside')
console.groupEnd()`,
  )
  expect(printed).toContain(`<ref *1> {
  list: [ -0, 1n ],
  nested: { deep: { deeper: { deepest: 1 } } },
  self: [Circular *1]
}`)
  expect(printed).toContain(
    `Map(1) { 'a' => Set(1) { 1 } } Promise { <pending> } Symbol(s)`,
  )
  expect(printed).toContain(`│ 0       │ 1 │ 'x' │`)

  const log = consoleOf(figure)
  await runExample(figure, `console.log({ a: 'b' })\nconsole.log(2)`)
  await figure.getByRole('button', { name: 'Copy output' }).click()
  await expect(figure.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `{ a: 'b' }\n2`,
  )
  await figure.getByRole('button', { name: 'Clear' }).click()
  await expect(log).toHaveText('')
})

test('beneath an example errors read as in Node, name the line and lfi’s functions, and come with a hint', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  const figure = example(page)

  const notAFunction = await runExample(
    figure,
    `import { map, pipe, reduce, toArray } from 'lfi'\npipe([1], map(5), reduce(toArray()))`,
  )
  expect(notAFunction).toMatch(
    /TypeError: \w is not a function\n {4}at pipe \(lfi\)\n {4}at main\.[jt]s:2:1\s+lfi expected a function and got something else: check the arguments of the call\.\s+Error messages: is not a function/u,
  )
  const notConcur = await runExample(
    figure,
    `import { map, mapConcur, forEachConcur, pipe } from 'lfi'\nawait pipe([1], mapConcur(x => x), forEachConcur(console.log))`,
  )
  expect(notConcur).toContain('asConcur')
  const stack = await runExample(figure, `console.log(new Error('own').stack)`)
  expect(stack).toMatch(/^Error: own\n {4}at main\.[jt]s:1:13$/u)

  const thrown = await runExample(
    figure,
    `const fail = () => {\n  throw new TypeError('bad', { cause: new Error('why') })\n}\nfail()`,
  )
  expect(thrown).toContain('line 2')
  expect(thrown).toMatch(/TypeError: bad\n\s+at fail \(main\.[jt]s:2:9\)/u)
  expect(thrown).toContain('[cause]: Error: why')

  const unknown = await runExample(figure, `import { mapp } from 'lfi'\nmapp()`)
  expect(unknown).toContain(`'lfi' has no export named mapp. Did you mean map?`)
  const lacking = await runExample(
    figure,
    `import { sortBy } from 'lfi'\nsortBy()`,
  )
  expect(lacking).toContain('lfi has no `sortBy`. What to write instead: ')

  const missing = await runExample(
    figure,
    'console.log(pipe([1, 2], map(n => n * 2), reduce(toArray())))',
  )
  expect(missing).toContain('ReferenceError')
  expect(missing).toContain(
    'Not imported from lfi: map, pipe, reduce, toArray.',
  )
  await consoleOf(figure)
    .getByRole('button', { name: 'Import and run again' })
    .click()
  await expect(consoleOf(figure)).toHaveText('[ 2, 4 ]')
})

test('the newest line stays in view until the reader scrolls up', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(
    page,
    `for (let n = 1; n <= 300; n++) {
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

test('an error is shown from its beginning, an offer to import covers no line, and what nothing consumes is explained', async ({
  page,
}) => {
  await openPlayground(page)
  const log = page.getByRole('log', { name: 'Console' })
  await test.step('an error that is higher than the console is shown from its beginning', async () => {
    await writeCode(
      page,
      `for (let n = 1; n <= 50; n++) console.log('line ' + n)
throw new Error('It begins' + '\\nand goes on'.repeat(100))`,
    )
    await page.keyboard.press('ControlOrMeta+Enter')
    const error = log.locator('[data-level="error"]')
    await expect(error).toContainText('It begins')
    await expect
      .poll(async () => {
        const [inner, outer] = await Promise.all([
          error.boundingBox(),
          log.boundingBox(),
        ])
        return Math.abs((inner?.y ?? 0) - (outer?.y ?? 0))
      })
      .toBeLessThan(4)
  })
  await test.step('code that prints nothing is told why, and what never ended has its likely causes', async () => {
    await writeCode(
      page,
      "import { map, pipe } from 'lfi'\npipe([1], map(n => n))",
    )
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(log).toContainText('A pipeline runs only when it is consumed')
    await writeCode(page, 'while (true) {}')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(log).toContainText('given to asConcur', { timeout: 20_000 })
    await expect(
      page.getByText(/^Stopped after .*: the code didn’t respond\.$/u),
    ).toBeVisible()
    await expect(log.getByRole('link')).toHaveAttribute('href', /asConcur$/u)
  })
  await test.step('what a rejection that is only printed does is what Node does', async () => {
    await writeCode(page, "console.log(Promise.reject(new Error('unheard')))")
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText(/^Ended with an error/u)).toBeVisible()
    await expect(log).toContainText('Error: unheard')
  })
  await test.step('what earlier runs printed is kept on demand', async () => {
    await writeCode(page, "console.log('one')")
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(log).toHaveText('one')
    await page.getByLabel('Keep earlier output').check()
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(log).toHaveText('oneone')
    await page.getByLabel('Keep earlier output').uncheck()
  })
  for (const width of [1440, 390]) {
    await test.step(`the offer to import covers no line at ${width}`, async () => {
      await page.setViewportSize({ width, height: 844 })
      if (width === 390) {
        await page.getByRole('button', { name: 'Code', exact: true }).click()
      }
      await writeCode(page, `console.log(pipe([${width}], map(n => n)))`)
      await page.keyboard.press('ControlOrMeta+Enter')
      const offer = log.getByText(/^Not imported from lfi/u)
      const error = log.getByText(/^ReferenceError/u)
      await expect(error).toBeVisible()
      const above = await offer.boundingBox()
      const below = await error.boundingBox()
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(
        below?.y ?? 0,
      )
    })
  }
})
