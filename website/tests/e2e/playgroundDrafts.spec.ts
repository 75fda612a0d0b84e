import { openPlayground, readCode, writeCode } from '../support/playground'
import { expect, test } from '../support/test'

test.use({ savesData: true })

test('an example is chosen, edited and reset, and the edit is kept', async ({
  page,
}) => {
  await openPlayground(page)
  await page.getByRole('button', { name: 'Example: Welcome' }).click()
  await page.getByRole('searchbox', { name: 'Filter examples' }).fill('pipel')
  await page.getByRole('button', { name: /^Your first pipeline/u }).click()
  const original = await readCode(page)
  expect(original).toContain("from 'lfi'")
  expect(original).not.toContain('//=>')
  await writeCode(page, 'const mine = 1')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => readCode(page)).toBe(original)
  await page.getByRole('button', { name: 'Back to my draft' }).click()
  await expect.poll(() => readCode(page)).toBe('const mine = 1')

  await test.step('a draft is renamed, deleted, and brought back', async () => {
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('button', { name: /^Drafts/u }).click()
    await page.getByRole('button', { name: 'Rename const mine' }).click()
    await page.keyboard.type('Homework')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('button', { name: 'Rename Homework' }),
    ).toBeFocused()
    await page.keyboard.press('Escape')
    // The offer is older than the name.
    await page.getByRole('button', { name: 'Back to my draft' }).click()
    const open = page.getByRole('button', { name: 'Example: Homework' })
    await expect(open).toBeVisible()
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('button', { name: /^Drafts/u }).click()
    await page.getByRole('button', { name: 'Delete Homework' }).click()
    await expect(page.getByText('“Homework” is deleted')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Drafts/u })).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: /^Drafts/u }).click()
    await page.getByRole('button', { name: /^Homework/u }).click()
    await expect.poll(() => readCode(page)).toBe('const mine = 1')
    await expect(
      page.getByRole('button', { name: 'Back to my draft' }),
    ).toBeHidden()
  })

  await test.step('an emptied text is no example, and can be reset', async () => {
    await writeCode(page, '')
    await expect(
      page.getByRole('button', { name: 'Example: Homework' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => readCode(page)).toBe(original)
  })

  await test.step('another text is shown from its beginning', async () => {
    await writeCode(page, Array.from({ length: 99 }, (_, n) => n).join('\n'))
    await page.keyboard.press('ControlOrMeta+End')
    const scroller = page.locator('.cm-scroller').first()
    const scrolled = () => scroller.evaluate(({ scrollTop }) => scrollTop)
    await expect.poll(scrolled).toBeGreaterThan(200)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => readCode(page)).toBe(original)
    await expect.poll(scrolled).toBe(0)
  })
})

for (const width of [1440, 390]) {
  test(`at ${width} pixels the drafts open in view, and a notice covers nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openPlayground(page)
    const lines = Array.from({ length: 60 }, (_, line) => `// ${line}`)
    lines[0] += ', the first of many lines, and by far the longest of them'
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
    await expect(page.getByRole('button', { name: /^Delete/u })).toBeInViewport(
      { ratio: 1 },
    )
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
