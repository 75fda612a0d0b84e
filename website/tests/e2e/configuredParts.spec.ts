import { readFileSync } from 'node:fs'
import { findProblemsInBothThemes } from '../support/findAccessibilityProblems'
import { open } from '../support/hydrated'
import { ownSite } from '../support/ownSite'
import { expect } from '../support/test'
import {
  buildVariant,
  variantDir,
  variantEnvironment,
} from '../support/variant'

// What only a configuration brings in: see tests/fixtures/variant.
const { BASE_URL, ANALYTICS_SRC } = variantEnvironment
const test = ownSite({
  dir: variantDir,
  baseUrl: BASE_URL,
  build: buildVariant,
})

test.describe.configure({ mode: 'default' })

test.use({
  expectedProblems: [`foreign request: ${ANALYTICS_SRC}`],
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeEach(({ page }) =>
  page.route(ANALYTICS_SRC, route =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  ),
)

test('the blog lists its posts, newest first, by year, with reading times', async ({
  page,
}) => {
  await open(page, `${BASE_URL}blog/`)
  await expect(page.locator('article h2')).toHaveText([
    'Second post',
    'First post',
  ])
  await expect(page.locator('article').first()).toContainText('min read')
  const sidebar = page.getByRole('navigation', {
    name: 'Blog recent posts navigation',
  })
  await expect(sidebar).toContainText(/2025.*Second post.*2024.*First post/su)
  await page.locator('article h2 a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Second post',
  )
  await expect(page.locator('figure.code-block')).toBeVisible()
})

test('the blog has both feeds', () => {
  for (const name of ['rss', 'atom']) {
    const feed = readFileSync(`${variantDir}/blog/${name}.xml`, 'utf8')
    expect(feed).toContain('First post')
    expect(feed).toContain(`${BASE_URL}blog/2025/03/04/second/`)
  }
})

for (const address of [
  'style/',
  'docs/trace/',
  'blog/',
  'blog/2025/03/04/second/',
]) {
  test(`axe finds nothing on ${address} in both themes`, async ({ page }) => {
    await open(page, BASE_URL + address)
    const problems = await findProblemsInBothThemes(page)
    // The theme's list of posts has no title of its own.
    const known = address === 'blog/' ? 'page-has-heading-one' : 'none'
    expect(problems.filter(problem => !problem.includes(known))).toEqual([])
  })
}
