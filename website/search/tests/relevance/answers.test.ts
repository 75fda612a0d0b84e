import { expect, test } from 'vitest'
import { createEngine } from '../../engine/createEngine'
import { textOf } from '../../engine/searchAnswer'
import { loadSearchData } from '../../index-build/loadSearchData'
import { answers } from './answers'

const data = await loadSearchData('website')
const engine = createEngine(data)

const found = (query: string, hitsPerPage = 3): string[] =>
  engine
    .search({ query, page: 0, hitsPerPage, snippetWords: 10 })
    .hits.map(({ url }) => url.replace('/docs/', ''))

test.each(answers)('%s is answered by %s', (query, page) => {
  expect(found(query)[0]?.startsWith(page)).toBe(true)
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

test.each(['sort', 'reverse', 'takeRight', 'switchMap'])(
  'the first hit for %s says that lfi has none, and what to write instead',
  query => {
    const [hit] = engine.search({
      query,
      page: 0,
      hitsPerPage: 1,
      snippetWords: 5,
    }).hits
    const sentences = textOf(hit?.snippet ?? []).split('. ')
    expect(sentences[0]).toMatch(/^lfi has no/u)
    expect(sentences.length).toBeGreaterThan(1)
  },
)

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
