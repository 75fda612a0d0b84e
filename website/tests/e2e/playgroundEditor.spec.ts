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

test('the editor opens with the welcome example, and nothing jumps', async ({
  page,
}) => {
  await openPlayground(page)
  await expect(codeOf(page)).toContainText('Lazy: nothing happens until')
  const shift = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let total = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) {
            total += 'value' in entry ? Number(entry.value) : 0
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)))
      }),
  )
  // The face arrives after the fallback, which is a fraction of a pixel wider.
  expect(shift).toBeLessThan(0.001)
})

test('under data-saver nothing is fetched ahead until it is asked for', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  await pretendConnection(page, savingData)
  await openPlayground(page)
  const load = page.getByRole('button', { name: 'Load type help' })
  await expect(load).toBeVisible()
  expect(
    fetched.filter(url => url.includes('/playground/typescriptWorker')),
  ).toEqual([])
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Run', exact: true }).hover()
  await expect(page.locator('iframe')).toHaveCount(1)
  await load.click()
  await typeHelpIsOn(page)
  expect(
    fetched.some(url => url.includes('/playground/typescriptWorker')),
  ).toBe(true)
})

test('type help reports errors, shows types, completes and explains', async ({
  page,
}) => {
  await openPlayground(page)
  await typeHelpIsOn(page)
  await test.step('errors are marked where they are', async () => {
    await writeCode(page, "const wrong: number = 'text'\n")
    await expect(page.locator('.cm-lintRange-error')).toHaveText('wrong')
  })
  await test.step('members are completed, and types shown', async () => {
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
    const option = page.getByRole('option', { name: 'takeWhileAsync' })
    await expect(option).toContainText('from lfi')
    const link = page.getByRole('link', {
      name: 'takeWhileAsync in the API reference',
    })
    // Without a click: nothing may be in the way, and nothing cut it off.
    await link.click({ trial: true })
    // The editor leaves keys to the text while a list has only just opened.
    await page.waitForTimeout(150)
    await page.keyboard.press('Enter')
    await expect
      .poll(() => readCode(page))
      .toBe("import { map, takeWhileAsync } from 'lfi'\nmap\ntakeWhileAsync")
  })
  await test.step('the signature of a call shows where one is', async () => {
    const active = page.locator('.cm-help-signature strong')
    await writeCode(page, "'a'.replaceAll")
    await page.keyboard.type('(')
    await expect(active).toHaveText(/searchValue/u)
    await page.keyboard.type("'a', ")
    await expect(active).toHaveText(/replace/u)
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

test('help for the first line leaves the toolbar alone, and a text opened while completions are looked for is left alone', async ({
  page,
}) => {
  await openPlayground(page)
  await test.step('help for the first line leaves the toolbar alone', async () => {
    const { y } = await openSignatureHelp(
      page,
      "import { map } from 'lfi'; map",
    )
    const editor = await page.locator('.cm-editor').boundingBox()
    expect(y).toBeGreaterThanOrEqual(editor?.y ?? Number.POSITIVE_INFINITY)
  })
  await test.step('a long signature is shown whole', async () => {
    await openSignatureHelp(page, "import { toGrouped } from 'lfi'; toGrouped")
    const signature = page.locator('.cm-help-signature pre')
    await expect(signature).toContainText('InnerFinished')
    const hidden = await signature.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    )
    expect(hidden).toBe(0)
  })
  await test.step('a text opened while completions are looked for is left alone', async () => {
    const reset = page.getByRole('button', { name: 'Reset' })
    for (let round = 0; round < 3; round++) {
      await writeCode(page, `${'// a line\n'.repeat(200)}cons`)
      await page.keyboard.type('o')
      await reset.click()
      await writeCode(page, 'let a')
    }
    // A list at a place that the text does not have would be an error.
    await page.waitForTimeout(500)
    expect(await readCode(page)).toBe('let a')
  })
})

test.describe('without type help', () => {
  test.use({ savesData: true })

  test('the keyboard indents, finds and leaves, as the page says; Format tidies; what was typed and its undo history survive a reload', async ({
    page,
  }) => {
    await openPlayground(page)
    await expect(codeOf(page)).toHaveAccessibleDescription(
      'Tab indents. To leave the editor press Esc, then Tab.',
    )
    await writeCode(page, 'x')
    await page.keyboard.press('ControlOrMeta+f')
    const find = page.getByRole('textbox', { name: 'Find' })
    await expect(find).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(find).toBeHidden()
    await page.keyboard.press('Home')
    await page.keyboard.press('Tab')
    expect(await readCode(page)).toBe('  x')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(codeOf(page)).not.toBeFocused()
    await test.step('Format tidies the code, and says why when it can not', async () => {
      await writeCode(page, 'const   x:number=[1,2].length;')
      await page.getByRole('button', { name: 'Format' }).click()
      await expect
        .poll(() => readCode(page))
        .toBe('const x: number = [1, 2].length\n')
      await writeCode(page, 'const = ;')
      await page.getByRole('button', { name: 'Format' }).click()
      await expect(page.getByText('Not formatted')).toBeVisible()
      expect(await readCode(page)).toBe('const = ;')
      await writeCode(page, 'const fixed = 1')
      await expect(page.getByText('Not formatted')).toBeHidden()
    })
    await test.step('what was typed and its undo history survive a reload', async () => {
      await writeCode(page, 'const first = 1')
      await page.keyboard.press('Enter')
      await page.keyboard.insertText('const second = 2')
      await page.reload()
      await expect(codeOf(page)).toContainText('const second = 2')
      await codeOf(page).focus()
      await page.keyboard.press('ControlOrMeta+z')
      await page.keyboard.press('ControlOrMeta+z')
      await page.keyboard.press('ControlOrMeta+z')
      await expect(codeOf(page)).not.toContainText('const second')
    })
  })

  test('F12 opens the API page of the name at the cursor', async ({
    page,
    context,
  }) => {
    await openPlayground(page)
    await writeCode(page, "import { map } from 'lfi'\nmap")
    const [reference] = await Promise.all([
      context.waitForEvent('page'),
      // Names are known a moment after the editor, and a page takes its time.
      expect(async () => {
        await page.keyboard.press('F12')
        expect(context.pages().length).toBeGreaterThan(1)
      }).toPass(),
    ])
    expect(new URL(reference.url()).pathname).toBe('/docs/api/variables/map')
  })
})
