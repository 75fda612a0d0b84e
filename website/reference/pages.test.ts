import { beforeAll, expect, test } from 'vitest'
import { anchorsOf } from '../content/fixtures/anchorsOf'
import { loadContent } from '../content/loadContent'
import { type Guide, isGuide } from '../content/model/schema'
import { families } from '../data/families'
import { types } from '../data/families/types'
import { type Fact, factKeys, facts } from './facts'
import { pagesOf, renderPage } from './generate'
import { behaviour } from './observedLists'
import { model, type Page } from './reference'
import { apiSidebar } from './sidebar'

let guides: Guide[]
let pages: ReadonlyMap<string, string>

/** The text of a page with what inert HTML it holds. */
const textOf = (page: Page): string =>
  renderPage(page).replaceAll('\\"', '"').replaceAll('\\n', '\n')

beforeAll(async () => {
  guides = (await loadContent('website')).filter(isGuide)
  pages = new Map(pagesOf(guides).map(page => [page.file, textOf(page)]))
}, 120_000)

const pageOf = (name: string): string =>
  pages.get(`api/variables/${name}.mdx`) ?? ''

const functionPages = (): [name: string, text: string][] =>
  model.entries
    .filter(({ kind }) => kind === 'function')
    .map(({ name }) => [
      name,
      pageOf(name === 'index' ? 'index-function' : name),
    ])

/** The pages that the specification asks for; others may be there. */
const specified = `
all allConcur any at cache chunk concat consume count cycle drop dropWhile
each empty exclude filter filterMap find findLast first flatMap flatten
forEach generate get includes index join keys last map max maxBy maxWith
mean min minBy minWith minMax minMaxBy minMaxWith next none opaque or pipe
rangeTo rangeUntil reduce repeat slice sum take takeWhile unique uniqueBy
values window zip toArray toCount toGrouped toJoin toMap toMax toMaxBy
toMaxWith toMin toMinBy toMinWith toMinMax toMinMaxBy toMinMaxWith toMean
toMultiple toObject toSet toSum toWeakMap toWeakSet curry compose entries
normalizeReducer mapReducer mapAsyncReducer asAsync asConcur NO_ENTRY
concurIteratorSymbol
AsAsyncOptions AsyncCompare AsyncFunctionReducer AsyncKeyedReducer
AsyncOptional AsyncOptionalReducer AsyncReducer BackpressureStrategy Compare
ConcurIterable ConcurIterableApply ConcurOptional FunctionReducer
KeyedReducer MinMax Optional OptionalReducer RangeIterable Reducer
WindowOptions RawReducerWithFinish RawReducerWithoutFinish
RawAsyncReducerWithFinish RawAsyncReducerWithoutFinish RawKeyedReducer
RawAsyncKeyedReducer RawOptionalReducerWithFinish
RawOptionalReducerWithoutFinish RawAsyncOptionalReducerWithFinish
RawAsyncOptionalReducerWithoutFinish
`

test('every export and every index has exactly one page', () => {
  const names = model.entries.map(({ name }) => name)

  expect(pages.size).toBe(names.length + 4)
  expect(names).toEqual(expect.arrayContaining(specified.trim().split(/\s+/u)))
})

test('each family is said to do something in one sentence of at most 15 words', () => {
  const wrong = Object.entries(families).filter(
    ([, { does }]) =>
      !/^[A-Z][^.]*\.$/u.test(does.replaceAll(/`[^`]*`/gu, 'x')) ||
      does.split(' ').length > 15,
  )

  expect(wrong.map(([name]) => name)).toEqual([])
})

test('each type is said to be something in one sentence', () => {
  const names = model.entries
    .filter(({ kind }) => kind === 'type')
    .map(({ name }) => name)

  expect(Object.keys(types).toSorted()).toEqual(names.toSorted())
})

test('signature, parameters, example, notes and behaviour follow each other', () => {
  const parts = [
    'api-signature',
    'api-parameters',
    '## Example',
    'Behaviour in full',
  ]
  const wrong = functionPages().filter(([, text]) => {
    const places = parts.map(part => text.indexOf(part))
    return places.some((place, index) => place <= (places[index - 1] ?? 0))
  })

  expect(wrong.map(([name]) => name)).toEqual([])
})

test('each parameter of each function is described', () => {
  const wrong = functionPages().filter(([, text]) =>
    /<\/code>(?:<small> optional<\/small>)? <\/li>/u.test(text),
  )

  expect(wrong.map(([name]) => name)).toEqual([])
})

test('at most five tags stand on a page, and each function leads to others', () => {
  for (const [name, text] of functionPages()) {
    const [, tags = ''] =
      /<ul class="clean-list api-tags">(.*?)<\/ul>/u.exec(text) ?? []
    expect(tags.split('<li>').length - 1, name).toBeLessThanOrEqual(5)
    expect(text, name).toMatch(/<ul class="clean-list api-see"><li>/u)
  }
})

test('what returns a promise or is lazy is not said never to return', () => {
  for (const name of ['count', 'countAsync', 'min']) {
    expect(pageOf(name)).toContain('it never finishes')
    expect(pageOf(name)).not.toContain('never returns')
  }
})

test('a recorded word is one that the table explains', () => {
  for (const [name, observed] of Object.entries(behaviour)) {
    for (const key of factKeys) {
      const { legend, says }: Fact = facts[key]
      const word = observed[key] ?? '0'
      const parts = word.replace(/ if slow$/u, '').split(', ')
      const isExplained =
        /^\d+$/u.test(word) ||
        (typeof says === 'object' && word in says) ||
        parts.every(part => legend.includes(part))
      expect(isExplained, `${name} ${key} ${word}`).toBe(true)
    }
  }
})

test('links within inert HTML lead to pages and anchors that exist', () => {
  const anchors = anchorsOf(guides)
  const known = new Set([
    ...anchors.keys(),
    ...['/docs/api', '/docs/api/variables', '/docs/api/type-aliases'],
    '/docs/api/behaviour',
    ...model.entries.map(({ path }) => path),
  ])
  const wrong = [...pages].flatMap(([file, text]) =>
    [...text.matchAll(/href="(\/[^"?#]*)(?:\?[^"#]*)?(?:#([^"]*))?"/gu)]
      .filter(
        ([, path = '', anchor]) =>
          !known.has(path) ||
          (anchor && anchors.has(path) && !anchors.get(path)?.has(anchor)),
      )
      .map(([link]) => `${file}: ${link}`),
  )

  expect(wrong).toEqual([])
})

test('no description of the package leads to its author’s own site', () => {
  expect([...pages.values()].join('')).not.toContain('https://lfi.dev')
})

test('each group of the sidebar has a key of its own, as translations need', () => {
  const keysOf = (item: typeof apiSidebar): string[] =>
    item.type === 'doc'
      ? []
      : [item.key ?? item.label, ...item.items.flatMap(keysOf)]
  const keys = keysOf(apiSidebar)
  expect(keys.length).toBeGreaterThan(50)
  expect(keys).toEqual([...new Set(keys)])
})
