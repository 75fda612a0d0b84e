import { expect, test } from '../support/test'

const page = '/docs/getting-started'
const example = 'figure[data-example]:has(.code-output)'

test('Copy takes the code alone, says so and moves nothing', async ({
  page: browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await browser.goto(page)
  const block = browser.locator(example).first()
  const button = block.getByRole('button', { name: 'Copy' })
  const before = await block.boundingBox()
  await button.click()

  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(browser.locator('.read-aloud')).toHaveText('Code copied')
  expect(await block.boundingBox()).toEqual(before)
  const copied = await browser.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await block.locator('pre > code').textContent())
  expect(copied).toContain("from 'lfi'")
  expect(copied).not.toContain('//=>')

  await test.step('output is apart from the code and labelled; the page says what verified it', async () => {
    const output = browser.locator(example).first().locator('.code-output')
    await expect(output.getByText('Output', { exact: true })).toBeVisible()
    await expect(
      browser.getByText(/^Outputs are verified with lfi \d+\.\d+\.\d+\.$/u),
    ).toHaveCount(1)
    await expect(output.locator('samp')).not.toBeEmpty()
  })
  await test.step('pointing at the link to the playground puts the code into it', async () => {
    const link = browser
      .locator(example)
      .first()
      .getByRole('link', { name: 'Edit in playground' })
    await expect(link).toHaveAttribute('href', /playground$/u)
    await link.hover()
    await expect(link).toHaveAttribute('href', /playground#v1\./u)
  })
  await test.step('Run runs the example beneath it and prints what the page says', async () => {
    const said = await block.locator('samp').textContent()
    const printed = said?.split('\n')[0] ?? ''
    await block.getByRole('button', { name: 'Run' }).click()
    await expect(block.getByRole('log')).toContainText(printed)
    await expect(block.getByRole('button', { name: 'Run' })).toBeVisible()
  })
})

test('exactly the blocks that scroll are tab stops', async ({
  page: browser,
}) => {
  await browser.setViewportSize({ width: 390, height: 800 })
  await browser.goto(page)
  const wrong = () =>
    browser.locator('.code-block pre').evaluateAll(
      blocks =>
        blocks.filter(
          block =>
            // Nobody reaches what is folded away; it is measured once opened.
            block.checkVisibility({ contentVisibilityAuto: false }) &&
            block.scrollWidth > block.clientWidth !==
              block.hasAttribute('tabindex'),
        ).length,
    )
  await expect.poll(wrong).toBe(0)
  await expect(browser.locator('.code-block pre[tabindex]')).not.toHaveCount(0)
  // A block that was hidden at first is measured when it appears.
  await browser.setViewportSize({ width: 320, height: 800 })
  await browser.getByText('CDN', { exact: true }).click()
  await expect(
    browser.getByRole('radiogroup').locator('pre:visible'),
  ).toHaveAttribute('tabindex', '0')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('code and output are there, and no button that does nothing', async ({
    page: browser,
  }) => {
    await browser.goto(page)
    const block = browser.locator(example).first()
    await expect(block.locator('pre > code .k').first()).toBeVisible()
    await expect(block.locator('samp')).toBeVisible()
    await expect(
      block.getByRole('link', { name: 'Edit in playground' }),
    ).toBeVisible()
    await expect(block.getByRole('button')).toHaveCount(0)
  })
})

test('on a phone the language of an example is not cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs/api/variables/map')
  const caption = page.locator('figcaption', { hasText: 'JavaScript' }).first()

  await expect(caption).toBeVisible()
  expect(await caption.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)
  await expect(
    page.getByRole('link', { name: 'Edit in playground' }).first(),
  ).toBeVisible()
})
