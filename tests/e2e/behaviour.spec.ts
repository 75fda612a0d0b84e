import { apiFileSchema } from '../../pages/api/model/apiFile'
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
  await expect(hazard).toContainText('Breaking off leaves the source open')

  await hazard.getByRole('link').click()
  await expect(page).toHaveURL(/\/docs\/watch-out#closing-generators$/u)
})

test('the table of behaviour is filtered, sorted and passed on by address', async ({
  page,
}) => {
  await open(page, '/docs/api/behaviour?filter=everything')
  const rows = page.locator('table.api-behaviours tbody tr:visible')
  const filter = page.getByRole('searchbox', { name: 'Filter' })
  await expect(filter).toHaveValue('everything')
  await expect(page.getByText('9 functions')).toBeVisible()
  await expect(rows).toHaveCount(9)

  await page.getByRole('link', { name: 'does not wait' }).click()
  await expect(filter).toHaveValue('does not wait')
  await expect(rows.filter({ hasText: 'takeConcur' })).toBeVisible()

  await filter.fill('')
  await page.getByLabel('Sort by').selectOption('Callbacks at once')
  await expect(rows.first()).toContainText('1')
  await expect(page).toHaveURL(/\?sort=Callbacks\+at\+once$/u)
  await page.reload()
  await expect(page.getByLabel('Sort by')).toHaveValue('Callbacks at once')
})

test('the table fits a phone and is in the Markdown twin', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/docs/api/behaviour')
  const width = await page.evaluate(() => document.body.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)

  const twin = await (await request.get('docs/api/behaviour.md')).text()
  expect(twin).toMatch(/^\| \[`takeWhile`\].*\| lazy .*closes/mu)
  expect(twin).toContain('## Which functions close the iterator')
})

test('api.json fits its schema, which is beside it', async ({ request }) => {
  const response = await request.get('api.json')
  const file = apiFileSchema.parse(await response.json())
  const schema = await (await request.get('api.schema.json')).json()

  expect(file.exports.length).toBeGreaterThan(200)
  expect(file.exports.find(({ name }) => name === 'take')).toMatchObject({
    behaviour: { start: 'lazy', pulls: { all: 4 }, closes: { break: false } },
    examples: [{ output: expect.arrayContaining([expect.any(String)]) }],
  })
  expect(schema.properties.exports.items.properties).toHaveProperty('behaviour')
})
