import { openPlayground, readCode, writeCode } from '../support/playground'
import { expect, test } from '../support/test'

test.use({ savesData: true })

for (const width of [1440, 390]) {
  test(`at ${width} pixels an example is found and opened by keyboard alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openPlayground(page)
    const opener = page.getByRole('button', { name: 'Example: Welcome' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const filter = page.getByRole('searchbox', { name: 'Filter examples' })
    await expect(filter).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()

    await test.step('asked for again as it closes, it is there', async () => {
      await page.keyboard.press('Enter')
      await expect(filter).toBeFocused()
      await page.evaluate(() => {
        for (const name of ['Close', 'Example: Welcome']) {
          const button = document.querySelector(`[aria-label="${name}"]`)
          button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        }
      })
      await expect(filter).toBeVisible()
    })
    const [first, second] = await page
      .locator('dialog section:first-of-type li')
      .evaluateAll(rows => rows.map(row => row.getBoundingClientRect()))
    expect(width === 1440 ? second?.y : second?.x).toBe(
      width === 1440 ? first?.y : first?.x,
    )
    await filter.focus()
    await page.keyboard.type('retry fails')
    const found = page.getByRole('button', { name: /^Retry what fails/u })
    // Each says in a line what it shows.
    await expect(found.locator('span').nth(1)).not.toBeEmpty()
    await expect(found).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(filter).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const title = await page
      .locator('dialog button:focus span')
      .first()
      .textContent()
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('button', { name: `Example: ${title}` }),
    ).toBeVisible()
    await expect.poll(() => readCode(page)).toContain("from 'lfi'")
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    if (width === 1440) {
      await test.step('another example ends the run of the one before', async () => {
        await writeCode(page, 'setInterval(() => {}, 1000)')
        await page.keyboard.press('ControlOrMeta+Enter')
        await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
        await page
          .getByRole('button', { name: 'Example: Your own code' })
          .click()
        await page.getByRole('button', { name: /^Retry what fails/u }).click()
        await expect.poll(() => readCode(page)).toContain("from 'lfi'")
        await expect(
          page.getByRole('button', { name: 'Run', exact: true }),
        ).toBeVisible()
      })
    }
  })
}
