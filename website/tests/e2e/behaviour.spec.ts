import { readRecord } from '../../records/readRecord'
import type { FactKey } from '../../reference/facts'
import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

test('behaviour in full opens on a function’s page and leads to the table', async ({
  page,
}) => {
  await open(page, '/docs/api/variables/takeConcur')
  const card = page.locator('details').filter({ hasText: 'Behaviour in full' })
  const sentence = card.getByRole('listitem').first()
  await expect(sentence).toBeHidden()
  await page.getByText('Behaviour in full').click()
  await expect(sentence).toBeVisible()

  await page.getByRole('link', { name: 'Behaviour of all functions' }).click()
  await expect(page).toHaveURL(/\/docs\/api\/behaviour$/u)
})

/** How many functions the record has with a word. */
const countOf = (fact: FactKey, word: string): number =>
  Object.entries(readRecord('behaviour').functions).filter(
    ([, observed]) => observed[fact] === word,
  ).length

test('the table of behaviour is filtered by questions, by address and by words', async ({
  page,
}) => {
  const holding = countOf('held', 'everything')
  await open(page, '/docs/api/behaviour?held=everything')
  const rows = page.locator('.api-wide tbody tr:visible')
  await expect(page.getByText(`${holding} functions`)).toBeVisible()
  await expect(rows).toHaveCount(holding)

  await page.getByRole('searchbox', { name: 'Filter' }).fill('uniqueBy')
  await expect(rows).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Filter' }).fill('')

  await page.getByRole('link', { name: 'Settles before later steps' }).click()
  await expect(page).toHaveURL(/\?waitsForLaterSteps=does/u)
  await expect(rows).toHaveCount(countOf('waitsForLaterSteps', 'does not wait'))
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(rows.filter({ hasText: 'sumConcur' })).toBeVisible()
})

test('the table of behaviour is whole on a wide screen, and scrolls beside its names on others', async ({
  page,
  request,
}) => {
  await open(page, '/docs/api/behaviour')
  const table = page.locator('.api-wide')
  const cut = () =>
    table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(await cut(), 'no column is cut on a wide screen').toBe(0)
  const name = table.getByRole('link', { name: 'asAsync' })
  for (const width of [1024, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await name.evaluate(it => it.scrollIntoView({ block: 'center' }))
    await table.evaluate(it => it.scrollTo({ left: it.scrollWidth }))
    await expect(name, `at ${width} px`).toBeInViewport()
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    )
    expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0)
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
