import { expect, test } from '../support/test'

const at = (width: number) => ({ width, height: 900 })

test('the text has at least 560 px at 1024, beside the sidebar', async ({
  page,
}) => {
  await page.setViewportSize(at(1024))
  await page.goto('/docs/api/variables/mapConcur')
  const text = await page.locator('.theme-doc-markdown').boundingBox()
  expect(text?.width).toBeGreaterThanOrEqual(560)
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible()
  await expect(page.getByText('On this page')).toBeVisible()
})

test('a title has its whole line at every width', async ({ page }) => {
  await page.goto('/docs/handling-errors')
  for (const width of [1440, 1024, 800, 390]) {
    await page.setViewportSize(at(width))
    const title = await page.locator('h1').boundingBox()
    const text = await page.locator('.theme-doc-markdown').boundingBox()
    expect(title?.width, `${width}`).toBe(text?.width)
    expect(title?.height, 'the title is one line').toBeLessThan(60)
  }
})

test('at 800 px the links of the navbar are there, and nothing covers another', async ({
  page,
}) => {
  await page.setViewportSize(at(800))
  await page.goto('/docs/recipes')
  const navbar = page.locator('.navbar__inner')
  const parts = navbar.locator('a:visible, button:visible')
  for (const name of ['Getting started', 'Recipes', 'API', 'Playground']) {
    await expect(navbar.getByRole('link', { name })).toBeVisible()
  }
  const boxes = await parts.evaluateAll(elements =>
    elements.map(element => {
      const { left, right } = element.getBoundingClientRect()
      return { left, right }
    }),
  )
  const sorted = boxes.toSorted((a, b) => a.left - b.left)
  for (const [index, { left }] of sorted.slice(1).entries()) {
    expect(left).toBeGreaterThanOrEqual((sorted[index]?.right ?? 0) - 1)
  }
})

test('no identifier is broken, in signatures and tables of 390 px', async ({
  page,
}) => {
  await page.setViewportSize(at(390))
  for (const name of ['flatMapConcur', 'reduceAsync', 'toGrouped']) {
    await page.goto(`/docs/api/variables/${name}`)
    const broken = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.open = true
      }
      const found: string[] = []
      for (const code of document.querySelectorAll(
        '.api-inert :is(pre, table, ul) code',
      )) {
        const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const node = texts.currentNode
          for (const word of (node.nodeValue ?? '').matchAll(/\w{3,}/gu)) {
            const range = document.createRange()
            range.setStart(node, word.index)
            range.setEnd(node, word.index + word[0].length)
            const rows = new Set(
              [...range.getClientRects()].map(({ top }) => Math.round(top)),
            )
            if (rows.size > 1) {
              found.push(word[0])
            }
          }
        }
      }
      return found
    })
    expect.soft(broken, name).toEqual([])
  }
})

test('what is pressed on a phone is at least 24 px high', async ({ page }) => {
  await page.setViewportSize(at(390))
  for (const path of [
    '/',
    '/docs/getting-started',
    '/docs/api/variables/map',
    '/tour',
    '/tour/concur',
    '/playground',
  ]) {
    await page.goto(path)
    const low = await page
      .locator('button:visible, summary:visible, select:visible, a:visible')
      .evaluateAll(elements =>
        elements
          .filter(element => {
            const { height, width } = element.getBoundingClientRect()
            // Links in a text are as high as its lines; the rest is unseen.
            const isInText =
              element.matches('li > a, p a, th a, td a, dd a, h1 a, h2 a') &&
              getComputedStyle(element).display === 'inline'
            return !isInText && width > 2 && height < 24
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      )
    expect(low, path).toEqual([])
  }
})

test('at 320 and 390 px the ways to install and the steps of the tour have one row', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize(at(width))
    await page.goto('/docs/getting-started')
    const tabs = await page
      .getByRole('radiogroup', { name: 'Package manager' })
      .locator('label')
      .evaluateAll(tabs => tabs.map(tab => tab.getBoundingClientRect().top))
    expect(new Set(tabs).size, `${width}`).toBe(1)
    await page.goto('/tour/limit')
    const rows = await page
      .getByRole('navigation', { name: 'Steps of the tour' })
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getBoundingClientRect().top))
    expect(new Set(rows).size, `${width}`).toBe(1)
  }
})
