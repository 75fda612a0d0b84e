import { open } from '../support/hydrated'
import { readSitemap } from '../support/readSitemap'
import { expect, test } from '../support/test'

const page390 = { width: 390, height: 844 }

test('the flavour switch leads on, says where you are and remembers', async ({
  page,
}) => {
  await open(page, '/docs/api/variables/map')
  const flavours = page.getByRole('navigation', { name: 'Flavours of map' })
  await expect(flavours.locator('[aria-current="page"]')).toHaveText(/^map/u)

  await flavours.getByRole('link', { name: 'mapConcur' }).click()
  await expect(page).toHaveURL(/\/docs\/api\/variables\/mapConcur$/u)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('mapConcur')
  await expect(flavours.locator('[aria-current="page"]')).toHaveText(
    /^mapConcur/u,
  )
  expect(await page.evaluate(() => localStorage.getItem('lfi.flavour'))).toBe(
    'concur',
  )
})

test('indexes and the home page follow the preferred flavour', async ({
  page,
}) => {
  await open(page, '/docs/api/variables/map')
  const flavours = page.getByRole('navigation', { name: 'Flavours of map' })
  await flavours.getByRole('link', { name: 'mapAsync' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('mapAsync')

  for (const address of ['/docs/api/variables', '/docs/choosing-a-function']) {
    await open(page, address)
    const cell = (flavour: string) =>
      page.locator(`td[data-flavour="${flavour}"]`).first()
    await expect(cell('async'), address).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
    await expect(cell('concur'), address).toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
  }

  await open(page, '/')
  await expect(page.getByRole('radio', { name: 'Async' })).toBeChecked()
})

test('links in a signature navigate without loading another page', async ({
  page,
}) => {
  await open(page, '/docs/api/variables/reduce')
  await page.evaluate(() => {
    document.title = 'not reloaded'
  })
  const marker = await page.evaluateHandle(() => document.body)
  await page
    .getByLabel('Signature')
    .getByRole('link', { name: 'Reducer' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reducer')
  expect(await marker.evaluate(body => body === document.body)).toBe(true)
})

test('on a phone the names of a family stand beside each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/docs/api/variables')
  const covered = await page.locator('table.api-matrix tr').evaluateAll(rows =>
    rows.flatMap(row => {
      const names = [...row.querySelectorAll('td a')].map(name => ({
        text: name.textContent,
        box: name.getBoundingClientRect(),
      }))
      return names
        .filter(({ box }, index) => {
          const before = names[index - 1]?.box
          return before && box.top < before.bottom && box.left < before.right
        })
        .map(({ text }) => text)
    }),
  )
  expect(covered).toEqual([])
})

test('the filter narrows by name and by what it does, and search knows the rest', async ({
  page,
}) => {
  await open(page, '/docs/api/variables')
  const filter = page.getByRole('searchbox', { name: 'Filter' })
  const rows = page.locator('table.api-matrix tbody tr:visible')
  await expect(filter).toBeEnabled()
  expect(await rows.count()).toBeGreaterThan(80)

  await filter.fill('flatMap')
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('1 family')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeHidden()

  await filter.fill('average')
  await expect(rows.filter({ hasText: 'meanAsync' })).toBeVisible()

  await filter.fill('takeRight')
  await expect(
    page.getByRole('link', { name: 'Search all pages for “takeRight”' }),
  ).toHaveAttribute('href', /\/search\?q=takeRight$/u)

  await filter.fill('')
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible()
})

test('the function called index has its page beside the index of functions', async ({
  page,
}) => {
  await page.goto('/docs/api/variables/index')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('index')
  await page.goto('/docs/api/variables')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Functions')
})

test('the widest signatures and tables fit a phone', async ({ page }) => {
  await page.setViewportSize(page390)
  for (const name of [
    'variables/toMultiple',
    'variables/toGrouped',
    'variables/minMaxWithConcur',
    'type-aliases/RawAsyncOptionalReducerWithoutFinish',
    'variables',
    'type-aliases',
  ]) {
    await page.goto(`/docs/api/${name}`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    )
    expect(overflow, name).toBeLessThanOrEqual(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the index is a plain table whose links work', async ({ page }) => {
    await page.goto('/docs/api/variables')
    await expect(page.locator('main noscript')).toBeVisible()
    await page
      .getByRole('table', { name: 'Transforms' })
      .getByRole('link', { name: 'flatMapConcur' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'flatMapConcur',
    )
  })
})

test('the first example of every function page starts above 900 px', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/docs/api/variables/map')
  // The pages share all but their article: swapping that is a hundred times
  // faster than opening each.
  const starts = await page.evaluate(
    async addresses => {
      // Text may not become HTML on these pages, but a request may.
      const read = (address: string): Promise<Document | null> =>
        new Promise(resolve => {
          const request = new XMLHttpRequest()
          request.responseType = 'document'
          request.onload = () => resolve(request.responseXML)
          request.open('GET', address)
          request.send()
        })
      const found: [string, number | undefined][] = []
      for (const address of addresses) {
        const article = (await read(address))?.querySelector('article')
        document.querySelector('article')?.replaceWith(article ?? '')
        const example = article?.querySelector('figure[data-example]')
        found.push([address, example?.getBoundingClientRect().top])
      }
      return found
    },
    readSitemap().filter(address => address.includes('/api/variables/')),
  )
  expect(starts.length).toBeGreaterThan(190)
  expect(starts.filter(([, top]) => top === undefined || top >= 900)).toEqual(
    [],
  )
})

test('overloads open, and are on paper', async ({ page }) => {
  await page.goto('/docs/api/variables/toGrouped')
  const full = page.getByLabel('All types')
  await expect(full).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(full).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByText('All overloads').click()
  await expect(full).toBeVisible()
})
