import { expect, test } from 'vitest'
import { createEngine } from '../engine/createEngine'
import { loadSearchData } from '../index-build/loadSearchData'

const data = await loadSearchData(process.cwd())
const engine = createEngine(data)

const found = (query: string): string[] =>
  engine
    .search({ query, page: 0, hitsPerPage: 3, snippetWords: 10 })
    .hits.map(({ url }) => url.replace('/docs/', ''))

test.each([
  ['takeRight', 'coming-from/lodash#no-takeright'],
  ['merge sorted', 'recipes/more#merge-sorted-lists'],
  ['async or concur', 'choosing-a-function#async-or-concur'],
  ['mapAsync vs mapConcur', 'choosing-a-function#async-or-concur'],
  ['max 8 at once', 'five-hundred-requests'],
  ['fetch 500 urls', 'five-hundred-requests'],
  ['convert array chain to lazy', 'coming-from/array'],
])('%s is answered by %s', (query, page) => {
  expect(found(query)[0]).toBe(page)
})

test.each([
  ['last 3 items', 'coming-from/lodash#no-takeright'],
  ['orderBy', 'coming-from/lodash#no-orderby'],
])('%s finds %s, which lfi does not have, among three', (query, page) => {
  expect(found(query)).toContain(page)
})

test('group does not offer what joins texts', () => {
  expect(found('group')).not.toContain('api/variables/toJoin')
})

test('no text that is searched has the pipes of a table', () => {
  const piped = data.guides.flatMap(({ path, sections }) =>
    sections
      .filter(({ text }) => / \| |\|\s*-{3}/u.test(text))
      .map(({ anchor }) => `${path}#${anchor}`),
  )

  expect(piped).toEqual([])
})
