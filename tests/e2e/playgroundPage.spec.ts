import type { Page } from '@playwright/test'
import {
  codeOf,
  openPlayground,
  readCode,
  typeHelpIsOn,
  writeCode,
} from '../support/playground'
import { expect, test } from '../support/test'

const consoleOf = (page: Page) => page.getByRole('log', { name: 'Console' })

test('Run prints the output, and the keyboard alone runs, stops and leaves', async ({
  page,
}) => {
  await openPlayground(page)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(consoleOf(page)).toContainText("[ 'SLOTH', 'SLEEP' ]")
  await expect(consoleOf(page)).toContainText('[ 100, 200, 300 ]')
  await writeCode(page, 'console.log(6 * 7)\nsetInterval(() => {}, 1000)\n')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(consoleOf(page)).toContainText('42')
  const stop = page.getByRole('button', { name: 'Stop' })
  await stop.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Run' }).first()).toBeVisible()
})

test('names that are not imported are offered, and added on request', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(page, 'console.log(pipe([1], reduce(toArray())))')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText(/Not imported from lfi: /u)).toBeVisible()
  await page.getByRole('button', { name: 'Import and run again' }).click()
  await expect(page.getByRole('log', { name: 'Console' })).toContainText(
    '[ 1 ]',
  )
  expect(await readCode(page)).toMatch(/^import \{ pipe, reduce, toArray \}/u)
})

test('an example is chosen, edited and reset, and the edit is kept', async ({
  page,
}) => {
  await openPlayground(page)
  const example = page.getByRole('combobox', { name: 'Example' })
  await example.selectOption({ index: 2 })
  const original = await readCode(page)
  expect(original).toContain("from 'lfi'")
  expect(original).not.toContain('//=>')
  await writeCode(page, 'const mine = 1')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => readCode(page)).toBe(original)
  await page.getByRole('button', { name: 'Back to my draft' }).click()
  await expect.poll(() => readCode(page)).toBe('const mine = 1')
})

test('what is shown keeps up with the code: output, example, buttons, version', async ({
  page,
}) => {
  await openPlayground(page)
  const copy = page.getByRole('button', { name: 'Copy output' })
  await expect(copy).toHaveAttribute('aria-disabled', 'true')
  await writeCode(page, 'console.dir({ a: { b: { c: { d: 1 } } } })')
  const example = page.getByRole('combobox', { name: 'Example' })
  await expect(example.locator('option:checked')).toHaveText('Your own code')
  await page.keyboard.press('ControlOrMeta+Enter')
  await consoleOf(page).getByRole('button', { name: 'Contents' }).click()
  await expect(copy).toHaveAttribute('aria-disabled', 'false')
  const changed = page.getByText('The code has changed since.')
  await expect(changed).toBeHidden()
  await writeCode(page, 'console.log(2)')
  await expect(changed).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(copy).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByLabel('Version of lfi')).toHaveValue('4.1.2')

  await codeOf(page).focus()
  await page.keyboard.press('F1')
  await expect(page.getByText('Move the line up')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('button', { name: 'Keyboard shortcuts' }),
  ).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByText('Move the line up')).toBeVisible()
})

test('a draft is renamed, deleted, and brought back', async ({ page }) => {
  await openPlayground(page)
  await writeCode(page, 'const mine = 1')
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: /^Drafts/u }).click()
  await page.getByRole('button', { name: 'Rename const mine' }).click()
  await page.keyboard.type('Homework')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Delete Homework' }).click()
  await expect(page.getByText('“Homework” is deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Drafts/u })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: /^Drafts/u }).click()
  await page.getByRole('button', { name: /^Homework/u }).click()
  await expect.poll(() => readCode(page)).toBe('const mine = 1')
})

