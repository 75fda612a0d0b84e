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
  const untold = { ...page('/lfi/docs/x', ''), description: '' }
  expect(renderIndex({ ...site, pages: [...site.pages, untold] })).toBe(
    `# lfi

> Lazy.

## Editions and data

- [llms-small.txt](https://lfi.dev/lfi/llms-small.txt): every signature, the three flavours, the hazards and ten recipes, in at most 60 kB; enough to write code with lfi
- [llms-full.txt](https://lfi.dev/lfi/llms-full.txt): every page below in one file
- [api.json](https://lfi.dev/lfi/api.json): every export as data, with signatures, examples, import costs and behaviour

## Guides

- [recipes](https://lfi.dev/lfi/docs/recipes.md): About /lfi/docs/recipes
- [x](https://lfi.dev/lfi/docs/x.md)

## Functions

- [map](https://lfi.dev/lfi/docs/api/variables/map.md): About /lfi/docs/api/variables/map

## Site

- [](https://lfi.dev/lfi/index.md): About /lfi/`,
  )
})

test('the full text is all twins in the same order', () => {
  const [home, map, recipes] = site.pages.map(one => renderTwin(one, site))
  expect(renderFull(site)).toBe(
    ['# lfi\n\n> Lazy.\n', recipes, map, home].join('\n\n'),
  )
})

test('the full text has no events of runs, and twins have them', () => {
  const picture = page(
    '/lfi/docs/x',
    'Before\n\n**The same as text**\n\n1. `map` pulls from `[1]`\n2. `map` is done\n\nAfter\n',
  )

  expect(renderTwin(picture, site)).toContain('pulls from')
  const full = renderFull({ ...site, pages: [picture] })
  expect(full).toContain('Before\n\nAfter\n')
  expect(full).not.toContain('pulls from')
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
