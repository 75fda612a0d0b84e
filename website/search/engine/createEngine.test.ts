import { expect, test } from 'vitest'
import { createEngine } from './createEngine'
import { guide, record, section, testData } from './fixtures'
import { textOf } from './searchAnswer'

const engine = createEngine(testData)
const search = (query: string, more = {}) =>
  engine.search({ query, page: 0, hitsPerPage: 20, snippetWords: 10, ...more })
const titles = (query: string) =>
  search(query).hits.map(({ title }) => textOf(title))
const first = (query: string) => titles(query)[0]

test.each([
  ['map', 'map'],
  ['MAP', 'map'],
  ['or', 'or'],
  ['async map', 'mapAsync'],
  ['mapasync', 'mapAsync'],
  ['fitler', 'filter'],
  ['normaliseReducer', 'normalizeReducer'],
  ['average', 'mean'],
  ['remove duplicates', 'unique'],
  ['how do I remove the duplicates?', 'unique'],
  ['optional', 'Optional'],
  ['recipes', 'Recipes'],
])('%s finds %s first', (query, name) => {
  expect(first(query)).toBe(name)
})

test('the plain form comes before its Async form', () => {
  expect(titles('select').slice(0, 2)).toEqual(['map', 'mapAsync'])
})

test('a heading is found with the page above it and its anchor', () => {
  expect(search('batch requests').hits[0]).toMatchObject({
    url: '/docs/recipes#batch-requests',
    kind: 'text',
    group: 'Guides',
    context: ['Recipes'],
    title: [
      { text: 'Batch', marked: true },
      { text: ' ', marked: false },
      { text: 'requests', marked: true },
    ],
  })
})

test('a snippet has about ten words, with what matched marked', () => {
  const snippet = search('server').hits[0]?.snippet ?? []
  expect(snippet.filter(({ marked }) => marked)).toEqual([
    { text: 'server', marked: true },
  ])
  expect(textOf(snippet)).toContain('server <script>')
  expect(textOf(snippet).match(/\w+/gu)?.length).toBeLessThan(16)
})

test('a snippet begins before what matched, and says where it is cut', () => {
  const { hits } = search('please', { snippetWords: 6 })
  expect(hits[0]?.snippet).toEqual([
    { text: '…', marked: false },
    { text: 'more than that at once, ', marked: false },
    { text: 'please', marked: true },
    { text: '.', marked: false },
  ])
  const [hit] = search('server', { snippetWords: 6 }).hits
  expect(textOf(hit?.snippet ?? [])).toBe(
    '…to a server <script>alert(1)</script> in batches…',
  )
})

test('a function found by its name shows how its summary begins', () => {
  const [hit] = search('map', { snippetWords: 3 }).hits
  expect(hit).toMatchObject({ kind: 'name', group: 'Functions', context: [] })
  expect(textOf(hit?.snippet ?? [])).toBe('Maps each value…')
})

test('what has little to do with the best hit is left out', () => {
  expect(titles('recipes')).toEqual(['Recipes', 'Batch requests'])
})

test('an answer tells how many hits and pages there are', () => {
  const answer = search('value', { page: 1, hitsPerPage: 2 })
  expect(answer.page).toBe(1)
  expect(answer.nbHits).toBeGreaterThan(2)
  expect(answer.nbPages).toBe(Math.ceil(answer.nbHits / 2))
  expect(answer.suggestions).toEqual([])
  expect(answer).not.toHaveProperty('hint')
})

test('pages follow one another without overlap', () => {
  const whole = search('value').hits.map(hit => hit.id)
  const pages = [0, 1].flatMap(page =>
    search('value', { page, hitsPerPage: 2 }).hits.map(hit => hit.id),
  )
  expect(pages).toEqual(whole.slice(0, 4))
})

test('a query that finds nothing gets at most three suggestions', () => {
  const { hits, suggestions } = search('qqqqqqqqqqqq')
  expect(hits).toEqual([])
  expect(suggestions).toHaveLength(3)
})

test('suggestions are the names nearest to the query, then where to begin', () => {
  expect(search('unxyzue').suggestions).toEqual(['unique', 'map', 'reduce'])
  expect(search('qqqqqqqqqqqq').suggestions).toEqual(['map', 'reduce', 'pipe'])
})

