import { readSitemap } from '../support/readSitemap'
import { expect, test } from '../support/test'

const SCREEN = 900
const MAX_SCREENS = 6
const MAX_INDEX_SCREENS = 3
/** For looking things up, rather than for reading from top to bottom. */
const references =
  /\/(?:choosing-a-function|errors|known-issues|not-in-lfi|coming-from\/.*)$/u

test.use({ viewport: { width: 1440, height: SCREEN } })

test(`no guide is longer than ${MAX_SCREENS} screens`, { tag: '@all' }, async ({
  page,
}) => {
  const guides = readSitemap().filter(
    address =>
      address.startsWith('/docs') &&
      !(address.startsWith('/docs/api') || references.test(address)),
  )
  expect(guides.length).toBeGreaterThan(70)
  test.setTimeout(180_000)
  const lengths: [address: string, screens: number][] = []
  for (const address of guides) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const height = await page
      .locator('article')
      .evaluate(article => article.scrollHeight)
    lengths.push([address, height / SCREEN])
  }
  expect(lengths.filter(([, screens]) => screens > MAX_SCREENS)).toEqual([])
})

test('recipes and what to watch out for are listed within three screens', async ({
  page,
}) => {
  for (const address of ['/docs/recipes', '/docs/watch-out']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const end = await page
      .locator('article li a')
      .last()
      .evaluate(link => link.getBoundingClientRect().bottom)
    expect(Math.floor(end), address).toBeLessThanOrEqual(
      MAX_INDEX_SCREENS * SCREEN,
    )
  }
})

test('the first own pipeline is within three screens of Getting started', async ({
  page,
}) => {
  await page.goto('/docs/getting-started')
  const task = page.getByRole('heading', { name: 'Write your own' })
  const { y = Number.POSITIVE_INFINITY } = (await task.boundingBox()) ?? {}
  expect(y).toBeLessThanOrEqual(3 * SCREEN)
})

const oldAddresses = [
  ['/docs/recipes#retry-what-fails', '/docs/recipes/retry-what-fails'],
  ['/docs/watch-out#empty-concur', '/docs/known-issues#empty-concur'],
  ['/docs/watch-out/empty-concur', '/docs/known-issues#empty-concur'],
  ['/docs/recipes/more', '/docs/recipes'],
  ['/docs/concepts/concurrent-iterable#errors', '/docs/handling-errors#errors'],
] as const

test('sections that moved to another page lead there', async ({ page }) => {
  for (const [old, now] of oldAddresses) {
    await page.goto(old)
    await expect(page).toHaveURL(now)
  }
})

test('a section of this page is not left for another page', async ({
  page,
}) => {
  await page.goto('/docs/recipes#group-and-count')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
  await expect(page).toHaveURL('/docs/recipes#group-and-count')
})
