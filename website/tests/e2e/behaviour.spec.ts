import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

test('behaviour in full opens on a function’s page and leads to the table', async ({
  page,
}) => {
  await open(page, '/docs/api/variables/takeConcur')
  const sentence = page.getByText('Results come in the order in which they')
  await expect(sentence.last()).toBeHidden()
  await page.getByText('Behaviour in full').click()
  await expect(sentence.last()).toBeVisible()

  await page.getByRole('link', { name: 'Behaviour of all functions' }).click()
  await expect(page).toHaveURL(/\/docs\/api\/behaviour$/u)
})

test('the table of behaviour is filtered by questions, by address and by words', async ({
  page,
}) => {
  await open(page, '/docs/api/behaviour')
  // How many there are changes with lfi.
  const countOf = (column: string, text: string) =>
    page
      .locator(`table.api-behaviours td[data-label="${column}"]`)
      .and(page.getByText(text, { exact: true }))
      .count()
  const holding = await countOf('Holds', 'everything')
  const settling = await countOf('Later steps', 'does not wait')
  expect(holding).toBeGreaterThan(3)
  expect(settling).toBeGreaterThan(0)

  await open(page, '/docs/api/behaviour?held=everything')
  const rows = page.locator('table.api-behaviours tbody tr:visible')
  await expect(page.getByText(`${holding} functions`)).toBeVisible()
  await expect(rows).toHaveCount(holding)

  await page.getByRole('searchbox', { name: 'Filter' }).fill('uniqueBy')
  await expect(rows).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Filter' }).fill('')

  await page.getByRole('link', { name: 'Settles before later steps' }).click()
  await expect(page).toHaveURL(/\?waitsForLaterSteps=does/u)
  await expect(rows).toHaveCount(settling)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(rows.filter({ hasText: 'sumConcur' })).toBeVisible()
})

test('the table fits every screen: its main columns are whole, the others on demand', async ({
  page,
  request,
}) => {
  await open(page, '/docs/api/behaviour')
  const table = page.locator('.api-wide')
  const cut = () =>
    table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const holds = table.getByRole('columnheader', { name: 'Holds' })
  const all = page.getByLabel('Show all')
  expect(await cut(), 'no column is cut on a wide screen').toBe(0)
  for (const width of [800, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(holds).toBeHidden()
    expect(await cut(), `at ${width} px`).toBe(0)
    await all.check()
    await expect(holds).toBeVisible()
    expect(await beyond(), `at ${width} px`).toBe(0)
    await all.uncheck()
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(beyond, `at ${width} px`).toBeLessThanOrEqual(0)
  }

  const twin = await (await request.get('docs/api/behaviour.md')).text()
  expect(twin).toMatch(/^\| \[`takeWhile`\].*\| lazy .*closes/mu)
})

test('api.json has every export with what was observed of it', async ({
  request,
}) => {
  const { entries, behaviour } = await (await request.get('api.json')).json()

  expect(entries.length).toBeGreaterThan(200)
  expect(Object.keys(behaviour)).toContain('takeConcur')
})
