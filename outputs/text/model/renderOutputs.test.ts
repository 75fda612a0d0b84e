import { expect, test } from 'vitest'
import { renderFull, renderIndex, renderTwin } from './renderOutputs'

const page = (permalink: string, markdown: string) => ({
  permalink,
  title: permalink.split('/').at(-1) ?? '',
  description: `About ${permalink}`,
  markdown,
})

const site = {
  title: 'lfi',
  tagline: 'Lazy.',
  siteUrl: 'https://lfi.dev',
  baseUrl: '/lfi/',
  pages: [
    page('/lfi/', '# Home'),
    page('/lfi/docs/api/variables/map', '# map'),
    page('/lfi/docs/recipes', 'Text'),
  ],
}

test('the index leads to twins, guides before functions before the rest', () => {
  expect(renderIndex(site).match(/(?<=\]\().*?(?=\))/gu)).toEqual([
    'https://lfi.dev/lfi/docs/recipes.md',
    'https://lfi.dev/lfi/docs/api/variables/map.md',
    'https://lfi.dev/lfi/index.md',
  ])
})

test('the full text holds every page', () => {
  const full = renderFull(site)

  for (const { markdown } of site.pages) {
    expect(full).toContain(markdown)
  }
})

test('a twin has a title and says where it comes from', () => {
  expect(renderTwin(page('/lfi/docs/recipes', 'Text'), site)).toBe(
    '# recipes\n\nText\n\n---\n\nSource: https://lfi.dev/lfi/docs/recipes\n',
  )
})

test('a title that the text already has is not repeated', () => {
  expect(
    renderTwin(page('/lfi/', '# Home'), site).match(/^# /gmu),
  ).toHaveLength(1)
})
