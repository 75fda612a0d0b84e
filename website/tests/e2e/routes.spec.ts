import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

const routes: [address: string, heading: string | RegExp, title: RegExp][] = [
  ['/playground', 'Playground', /^Playground \| lfi$/],
  ['/tour', 'Tour', /^Tour \| lfi$/],
  ['/tour/lazy', 'Lazy', /^Tour: Lazy \| lfi$/],
  ['/docs', 'Documentation', / \| lfi$/],
  ['/docs/getting-started', 'Getting started', /^Getting started \| lfi$/],
  ['/docs/recipes', 'Recipes', /^Recipes \| lfi$/],
  ['/docs/concepts/concurrent-iterable', /concur/i, / \| lfi$/],
  ['/docs/concepts/currying', /curr/i, / \| lfi$/],
  ['/docs/concepts/optional', /optional/i, / \| lfi$/],
  ['/docs/concepts/reducer', /reducer/i, / \| lfi$/],
  ['/docs/api', /API/, / \| lfi$/],
  ['/docs/api/variables/map', /map/, / \| lfi$/],
]

test('every route of the table is a page titled "page | site"', async ({
  page,
}) => {
  for (const [address, heading, title] of routes) {
    // What they do once they have loaded is tried elsewhere.
    const response = await page.goto(address, {
      waitUntil: 'domcontentloaded',
    })
    expect.soft(response?.status(), address).toBe(200)
    const shown = page.getByRole('heading', { level: 1 })
    await expect.soft(shown, address).toContainText(heading)
    await expect.soft(page, address).toHaveTitle(title)
  }
})

test('the home page is at the root, exactly', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveTitle(/lfi/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the documentation root has the sidebar and leads to Getting started', async ({
  page,
}) => {
  await open(page, '/docs')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const first = sidebar.getByRole('link').first()
  await expect(first).toHaveText('Getting started')
  await first.click()
  await expect(page).toHaveURL('/docs/getting-started')
})

test('every docs page has the same sidebar', async ({ page }) => {
  const labelsAt = async (address: string) => {
    await page.goto(address)
    const links = page.locator('.theme-doc-sidebar-menu > li > :first-child')
    return links.allInnerTexts()
  }
  expect(await labelsAt('/docs/recipes')).toEqual(
    await labelsAt('/docs/getting-started'),
  )
})

test.describe('an address of nothing', () => {
  test.use({ expectedProblems: ['404'] })

  test('gets the not-found page', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 })
    for (const address of [
      '/nothing',
      '/docs/nothing',
      '/blog',
      '/docs/api/x',
    ]) {
      const response = await page.goto(address)
      expect.soft(response?.status(), address).toBe(404)
      await expect.soft(heading, address).toHaveText('Page Not Found')
      await expect.soft(page, address).toHaveTitle('Page Not Found | lfi')
    }
  })
})

test.describe('an address that cannot be decoded', () => {
  test.use({ expectedProblems: ['404', 'could not be decoded'] })

  test('gets the not-found page with the router error, and still works', async ({
    page,
  }) => {
    await open(page, '/docs/%E0%A4%A')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Page Not Found',
    )
    await expect(page.getByRole('alert')).toHaveText(
      'Pathname "/docs/%E0%A4%A" could not be decoded. This is likely caused by an invalid percent-encoding.',
    )
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Home page' })
      .click()
    await expect(page).toHaveURL('/')
  })
})

test('other spellings of an address go to the clean path', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  for (const end of ['.html', '/index.html', '/']) {
    await page.goto(`/docs/recipes${end}?a=1#first`)
    await expect.soft(page, end).toHaveURL('/docs/recipes?a=1#first')
    await expect.soft(heading, end).toHaveText('Recipes')
  }
})

test('a host that serves /x.html itself still shows the clean path', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/docs/recipes')).text()
  await page.route('**/docs/recipes.html', route =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  )
  await open(page, '/docs/recipes.html')
  await expect(page).toHaveURL('/docs/recipes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
})
