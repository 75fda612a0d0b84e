import { readFileSync } from 'node:fs'
import { expect, test } from '../support/test'

test('a page has description, keywords, icon, social image and alternates', async ({
  page,
  request,
}) => {
  await page.goto('/docs/getting-started')
  const content = (selector: string) =>
    page.locator(selector).first().getAttribute('content')
  expect(await content('meta[name=description]')).toMatch(/\S.{40,}\.$/u)
  expect(await content('meta[name=keywords]')).toContain('iteration')
  expect(await content('meta[property="og:title"]')).toBe(
    'Getting started | lfi',
  )
  expect(await content('meta[name=generator]')).toMatch(/^Docusaurus v3\./u)
  expect(await content('meta[name="docusaurus_version"]')).toBe('current')
  expect(await content('meta[name="docusaurus_locale"]')).toBe('en')
  const image = new URL((await content('meta[property="og:image"]')) ?? '')
  expect((await request.get(image.pathname)).status()).toBe(200)
  const icon = await page.locator('link[rel=icon]').first().getAttribute('href')
  expect((await request.get(icon ?? '')).status()).toBe(200)
  for (const language of ['en', 'x-default']) {
    await expect(page.locator(`link[hreflang="${language}"]`)).toHaveAttribute(
      'href',
      'https://lfi.dev/docs/getting-started',
    )
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('there is one version, current and labelled Next, whose sidebar begins at Getting started', async ({
  page,
}) => {
  await page.goto('/docs/recipes')
  await expect(page.locator('html')).toHaveClass(/docs-version-current/)
  const first = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('ul a[href]:not([href="#"])')
    .first()
  await expect(first).toHaveAttribute('href', '/docs/getting-started')
  const data = JSON.parse(
    readFileSync('website/.docusaurus/globalData.json', 'utf8'),
  )
  const { versions } = data['docusaurus-plugin-content-docs'].default
  expect(versions).toHaveLength(1)
  expect(versions[0]).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
  })
})

test('the footer has three columns and the copyright line', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const columns = footer.locator('.theme-layout-footer-column')
  await expect(columns).toHaveCount(3)
  const texts: [title: string, items: (string | RegExp)[]][] = [
    ['Docs', ['Getting started', 'Recipes', 'API']],
    ['Community', [/Bluesky/, /Sponsor/]],
    ['More', ['Playground', /GitHub/]],
  ]
  for (const [index, [title, items]] of texts.entries()) {
    const column = columns.nth(index)
    await expect(column.locator('.footer__title')).toHaveText(title)
    await expect(column.getByRole('link')).toHaveText(items)
  }
  await expect(footer).toContainText('Copyright © 2025')
})