test.describe('the network', () => {
  test.use({
    expectedProblems: async ({ browserName: _ }, use) => {
      await use([/^foreign/u])
    },
  })

  test('is reached only after it was switched on, and off at every visit', async ({
    page,
    context,
  }) => {
    await context.route('https://numbers.example/', route =>
      route.fulfill({
        json: { answer: 42 },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    )
    await openPlayground(page)
    const network = page.getByRole('switch', { name: 'Network' })
    await expect(network).not.toBeChecked()
    await writeCode(
      page,
      "console.log(await (await fetch('https://numbers.example/')).json())",
    )
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(consoleOf(page)).toContainText('The network is off here')
    await network.check()
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(consoleOf(page)).toHaveText('{ answer: 42 }')
    await page.reload()
    await expect(codeOf(page)).toBeVisible()
    await expect(network).not.toBeChecked()
  })
})

test('the split moves by keyboard and by pointer, and is remembered', async ({
  page,
}) => {
  await openPlayground(page)
  const separator = page.getByRole('separator', { name: 'Size of the editor' })
  const editorWidth = async () =>
    (await page.locator('.cm-editor').boundingBox())?.width ?? 0
  const before = await editorWidth()
  await separator.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect(await editorWidth()).toBeLessThan(before)
  await separator.hover()
  await page.mouse.down()
  await page.mouse.move(1000, 400)
  await page.mouse.up()
  await page.reload()
  await expect(codeOf(page)).toBeVisible()
  expect(await editorWidth()).toBeGreaterThan(before)
})

for (const width of [1440, 800, 390]) {
  test(`at ${width} pixels the drafts open in view, and a notice covers nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openPlayground(page)
    const lines = Array.from({ length: 60 }, (_, line) => `// ${line}`)
    await writeCode(
      page,
      [...lines, `const mine = '${'x'.repeat(80)}'`].join('\n'),
    )
    await page.getByRole('button', { name: 'Reset' }).click()
    await writeCode(page, lines.join('\n'))
    const notice = page.getByText('Your draft is kept in this browser.')
    await expect(notice).toBeVisible()
    const [line, covering] = await Promise.all([
      page.locator('.cm-activeLine').boundingBox(),
      notice.boundingBox(),
    ])
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(
      covering?.y ?? 0,
    )

    await page.getByRole('button', { name: /^Drafts/u }).click()
    const draft = page.getByRole('button', { name: /^\/\/ 0/u })
    await expect(draft).toBeInViewport({ ratio: 1 })
    expect(
      await draft.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ).toBe(0)
    await draft.click()
    await expect(
      page.locator('.cm-line', { hasText: 'const mine' }),
    ).toHaveCount(1)
  })
}

test('a link never runs anything by itself', async ({ page }) => {
  const code = Buffer.from("console.log('ran')").toString('base64')
  await openPlayground(page, `#${code}`)
  await expect(page.getByText('What it prints appears here.')).toBeVisible()
  // The sandbox of the first run waits, with nothing in it.
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(consoleOf(page)).toHaveText('')
  await expect(page.getByRole('status').first()).toHaveText('')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(consoleOf(page)).toHaveText('ran')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/playground')
    // What is drawn: locators by text leave such an element out.
    await expect(page.locator('main')).toContainText(
      'The playground runs code in your browser and needs JavaScript',
      { useInnerText: true },
    )
    await expect(page.locator('main noscript > p')).toBeVisible()
  })
})

test.describe('without a network', () => {
  test.use({
    expectedProblems: async ({ browserName: _ }, use) => {
      await use(['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'])
    },
  })

  test('code still runs, again and again', async ({ page, context }) => {
    await openPlayground(page)
    await writeCode(page, 'console.log(performance.timeOrigin)')
    // Type help comes last of all, after what a run needs.
    await typeHelpIsOn(page)
    await context.setOffline(true)
    const printed = new Set<string | null>()
    for (let run = 0; run < 3; run++) {
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await expect(page.getByText(/^Finished/u)).toBeVisible()
      printed.add(await consoleOf(page).textContent())
    }
    // A sandbox of its own for each run.
    expect(printed.size).toBe(3)
  })

  test.describe('after a first visit', () => {
    test.use({ serviceWorkers: 'allow' })

    test('the playground opens, helps with types and runs code', async ({
      page,
      context,
    }) => {
      await openPlayground(page)
      await typeHelpIsOn(page)
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await expect(page.getByText(/^Finished/u)).toBeVisible()
      const isKept = () =>
        page.evaluate(async () => Boolean(await caches.match(location.href)))
      await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
      await context.setOffline(true)
      await page.reload()
      await typeHelpIsOn(page)
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await expect(page.getByText(/^Finished/u)).toBeVisible()
    })
  })

  test('a formatter that did not load is not the fault of the code', async ({
    page,
    context,
  }) => {
    await openPlayground(page)
    await typeHelpIsOn(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Format' }).click()
    await expect(
      page.getByText('the formatter could not be loaded'),
    ).toBeVisible()
  })

  test('a sandbox that can not be loaded is answered with a sentence', async ({
    page,
    context,
  }) => {
    await context.route(/\/sandbox\.html/u, route => route.abort())
    await openPlayground(page)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(consoleOf(page)).toContainText(
      'The sandbox could not be loaded.',
    )
  })
})
