import { expect, test } from '../support/test'

test('a newcomer reads what lfi is and how to install it', async ({
  page,
  context,
  request,
}) => {
  await page.goto('')

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByText('is a lazy functional sync, async, and concurrent'),
  ).toBeVisible()
  await expect(page.getByText('npm install lfi').first()).toBeVisible()

  await test.step('the numbers on the page come from a run', async () => {
    await expect(page.getByText('30 calls')).toBeVisible()
    await expect(page.getByText('999,988')).toBeVisible()
    await expect(page.getByText(/^480 ms/u)).toBeVisible()
    await expect(page.getByText(/^150 ms/u)).toBeVisible()
    await expect(page.getByText(/^\d\.\d kB$/u).first()).toBeVisible()
  })
  await test.step('the browser finds icons and a manifest whose pictures exist', async () => {
    const link = page.locator('link[rel="manifest"]')
    const address = new URL((await link.getAttribute('href')) ?? '', page.url())
    const manifest = await (await request.get(address.href)).json()

    for (const { src } of manifest.icons) {
      expect((await request.get(new URL(src, address).href)).ok()).toBe(true)
    }
  })
  await test.step('the install command can be copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const copy = page.getByRole('button', { name: 'Copy the install command' })

    await copy.click()

    await expect(copy).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npm install lfi',
    )
  })
})

test('on a phone a recorded run stays a table: its cells are below their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('')
  const left = (name: string) =>
    page
      .getByRole('table')
      .getByRole('cell', { name, exact: true })
      .first()
      .evaluate(cell => Math.round(cell.getBoundingClientRect().left))
  const names = page.getByRole('table').getByRole('columnheader')
  await expect(names.first()).toBeVisible()
  expect(await left('81')).toBe(
    await names
      .nth(1)
      .evaluate(name => Math.round(name.getBoundingClientRect().left)),
  )
})

test('the pipeline switches between flavours by mouse and by keys, and remembers', async ({
  page,
}) => {
  await page.goto('')
  const tab = (name: string) => page.getByRole('radio', { name })
  const program = page.getByRole('radiogroup').locator('code:visible')

  await expect(tab('Concur')).toBeChecked()
  await page.getByText('Plain', { exact: true }).click()
  await expect(program).toContainText('forEach(')
  await expect(page.locator('html')).toHaveAttribute('data-flavour', 'plain')
  await page.keyboard.press('ArrowRight')
  await expect(tab('Async')).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-flavour', 'async')
  await expect(program).toContainText('mapAsync')
  await page.reload()
  await expect(tab('Async')).toBeChecked()
})

test('nothing on the page moves while it loads or when a flavour is chosen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { dataset } = document.documentElement
        const before = Number(dataset.shift ?? 0)
        dataset.shift = String(before + entry.toJSON().value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('')
  const height = () => page.evaluate(() => document.body.scrollHeight)
  const before = await height()

  await page.getByText('Plain', { exact: true }).click()

  const shift = await page.locator('html').getAttribute('data-shift')
  expect(Number(shift ?? 0)).toBeLessThan(0.001)
  expect(await height()).toBe(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all three flavours can be read', async ({ page }) => {
    await page.goto('')

    for (const name of ['Plain', 'Async', 'Concur']) {
      await page.getByText(name, { exact: true }).click()
      await expect(
        page.getByText(`forEach${name.replace('Plain', '')}(`).first(),
      ).toBeVisible()
    }
    await expect(
      page.getByRole('button', { name: 'Copy the install command' }),
    ).toBeHidden()
  })
})
