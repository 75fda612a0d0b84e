import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

test('a function’s card tells what was seen, and hazards lead to the way around', async ({
  page,
}) => {
  await open(page, '/docs/api/variables/take')
  const card = page.locator('table.api-card')
  await expect(card).toContainText('take(3) pulls four')
  await expect(card.locator('tr')).not.toHaveCount(0)
  const hazard = card.locator('.api-hazard', { hasText: 'Closing' })
  await expect(hazard).toContainText(
    'Breaking out of a loop leaves the source open',
  )

  await hazard.getByRole('link').click()
  await expect(page).toHaveURL(/\/docs\/known-issues#closing-generators$/u)
})

test('the table of behaviour is filtered, sorted and passed on by address', async ({
  page,
}) => {
  await open(page, '/docs/api/behaviour?held=everything')
  const rows = page.locator('table.api-behaviours tbody tr:visible')
  await expect(page.getByText('9 functions')).toBeVisible()
  await expect(rows).toHaveCount(9)

  await page.getByText('Filter by column (Holds: everything)').click()
  await page.getByLabel('Flavour', { exact: true }).selectOption('Async')
  await expect(page).toHaveURL(/\?held=everything&flavour=Async$/u)
  await expect(rows).toHaveCount(3)
  await page.getByLabel('Flavour', { exact: true }).selectOption('')

  await page.getByRole('link', { name: 'does not wait' }).click()
  await expect(rows.filter({ hasText: 'takeConcur' })).toBeVisible()
  await expect(page.getByText('Later steps: does not wait')).toBeVisible()

  await page.getByRole('link', { name: 'most calls at once' }).click()
  const heading = page.getByRole('columnheader', { name: 'Calls at once' })
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.first()).toContainText('filterConcur')
  await page.getByLabel('Sort by').selectOption('Pulls for five')
  await expect(rows.first()).toContainText('next')
  await page.getByRole('button', { name: 'Descending' }).click()
  await expect(page).toHaveURL(/\?sort=-Pulls\+for\+five$/u)
  await expect(rows.first()).not.toContainText('next')
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
  expect(twin).toContain('## Which functions close the iterator')
})

test('api.json has every export with what was observed of it', async ({
  request,
}) => {
  const { entries, behaviour } = await (await request.get('api.json')).json()

  expect(entries.length).toBeGreaterThan(200)
  expect(Object.keys(behaviour)).toContain('takeConcur')
})