test('a signature finds the function and shows what matched', () => {
  const [hit] = search('Iterable<A>, (A -> B) -> Iterable<B>').hits
  expect(hit).toMatchObject({
    kind: 'signature',
    title: [{ text: 'map', marked: false }],
    snippet: [
      { text: '(', marked: false },
      { text: 'fn: (value: From) => To', marked: true },
      { text: ', ', marked: false },
      { text: 'iterable: Iterable<From>', marked: true },
      { text: ') => ', marked: false },
      { text: 'Iterable<To>', marked: true },
    ],
  })
})

test('a signature that nothing has is searched by its words', () => {
  const { hint, hits } = search('recipes -> Date')
  expect(hint).toContain('Searching by type')
  expect(textOf(hits[0]?.title ?? [])).toBe('Recipes')
})

test('a query without words finds nothing', () => {
  const { hits, nbHits, suggestions } = search('?!')
  expect(hits).toEqual([])
  expect(nbHits).toBe(0)
  expect(suggestions).toEqual(['map', 'reduce', 'pipe'])
})

test('a message with types in it is no signature', () => {
  const message = "Argument of type 'Promise<number>' is not assignable to para"
  expect(search(message)).not.toHaveProperty('hint')
})

test('a half-typed signature gets a hint and still searches by words', () => {
  const { hint, hits } = search('Iterable<A>, (A -> ')
  expect(hint).toContain('Searching by type')
  expect(hits.length).toBeGreaterThan(0)
})

test.each([
  'map(fn, iterable)',
  'function map<From, To>(',
  'map<From, To>(fn: (value: From) => To, iterable: Iterable<From>)',
])('%s, as pages show it, finds the function', text => {
  expect(first(text)).toBe('map')
})

test('a type is searched for as one, whether its bracket is closed or not', () => {
  for (const text of ['Iterable<T', 'Iterable<T>', 'Iterable<T> -']) {
    expect(search(text).hits[0]?.kind).toBe('signature')
  }
})

test('what is found says where it is, and what stands above it', () => {
  const own = createEngine({
    api: [
      record('groupBy', 'Makes piles of values.', { remarks: 'Keeps order.' }),
      record('NO_ENTRY', 'Nothing.', { kind: 'constant' }),
      record('Pile', 'Several values.', { kind: 'type' }),
    ],
    guides: [
      guide(
        section('Tasks', 'Chores.', { level: 1, anchor: '' }),
        section('Laundry', 'Of groupBy and other piles.'),
        section('Socks', 'Two and two.', { level: 3 }),
        section('Dishes', 'Plates and groupBy.'),
      ),
    ],
    aliases: {},
  })
  const find = (query: string) =>
    own.search({ query, page: 0, hitsPerPage: 1, snippetWords: 20 }).hits[0]
  expect(find('noentry')).toMatchObject({
    url: '/docs/api/variables/NO_ENTRY',
    group: 'Functions',
  })
  expect(find('Pile')?.group).toBe('Types')
  expect(textOf(find('keeps order')?.snippet ?? [])).toBe(
    'Makes piles of values. Keeps order.',
  )
  expect(find('tasks')).toMatchObject({ url: '/docs/tasks', context: [] })
  expect(find('socks')).toMatchObject({
    url: '/docs/tasks#socks',
    context: ['Tasks', 'Laundry'],
  })
  expect(find('dishes')?.context).toEqual(['Tasks'])
})

test('a passage is cut around what matched, unless it was a function’s name', () => {
  const text = 'One two three four five six seven batch eight nine ten.'
  const { search: find } = createEngine({
    api: [record('batch', text), record('chunk', text)],
    guides: [guide(section('Batch', text))],
    aliases: {},
  })
  const { hits } = find({
    query: 'batch',
    page: 0,
    hitsPerPage: 5,
    snippetWords: 3,
  })
  expect(hits.map(({ url, snippet }) => [url, textOf(snippet)])).toEqual([
    ['/docs/api/variables/batch', 'One two three…'],
    ['/docs/tasks#batch', '…seven batch eight…'],
    ['/docs/api/variables/chunk', 'One two three…'],
  ])
})
