import { expect, test } from 'vitest'
import { renderFull, renderIndex, renderTwin } from './render'

const page = (permalink: string, markdown: string) => ({
  permalink,
  title: permalink.split('/').at(-1) ?? '',
  description: `About ${permalink}`,
  markdown,
})

const recipes = page('/lfi/docs/recipes', '\nText\n\n')
const site = {
  title: 'lfi',
  tagline: 'Lazy.',
  siteUrl: 'https://lfi.dev',
  baseUrl: '/lfi/',
  pages: [
    page('/lfi/', '# Home'),
    page(
      '/lfi/docs/api/variables/map',
      '# map\n\n```ts\nfunction map(\n  fn\n)\n```\n\nMore\n',
    ),
    recipes,
    { ...page('/lfi/docs/x', ''), description: '' },
  ],
}

test('the index leads to twins, guides before functions before other pages', () => {
  expect(renderIndex(site)).toBe(
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
  expect(renderFull({ ...site, pages: site.pages.slice(0, 3) })).toBe(
    `# lfi

> Lazy.

${renderTwin(recipes, site)}

## Functions

- \`map( fn )\`: About /lfi/docs/api/variables/map`,
  )
})

test('a twin has one title and says where it comes from', () => {
  const source = '\n\n---\n\nSource: https://lfi.dev/lfi/docs/recipes\n'
  expect(renderTwin(recipes, site)).toBe(`# recipes\n\nText${source}`)
  expect(renderTwin({ ...recipes, markdown: '# Recipes' }, site)).toBe(
    `# Recipes${source}`,
  )
})
