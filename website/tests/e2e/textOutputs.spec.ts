import { readFileSync } from 'node:fs'
import { readSitemap } from '../support/readSitemap'
import { expect, test } from '../support/test'

test('every page that the sitemap lists has a Markdown twin without markup', async ({
  request,
}) => {
  const paths = readSitemap()
  expect(paths.length).toBeGreaterThan(200)
  for (const address of paths) {
    const twin = address === '/' ? '/index.md' : `${address}.md`
    const text = readFileSync(`build${twin}`, 'utf8')
    const prose = text
      .replaceAll(/^( *)```.*?^\1```$/gmsu, '')
      .replaceAll(/`[^`\n]*`/gu, '')

    expect(text, `${twin} has one title`).toMatch(/^# \S/mu)
    expect(prose, `${twin} holds no JSX`).not.toMatch(
      /(?<!\\)<\/?[A-Za-z]|^(?:import|export) |className=/mu,
    )
  }
  const response = await request.get('docs/recipes.md')
  expect(response.headers()['content-type']).toContain('text/markdown')
  const home = await (await request.get('index.md')).text()
  expect(home).toMatch(
    /^lfi \d+\.\d+\.\d+ \/ \d\.\d kB with Rollup \/ no dependencies$/mu,
  )
})

test('llms.txt lists the twins; llms-full.txt has the guides whole and a line for each export', async ({
  request,
}) => {
  const index = await (await request.get('llms.txt')).text()
  const full = await (await request.get('llms-full.txt')).text()

  expect(index).toContain('/docs/api/variables/mapConcur.md)')
  expect(index).toContain('/docs/recipes.md)')
  expect(full).toMatch(/^Source: .*\/docs\/recipes$/mu)
  expect(full).toMatch(/^- `mapConcur.*`: \S/mu)
  expect(full).not.toContain('variables/mapConcur\n')
  expect(Buffer.byteLength(full)).toBeLessThanOrEqual(400_000)
})

test('a page links to its Markdown, for people and for programs', async ({
  page,
}) => {
  await page.goto('docs/concepts/reducer')
  const twin = page.getByRole('link', { name: 'View as Markdown' })
  await expect(
    page.locator('link[rel="alternate"][type="text/markdown"]'),
  ).toHaveAttribute('href', (await twin.getAttribute('href')) ?? '')
})
