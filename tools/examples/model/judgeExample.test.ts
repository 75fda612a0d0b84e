import { expect, test } from 'vitest'
import { parseFenceMeta } from '../../../website/examples/model/parseFenceMeta'
import type { Example } from './example'
import { type Evidence, judgeExample } from './judgeExample'
import { describeProblem } from './problem'
import type { Run, Variation } from './run'

const printed = (...texts: string[]): Run => ({
  outcome: 'finished',
  prints: texts.map(text => ({ text, statement: 0 })),
})
const failed = (outcome: 'threw' | 'rejected', text: string): Run => ({
  outcome,
  prints: [],
  error: { text, statement: 1 },
})

/** What is said of a program of two statements, on lines 10 and 12 of a.md. */
const judge = (
  meta: string,
  run: Run,
  claims: string[] = [],
  more: Partial<Evidence> & { variation?: Variation } = {},
): string[] => {
  const example: Example = {
    page: 'a.md',
    line: 10,
    indent: '',
    language: 'js',
    code: ['a()', '', 'b()', ...claims.map(line => `//=> ${line}`)].join('\n'),
    meta: parseFenceMeta(meta),
  }
  const problems = judgeExample(example, {
    execution: { run, variation: more.variation ?? 'none' },
    typeProblems: [],
    statements: [
      { first: 1, last: 1 },
      { first: 3, last: 3 },
    ],
    exported: new Set(['map']),
    ...more,
  })
  return problems.map(({ place, sentence }) => `${place} ${sentence}`)
}

test('an example that prints what it says has no problem', () => {
  expect(judge('', printed('1', '2'), ['1', '2'])).toEqual([])
  expect(judge('', printed())).toEqual([])
  expect(
    judge('unordered', printed('1', '2'), ['2', '1'], { variation: 'order' }),
  ).toEqual([])
  expect(judge('varies', printed('1'), ['1'], { variation: 'values' })).toEqual(
    [],
  )
})

const fix = '`npm run record guides` writes what is printed.'

test.each([
  [[], ['1'], 'prints 1 line but has no //=> comment that says so.'],
  [[], ['1', '2'], 'prints 2 lines but has no //=> comment that says so.'],
  [['1'], [], 'prints nothing, so its //=> comments are stale.'],
  [
    ['1', '2'],
    ['1'],
    'claims 2 lines and prints 1: some of its //=> comments are stale.',
  ],
  [
    ['1'],
    ['1', '2'],
    'prints 2 lines and claims 1: some //=> comments are missing.',
  ],
  [['1'], ['2'], 'does not print what its //=> comments claim.'],
])('claims %j where %j is printed are wrong', (claims, texts, sentence) => {
  expect(judge('', printed(...texts), claims)).toEqual([
    `a.md:10 The example ${sentence} ${fix}`,
  ])
})

test('claims are compared in their order unless the fence says otherwise', () => {
  expect(judge('', printed('1', '2'), ['2', '1'])).toHaveLength(1)
})

test.each([
  ['none', 'varies', 'The fence says `varies`, but however'],
  ['none', 'unordered', 'The fence says `unordered`, but however'],
  ['order', '', 'The order of what the example prints may change'],
  ['values', 'unordered', 'What the example prints may change between runs'],
] as const)(
  'variation of %s is told of where the fence says "%s"',
  (variation, meta, sentence) => {
    const [problem, ...others] = judge(meta, printed('1'), ['1'], { variation })
    expect(problem).toContain(`a.md:10 ${sentence}`)
    expect(others).toEqual([])
  },
)

test.each([
  [
    '',
    failed('threw', 'ReferenceError: map is not defined'),
    "uses `map` without importing it: add it to the import from 'lfi'.",
  ],
  [
    '',
    failed('threw', 'ReferenceError: nap is not defined'),
    'ends with an error: ReferenceError: nap is not defined.',
  ],
  ['', failed('rejected', 'Error: no'), 'nothing handles it: Error: no.'],
  ['throws', failed('rejected', 'Error: no'), 'nothing handles it: Error: no.'],
  ['rejects', failed('threw', 'Error: no'), 'ends with an error: Error: no.'],
])(
  'with "%s", an error that is not expected is told of at its statement',
  (meta, run, sentence) => {
    const problems = judge(meta, run)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^a\.md:12 /u)
    expect(problems[0]).toContain(sentence)
  },
)

test.each([
  ['throws', 'threw'],
  ['rejects', 'rejected'],
] as const)('with %s, an example that %s claims its error', (meta, outcome) => {
  const run = failed(outcome, 'Error: no')
  expect(judge(meta, run, ['Uncaught Error: no'])).toEqual([])
  expect(judge(meta, run)).toEqual([
    `a.md:10 The example ends with an error but has no //=> comment that says so. ${fix}`,
  ])
  expect(judge(meta, printed())).toEqual([
    `a.md:10 The fence says \`${meta}\`, but the example ends without an error: remove the word.`,
  ])
})

test.each([
  ['unsettled', 'never settles'],
  ['endless', '5 seconds'],
  ['flooded', '500 lines'],
] as const)('an example that is %s is told of', (outcome, sentence) => {
  const [problem] = judge('', { outcome, prints: [] })
  expect(problem).toMatch(/^a\.md:10 /u)
  expect(problem).toContain(sentence)
})

test('type errors have their lines, beside what the run shows', () => {
  const typeProblems = [{ line: 3, message: 'It does not fit.' }]
  expect(judge('', printed(), ['1'], { typeProblems })).toEqual([
    'a.md:12 Type error: It does not fit.',
    expect.stringContaining('prints nothing'),
  ])
})

test('a word that means nothing, or no reason, is told of without a run', () => {
  const problems = judgeExample(
    {
      page: 'a.md',
      line: 10,
      indent: '',
      language: 'js',
      code: 'a()',
      meta: parseFenceMeta('sorted no-run=""'),
    },
    undefined,
  )
  expect(problems).toEqual([
    { place: 'a.md:9', sentence: expect.stringContaining('`sorted`') },
    {
      place: 'a.md:9',
      sentence: 'The fence opts out without a reason: write no-run="why".',
    },
  ])
})

test('a problem shows the claimed lines beside the printed ones', () => {
  const comparison = { claimed: ['1', 'a long line'], printed: ['1', '2', '3'] }
  expect(
    describeProblem({ place: 'a.md:1', sentence: 'Wrong.', comparison }),
  ).toBe(
    [
      'a.md:1',
      '    Wrong.',
      '      claimed       printed',
      '      1           | 1',
      '    ≠ a long line | 2',
      '    ≠ (nothing)   | 3',
    ].join('\n'),
  )
  expect(describeProblem({ place: 'a.md:1', sentence: 'Wrong.' })).toBe(
    'a.md:1\n    Wrong.',
  )
})
