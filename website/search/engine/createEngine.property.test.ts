import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEngine } from './createEngine'
import { testData } from './fixtures'
import { type SearchAnswer, textOf } from './searchAnswer'

const engine = createEngine(testData)
const request = { page: 0, hitsPerPage: 20, snippetWords: 10 }

/** Pieces put together again are text of the index, give or take a cut. */
const isFaithful = ({ hits }: SearchAnswer, texts: readonly string[]) =>
  hits.every(
    ({ title, snippet }) =>
      texts.includes(textOf(title)) &&
      texts.some(text => text.includes(textOf(snippet).replaceAll('…', ''))),
  )

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
])('no query made of %s throws', (_, queries) => {
  fc.assert(
    fc.property(queries, query => {
      expect(engine.search({ ...request, query }).page).toBe(0)
    }),
    { numRuns: 300 },
  )
})

test('a query of a megabyte is cut, not searched', () => {
  const answer = engine.search({ ...request, query: '(<'.repeat(500_000) })
  expect(answer.query).toHaveLength(64)
})

test('text of the index reaches hits as it is, whatever it holds', () => {
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
      const answer = hostile.search({ ...request, query: 'map' })
      expect(answer.hits).toHaveLength(1)
      expect(isFaithful(answer, [`<i>${text} map`, `"${text}<img>`])).toBe(true)
    }),
  )
})
