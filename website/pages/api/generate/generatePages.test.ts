import { beforeAll, expect, test } from 'vitest'
import { counterparts } from '../../../content/counterparts'
import { loadContent } from '../../../content/loadContent'
import { isGuide } from '../../../content/model/schema'
import { loadBehaviour } from '../../../library/behaviour/loadBehaviour'
import { loadApiModel } from '../../../library/loadApiModel'
import type { ApiModel } from '../../../library/model/schema'
import { isFunction } from '../render/context'
import { apiSidebar } from '../sidebar'
import { generatePages, type Ingredients } from './generatePages'

let model: ApiModel
let ingredients: Ingredients
let pages: Map<string, string>

beforeAll(async () => {
  model = await loadApiModel()
  ingredients = {
    model,
    baseUrl: '/lfi/',
    guides: (await loadContent('website')).filter(isGuide),
    counterparts,
    examples: new Map(),
    behaviour: await loadBehaviour(),
    pictures: new Map(),
  }
  pages = await generatePages(ingredients)
}, 120_000)

const pageAt = (path: string): string => {
  const found = [...pages.values()].filter(text =>
    text.includes(`\nslug: ${JSON.stringify(path.replace('/docs', ''))}\n`),
  )
  expect(found).toHaveLength(1)
  return found[0] ?? ''
}

test('every entry and every index has exactly one page', () => {
  for (const { path } of model.entries) {
    pageAt(path)
  }
  for (const path of [
    '/docs/api',
    '/docs/api/variables',
    '/docs/api/type-aliases',
    '/docs/api/behaviour',
  ]) {
    pageAt(path)
  }
  expect(pages.size).toBe(model.entries.length + 4)
})

test('a function’s page has its parts in the order that readers expect', () => {
  const headings = pageAt('/docs/api/variables/drop').match(/^## .*$/gmu)

  expect(headings?.slice(0, 6)).toEqual([
    '## Signature',
    '## Example',
    '## In detail',
    '## Calls and types',
    '## Behaviour',
    '## Parameters',
  ])
  expect(headings?.at(-1)).toBe('## Versions and source')
})

test('addresses inside a page respect the base URL', () => {
  expect(pageAt('/docs/api/variables/map')).toContain(
    'href=\\"/lfi/docs/api/variables/mapConcur\\"',
  )
})

test('every parameter of every function says what it is', () => {
  const silent = [...pages].filter(([, text]) => text.includes('<td></td>'))

  expect(silent.map(([file]) => file)).toEqual([])
})

test('each page names the author and the licence of the words it shows', () => {
  for (const { path } of model.entries) {
    expect(pageAt(path)).toContain('© Tomer Aberbach')
  }
})

test('a link of the package’s text to a guide that is gone is refused', async () => {
  await expect(generatePages({ ...ingredients, guides: [] })).rejects.toThrow(
    /links to \/docs\/concepts\/[a-z-]+, which is no page of this site/u,
  )
})

test('functions of a family without a plain form are all listed', () => {
  for (const name of ['asAsync', 'asConcur']) {
    expect(pageAt('/docs/api')).toContain(`<code>${name}</code>`)
    expect(JSON.stringify(apiSidebar(model))).toMatch(
      new RegExp(`Core.*"id":"api/variables/${name}"\\}`, 'u'),
    )
  }
})

test('a type that is too long for a line is read in the signature', () => {
  expect(pageAt('/docs/api/variables/toMultiple')).toContain('extends …')
  const lengths = [...pages].flatMap(([file, text]) =>
    [...text.matchAll(/<p(?: [^>]*)?><code>(?<type>.*?)<\/code>/gu)].map(
      ({ groups }) => [file, groups?.type?.replaceAll(/<.*?>/gu, '').length],
    ),
  )

  expect(lengths.length).toBeGreaterThan(200)
  expect(lengths.filter(([, length]) => Number(length) > 120)).toEqual([])
})

test('a signature is read at a glance, its generics are folded away', () => {
  for (const { path } of model.entries.filter(isFunction)) {
    const [, section = ''] = pageAt(path).split('## Signature')
    const [glance = ''] = section.split('<details')
    const lines = glance.match(/class=\\"api-line/gu) ?? []
    expect(lines.length, path).toBeGreaterThan(0)
    expect(lines.length, path).toBeLessThan(12)
  }
  const page = pageAt('/docs/api/variables/toGrouped')
  const [glance, folded] = page.split('<summary>Full signature</summary>')
  expect(glance).not.toContain('InnerThis')
  expect(folded).toContain('InnerThis')
  expect(folded).toContain('What you can pass, and the type of the result')
})

test('remarks wait until the example and the signature are shown', () => {
  const headings = pageAt('/docs/api/variables/reduceConcur').match(
    /^## .*$/gmu,
  )
  expect(headings?.slice(0, 3)).toEqual([
    '## Signature',
    '## Example',
    '## In detail',
  ])
})

test('of many counterparts the closest are shown, the others folded', () => {
  const page = pageAt('/docs/api/variables/toGrouped')
  const [, section = ''] = page.split('## The same thing elsewhere')
  const [shown = '', folded = ''] = section.split('<details')
  expect(shown.match(/<tr>/gu)).toHaveLength(1 + 4)
  expect(shown).toContain('Object.groupBy')
  expect(folded).toMatch(/^[^>]*><summary>6 more<\/summary>/u)
})

test('a parameter of many types says where they are told apart', () => {
  expect(pageAt('/docs/api/variables/pipe')).toContain('see the signature')
  expect(pageAt('/docs/api/variables/reduce')).toContain('see the table')
})

test('what a function is elsewhere leads to the page about that system', () => {
  expect(pageAt('/docs/api/variables/map')).toContain(
    'href=\\"/lfi/docs/coming-from/lodash\\"',
  )
})

test('the first form of a family without a plain one is called by its flavour', () => {
  const page = pageAt('/docs/api/variables/asConcur')

  expect(page).toContain('The Async form, ')
  expect(page).not.toContain('The plain form, ')
})

test('a row about the plain form is not repeated for another flavour', () => {
  const page = pageAt('/docs/api/variables/allConcur')

  expect(page).toContain('p-every')
  expect(page).toContain('The plain form, ')
  expect(page).not.toContain('the same on arrays')
})

test('the badge of a function says what its card among its flavours says', () => {
  for (const entry of model.entries.filter(isFunction)) {
    const page = pageAt(entry.path)
    const badge = /api-facts\\"><li>(?:<span[^>]*>)?(?<label>[^<]+)/u.exec(page)
    const card = /aria-current=\\"page\\".*?<small>(?<label>[^<]+)/u.exec(page)
    expect(card?.groups?.label ?? badge?.groups?.label, entry.name).toBe(
      badge?.groups?.label,
    )
  }
})

test('a warning of the package stands out', () => {
  expect(pageAt('/docs/api/variables/joinConcur')).toContain('api-callout')
  expect([...pages.values()].join('')).not.toContain('WARNING:')
})

test('a sentence of the package that is corrected says so', () => {
  const page = pageAt('/docs/api/variables/mapConcur')

  expect(page).toContain('in order of arrival')
  expect(page).toContain('the package says “in iteration order”')
})

test('what opens its source at the call is not called lazy without a word', () => {
  expect(pageAt('/docs/api/variables/cache')).not.toContain(
    'nothing is computed',
  )
})
