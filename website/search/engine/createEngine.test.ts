import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SearchAnswer, textOf } from './answer'
import { createEngine } from './createEngine'
import { guide, record, searchIn, section } from './fixtures'

const api = [
  record('mapAsync', 'Maps each value of an async iterable.', {
    flavour: 'async',
    family: 'map',
  }),
  record('map', 'Maps each value with a function.', { aliases: 'select' }),
  record('filter', 'Keeps the values that pass.'),
  record('or', 'The only value or what fn returns.'),
  record('unique', 'Each value once.', {
    aliases: 'distinct, remove duplicates',
  }),
  record('mean', 'The mean of the numbers.', { aliases: 'average' }),
  record('takeWhile', 'Takes values.'),
  record('take', 'Takes a few values.'),
  record('normalizeReducer', 'Gives a reducer its full form.'),
  record('Optional', 'At most one value.', { kind: 'type' }),
  record('NO_ENTRY', 'Nothing.', { kind: 'constant' }),
]
const recipes = guide(
  section('Recipes', 'Common tasks.', { level: 1, place: '' }),
  section(
    'Batch requests',
    'Send requests to a server <script>alert(1)</script> in batches of ten, never more than that at once, please.',
  ),
  section('Retry', 'Try again.', { level: 3 }),
  section('Pause', 'Wait a while.'),
)
const search = searchIn(api, [recipes])
const titles = ({ hits }: SearchAnswer): string[] =>
  hits.map(({ title }) => textOf(title))
const snippetOf = (answer: SearchAnswer): string =>
  textOf(answer.hits[0]?.snippet ?? [])

test.each([
  ['map', 'map'],
  ['MAP', 'map'],
  ['or', 'or'],
  ['no entry', 'NO_ENTRY'],
  ['async map', 'mapAsync'],
  ['mapasync', 'mapAsync'],
  ['fitler', 'filter'],
  ['normaliseReducer', 'normalizeReducer'],
  ['average', 'mean'],
  ['_.distinct', 'unique'],
  ['how do I remove the duplicates?', 'unique'],
  ['optional', 'Optional'],
  ['recipes', 'Recipes'],
  // As pages show it.
  ['map(fn, iterable)', 'map'],
  ['function map<From, To>(', 'map'],
])('%s finds %s first', (query, name) => {
  expect(titles(search(query))[0]).toBe(name)
})

test('the plain form comes before its Async form', () => {
  expect(titles(search('maps values')).slice(0, 2)).toEqual(['map', 'mapAsync'])
})

test('both functions of a comparison are found first', () => {
  const found = titles(search('difference between take and takeWhile'))
  expect(found.slice(0, 2).sort()).toEqual(['take', 'takeWhile'])
})

test('a heading is found with the headings above it and its anchor', () => {
  expect(search('batch requests').hits[0]).toMatchObject({
    url: '/docs/tasks#batch-requests',
    kind: 'text',
    group: 'Guides',
    context: ['Recipes'],
    title: [
      { text: 'Batch', marked: true },
      { text: ' ', marked: false },
      { text: 'requests', marked: true },
    ],
  })
  expect(search('retry').hits[0]?.context).toEqual([
    'Recipes',
    'Batch requests',
  ])
  expect(search('pause').hits[0]?.context).toEqual(['Recipes'])
})

test('a snippet is the sentence that answers, and what follows it to fill the line', () => {
  const find = searchIn(
    [],
    [
      guide(
        section('Tea', `Warm a pot. Add leaves. Pour. ${'Wait. '.repeat(40)}`),
      ),
    ],
  )
  expect(snippetOf(find('leaves', 1))).toBe('Add leaves.')
  expect(snippetOf(find('leaves', 3))).toBe('Add leaves. Pour.')
  expect(snippetOf(find('leaves', 99))).toMatch(/^Add leaves\. .*Wait\.…$/u)
})

test('a function shows how its summary begins', () => {
  const find = searchIn([record('map', 'Maps values. Also see each.')])
  expect(snippetOf(find('each', 2))).toBe('Maps values.')
})

test('sections that answer messages are preferred for a message', () => {
  const text = 'The value is not iterable.'
  const find = searchIn(
    [],
    [
      { ...guide(section('Loops', `${text} ${text}`)), path: '/docs/loops' },
      { ...guide(section('Not a loop', text)), role: 'error' },
    ],
  )
  expect(titles(find('TypeError: value is not iterable'))[0]).toBe('Not a loop')
  expect(titles(find('value iterable'))[0]).toBe('Loops')
})

test('fewer hits may be asked for than there are', () => {
  const engine = createEngine({ api, guides: [recipes], playground: '' })
  const request = { query: 'value', snippetWords: 5 }
  const { hits, nbHits } = engine({ ...request, hitsPerPage: 20 })
  expect(nbHits).toBe(hits.length)
  const first = { hits: hits.slice(0, 2), nbHits }
  expect(engine({ ...request, hitsPerPage: 2 })).toEqual(first)
})

test('what no text has finds nothing, and what has little to do with the best hit is left out', () => {
  expect(search('qqqqqqqqqqqq').nbHits).toBe(0)
  expect(search('?!').nbHits).toBe(0)
  expect(titles(search('recipes'))).not.toContain('map')
})

const typeLike = fc
  .array(
    fc.constantFrom(
      ...['<', '>', '(', ')', '[', ']', '{', '}', ',', '->', '=>', '_', '|'],
      ...['Iterable', 'T', 'a', 'number', ':', '?', '...', 'fn', ' ', '::'],
    ),
    { maxLength: 60 },
  )
  .map(tokens => tokens.join(''))

test.each([
  ['text of any script', fc.string({ unit: 'binary', maxLength: 200 })],
  ['what looks like a type', typeLike],
  ['names of objects', fc.constantFrom('__proto__', 'constructor', '\uD800')],
  ['a megabyte', fc.constant('(<'.repeat(500_000))],
])('no query made of %s throws', (_, queries) => {
  fc.assert(
    fc.property(queries, query => {
      expect(search(query).nbHits).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 300 },
  )
})

test('text of the index reaches hits as it is, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), text => {
      const title = `<i>${text} map`
      const [hit] = searchIn([], [guide(section(title, text))])('map').hits
      expect(textOf(hit?.title ?? [])).toBe(title)
    }),
  )
})
