import { readFileSync } from 'node:fs'
import { expect, test } from '../support/test'

test('a page has description, keywords, social image and alternates', async ({
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
  expect(await content('meta[name="docusaurus_version"]')).toBe('current')
  expect(await content('meta[name="docusaurus_locale"]')).toBe('en')
  const image = new URL((await content('meta[property="og:image"]')) ?? '')
  expect((await request.get(image.pathname)).status()).toBe(200)
  for (const language of ['en', 'x-default']) {
    await expect(page.locator(`link[hreflang="${language}"]`)).toHaveAttribute(
      'href',
      'https://lfi.dev/docs/getting-started',
    )
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('the favicon is there', async ({ page, request }) => {
  await page.goto('/')
  await test.step('the generator and its version are named', async () => {
    await expect(page.locator('meta[name=generator]')).toHaveAttribute(
      'content',
      /^Docusaurus v3\./,
    )
  })
  const icon = await page.locator('link[rel=icon]').first().getAttribute('href')
  expect((await request.get(icon ?? '')).status()).toBe(200)
})

test('there is one version, current and labelled Next, that begins at Getting started', async ({
  page,
}) => {
  await page.goto('/docs/recipes')
  await expect(page.locator('html')).toHaveClass(/docs-version-current/)
  const data = JSON.parse(
    readFileSync('website/.docusaurus/globalData.json', 'utf8'),
  )
  expect(data['docusaurus-plugin-content-docs'].default.versions).toEqual([
    expect.objectContaining({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/docs',
      mainDocId: 'getting-started',
    }),
  ])
})
