import { expect, test } from 'vitest'
import { renderFull, renderIndex, renderTwin } from './render'

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
  const untold = { ...page('/lfi/docs/x', ''), description: '' }
  expect(renderIndex({ ...site, pages: [...site.pages, untold] })).toBe(
    `# lfi

> Lazy.

## Editions and data

- [llms-full.txt](https://lfi.dev/lfi/llms-full.txt): all guides in one file, and a line for each export
- [api.json](https://lfi.dev/lfi/api.json): every export as data, with signatures, examples and behaviour

## Guides

- [recipes](https://lfi.dev/lfi/docs/recipes.md): About /lfi/docs/recipes
- [x](https://lfi.dev/lfi/docs/x.md)

## Functions

- [map](https://lfi.dev/lfi/docs/api/variables/map.md): About /lfi/docs/api/variables/map

## Site

- [](https://lfi.dev/lfi/index.md): About /lfi/`,
  )
})

test('the full text has the guides whole, and each export on a line', () => {
  const map = page(
    '/lfi/docs/api/variables/map',
    '# map\n\n```ts\nmap(\n  fn\n)\n```\n\nMore\n',
  )
  const [, , recipes] = site.pages.map(one => renderTwin(one, site))
  expect(
    renderFull({
      ...site,
      pages: [...site.pages.slice(0, 1), map, ...site.pages.slice(2)],
    }),
  ).toBe(
    [
      '# lfi\n\n> Lazy.\n',
      recipes,
      '# Functions\n\n- `map( fn )`: About /lfi/docs/api/variables/map\n',
    ].join('\n\n'),
  )
})

test('a twin has a title and says where it comes from', () => {
  expect(renderTwin(page('/lfi/docs/recipes', 'Text'), site)).toBe(
    '# recipes\n\nText\n\n---\n\nSource: https://lfi.dev/lfi/docs/recipes\n',
  )
})

test('a twin ends without the blank lines of its text, and keeps other titles', () => {
  expect(renderTwin(page('/lfi/docs/x', '\nSee # 1\n\n'), site)).toBe(
    '# x\n\nSee # 1\n\n---\n\nSource: https://lfi.dev/lfi/docs/x\n',
  )
})

test('a title that the text already has is not repeated', () => {
  expect(
    renderTwin(page('/lfi/', '# Home'), site).match(/^# /gmu),
  ).toHaveLength(1)
})
