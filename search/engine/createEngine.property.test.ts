import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEngine } from './createEngine'
import type { SearchAnswer } from './searchAnswer'
import { testData } from './testData'

const engine = createEngine(testData)
const request = { page: 0, hitsPerPage: 20, snippetWords: 10 }
/** Far above what a query takes, far below what a visitor would call hung. */
const HUNG = 1500

const everyValue = ({ hits }: SearchAnswer): string[] =>
  hits.flatMap(({ _snippetResult, _highlightResult }) =>
    [_snippetResult, _highlightResult].flatMap(({ hierarchy, content }) => [
      ...Object.values(hierarchy).map(({ value }) => value),
      content?.value ?? '',
    ]),
  )

const holdsOnlyMarks = (html: string): boolean =>
  !/[<>]/u.test(html.replace(/<\/?mark>/gu, ''))

const anyText = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('__proto__', 'constructor', 'toString', '\u0000', '\uD800'),
)

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
  ['text of any script', anyText],
  ['what looks like a type', typeLike],
])('no query made of %s throws, hangs or injects markup', (_, queries) => {
  fc.assert(
    fc.property(queries, query => {
      const start = performance.now()
      const answer = engine.search({ ...request, query })
      expect(performance.now() - start).toBeLessThan(HUNG)
      expect(everyValue(answer).filter(html => !holdsOnlyMarks(html))).toEqual(
        [],
      )
    }),
    { numRuns: 300 },
  )
})

test('a query of a megabyte is cut, not searched', () => {
  const start = performance.now()
  const answer = engine.search({ ...request, query: '(<'.repeat(500_000) })
  expect(performance.now() - start).toBeLessThan(HUNG)
  expect(answer.query).toHaveLength(64)
})

test('hostile text in the index stays text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), text => {
      const hostile = createEngine({
        api: [],
        aliases: {},
        guides: [
          {
            group: `<b>${text}`,
            path: '/x',
            sections: [
              {
                level: 1,
                title: `<i>${text} map`,
                anchor: '',
                text: `"${text}<img>`,
              },
            ],
          },
        ],
      })
      const values = everyValue(hostile.search({ ...request, query: 'map' }))
      expect(values.length).toBeGreaterThan(0)
      expect(values.every(holdsOnlyMarks)).toBe(true)
    }),
  )
})
