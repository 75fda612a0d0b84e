import type { Page } from '@playwright/test'
import { hydrated, open } from '../support/hydrated'
import { ownSite } from '../support/ownSite'
import { codeOf } from '../support/playground'
import { readSitemap } from '../support/readSitemap'
import { example, runExample } from '../support/runExample'
import { searchDialog, searchField } from '../support/searchDialog'
import { strayLinks } from '../support/strayLinks'
import { expect } from '../support/test'
import {
  buildVariant,
  SITE_URL,
  serveHosts,
  variantDir,
  variantEnvironment,
} from '../support/variant'

// The whole site once more, as another deployment would configure it: under
// another base URL, with an announcement and analytics, with the sandbox on a
// host of its own, and with what tests/fixtures/variant adds.
const { BASE_URL, ANALYTICS_SRC, SANDBOX_ORIGIN } = variantEnvironment
const test = ownSite({
  dir: variantDir,
  baseUrl: BASE_URL,
  build: buildVariant,
})

test.describe.configure({ mode: 'default' })

test.use({
  expectedProblems: [
    `foreign request: ${ANALYTICS_SRC}`,
    // The playground opens it ahead, wherever the site itself is.
    SANDBOX_ORIGIN,
  ],
})

test.beforeEach(({ page }) =>
  page.route(ANALYTICS_SRC, route =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  ),
)

const bar = (page: Page) => page.locator('.theme-announcement-bar')

test('links, assets and navigation work under another base URL', async ({
  page,
}) => {
  await open(page, BASE_URL)
  for (const [name, path] of [
    ['Getting started', 'docs/getting-started/'],
    ['API', 'docs/api/'],
    ['Playground', 'playground/'],
  ] as const) {
    const link = page.locator('.navbar__item', { hasText: name }).first()
    await expect(link).toHaveAttribute('href', BASE_URL + path)
    await link.click()
    await expect(page).toHaveURL(BASE_URL + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await open(page, `${BASE_URL}docs/recipes.html`)
  await expect(page).toHaveURL(`${BASE_URL}docs/recipes/`)
})

test('every link and asset of every page is under the base URL and exists', async ({
  request,
}) => {
  const seen = new Map<string, string>()
  for (const address of readSitemap(variantDir)) {
    const html = await (await request.get(address)).text()
    for (const [, path = ''] of html.matchAll(
      /<(?:a|link|script|img)\b[^>]*? (?:href|src)="?(\/[^"#?\s>]*)/gu,
    )) {
      seen.set(path, seen.get(path) ?? address)
    }
  }
  expect(seen.size).toBeGreaterThan(readSitemap(variantDir).length)
  for (const [path, source] of seen) {
    const found = path.startsWith(BASE_URL) && (await request.head(path)).ok()
    expect.soft(found, `${path} on ${source}`).toBe(true)
  }
})

test('with slashes at the end no link leads to a redirect either', () => {
  expect(strayLinks(variantDir, BASE_URL)).toEqual([])
})

test('with slashes at the end search, examples and the sidebar agree', async ({
  page,
}) => {
  const map = `${BASE_URL}docs/api/variables/map/`
  await open(page, map)
  await expect(
    page.locator('.theme-doc-sidebar-menu [aria-current=page]').last(),
  ).toHaveAttribute('href', map)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('map')
  await expect(page.getByRole('option').first()).toHaveAttribute('href', map)
  await expect(page.getByText(/^See all/u)).toHaveAttribute(
    'href',
    `${BASE_URL}search/?q=map`,
  )
  await page.getByText(/^See all/u).click()
  await expect(page).toHaveURL(`${BASE_URL}search/?q=map`)
  await open(page, `${BASE_URL}docs/api/variables/index/`)
  await expect(page).toHaveURL(`${BASE_URL}docs/api/variables/index/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('index')
})

test.describe('with the sandbox on a host of its own', () => {
  test.use({
    expectedProblems: [
      `foreign request: ${SITE_URL}`,
      // The browser fetches a link that is pointed at by itself, past the route.
      `failed request: ${SITE_URL}${BASE_URL}playground`,
      `foreign request: ${SANDBOX_ORIGIN}`,
      `foreign request: ${ANALYTICS_SRC}`,
    ],
  })

  test('an example runs and goes on to the playground, which runs it as well', async ({
    page,
    origin,
  }) => {
    const asked = await serveHosts(page, origin)
    await open(page, `${SITE_URL}${BASE_URL}docs/getting-started/`)
    const figure = example(page)
    expect(
      await runExample(
        figure,
        "console.log('under a base URL', self.origin, location.href.startsWith('blob:null'))",
      ),
    ).toBe('under a base URL null true')
    const edit = figure.getByRole('link', { name: 'Edit in playground' })
    await edit.hover()
    await expect(edit).toHaveAttribute('href', /\/lfi\/playground\/?#v1\./u)
    await edit.click()
    await expect(codeOf(page)).toContainText('under a base URL')
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(page.getByRole('log', { name: 'Console' })).toContainText(
      'under a base URL null',
    )
    const sandboxes = asked.filter(url => url.includes('sandbox.html'))
    expect(sandboxes.length).toBeGreaterThan(0)
    for (const url of sandboxes) {
      expect(url).toMatch(`${SANDBOX_ORIGIN}${BASE_URL}sandbox.html?`)
    }
    // Type help and the next sandbox may still be on their way.
    await page.goto('about:blank')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('only the site may frame it, and pages may frame nothing else', async ({
    request,
  }) => {
    const page = await request.get(`${BASE_URL}docs/recipes/`)
    expect(await page.text()).toContain(`frame-src 'self' ${SANDBOX_ORIGIN};`)
    const sandbox = await request.get(`${BASE_URL}sandbox.html`)
    const policy = sandbox.headers()['content-security-policy']
    expect(policy).toMatch(/^sandbox allow-scripts; /u)
    expect(policy).toMatch(/frame-ancestors 'self' https:\/\/lfi\.dev( |$)/u)
    expect(sandbox.headers()).not.toHaveProperty('x-frame-options')
  })
})

test('search finds a page and leads to it', async ({ page }) => {
  await open(page, BASE_URL)
  await page.getByRole('button', { name: 'Search' }).click()
  await searchField(page).fill('flatMap')
  const dialog = searchDialog(page)
  await expect(dialog.getByRole('option').first()).toContainText('flatMap')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lfi\/docs\/api\/variables\/flatMap\/?$/u)
})

test('analytics is one script, and the only foreign request', async ({
  page,
}) => {
  await open(page, BASE_URL)
  const script = page.locator(`script[src="${ANALYTICS_SRC}"]`)
  await expect(script).toHaveCount(1)
})

test('a dismissed announcement stays away until its id changes', async ({
  page,
}) => {
  await open(page, BASE_URL)
  const dismiss = async () => {
    await expect(bar(page)).toBeVisible()
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await expect(bar(page)).toBeHidden()
    await page.reload()
    await expect(bar(page)).toBeHidden()
  }
  await dismiss()
  await page.evaluate(() =>
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one'),
  )
  await page.reload()
  await hydrated(page)
  await dismiss()
})
