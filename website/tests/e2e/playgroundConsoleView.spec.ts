import { openPlayground, writeCode } from '../support/playground'
import { expect, test } from '../support/test'

test.use({ savesData: true })

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
  await test.step('a pipeline that nothing consumes is explained, under Trace as well', async () => {
    await writeCode(
      page,
      "import { asConcur, mapConcur, pipe } from 'lfi'\npipe(asConcur([1]), mapConcur(n => n))",
    )
    const ends = 'reduceConcur(toArray()), forEachConcur or consumeConcur'
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(log).toHaveText(
      `Nothing was printed: a pipeline runs when it is consumed. End it with ${ends}, and await it.`,
    )
    await page.keyboard.press('ControlOrMeta+Shift+Enter')
    await expect(page.getByRole('region', { name: 'Trace' })).toContainText(
      ends,
    )
  })
  for (const width of [1440, 390]) {
    await test.step(`the offer to import covers no line at ${width}`, async () => {
      await page.setViewportSize({ width, height: 844 })
      if (width === 390) {
        await page.getByRole('tab', { name: 'Code' }).click()
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
