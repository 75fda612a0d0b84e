import { expect, test } from 'vitest'
import { createEngine } from '../engine/createEngine'
import { loadSearchData } from '../index-build/loadSearchData'

const data = await loadSearchData(process.cwd())
const engine = createEngine(data)

const found = (query: string, hitsPerPage = 3): string[] =>
  engine
    .search({ query, page: 0, hitsPerPage, snippetWords: 10 })
    .hits.map(({ url }) => url.replace('/docs/', ''))

test.each([
  ['takeRight', 'coming-from/lodash#no-takeright'],
  ['last 3 items', 'coming-from/lodash#no-takeright'],
  ['orderBy', 'coming-from/lodash#no-orderby'],
  ['_.orderBy', 'coming-from/lodash#no-orderby'],
  ['order by', 'coming-from/lodash#no-orderby'],
  ['sortBy', 'coming-from/lodash#no-sortby'],
  ['withLatestFrom', 'coming-from/rxjs#no-withlatestfrom'],
  ['p-limit', 'coming-from/p-map#no-p-limit'],
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
  ['_.keyBy', 'coming-from/lodash#from-keyby'],
  ['R.aperture', 'coming-from/ramda#from-r-aperture'],
  ['bufferCount', 'coming-from/rxjs#from-buffercount'],
  ['itertools.pairwise', 'coming-from/python#from-itertools-pairwise'],
])('%s finds its row %s below the function itself', (query, row) => {
  expect(found(query)[0]).toMatch(/^api\/variables\//u)
  expect(found(query, 6)).toContain(row)
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
