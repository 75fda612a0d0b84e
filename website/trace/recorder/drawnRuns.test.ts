import {
  type Drawn,
  drawCard,
  drawDetails,
  pipelinesOf,
  type Trace,
  type TraceEvent,
} from '@lfi-docs/trace'
import { expect, test } from 'vitest'
import { recordProgram } from '.'

/** The words of a drawing, one after the other. */
const wordsOf = (drawn: Drawn | string): string =>
  typeof drawn === 'string' ? drawn : drawn.children.map(wordsOf).join('')

const findTag = (drawn: Drawn | string, tag: string): Drawn[] =>
  typeof drawn === 'string'
    ? []
    : [
        ...(drawn.tag === tag ? [drawn] : []),
        ...drawn.children.flatMap(child => findTag(child, tag)),
      ]

const cardsOf = (trace: Trace, isLive = false, code?: string) =>
  pipelinesOf(trace).outer.map(pipeline =>
    drawCard(trace, pipeline, { isLive, code }),
  )

/** The rows of each table, as words. */
const tablesOf = async (names: string, program: string) => {
  const trace = await recordProgram(
    `import { ${names} } from 'lfi'\n${program}`,
  )
  return cardsOf(trace).map(card =>
    findTag(card, 'tr').map(row =>
      row.children.map(wordsOf).join(' | ').trimEnd(),
    ),
  )
}

test.each([
  [
    'a value is dropped where its callback says no, and nothing follows',
    'filter, map, pipe, reduce, toArray',
    "pipe(['sloth', 'lazy'], filter(w => w.includes('s')), map(w => w.toUpperCase()), reduce(toArray()))",
    [
      [
        "values['sloth', 'lazy'] | filterw => w.includes('s') | mapw => w.toUpperCase() | reducetoArray()",
        "'sloth' | ✓ 'sloth' | 'SLOTH' | [ 'SLOTH' ]",
        "'lazy' | ✕ dropped |  |",
        "3 pulls | 2 calls, 1 passed | 1 call | [ 'SLOTH' ]",
      ],
    ],
  ],
  [
    'values of one are rows below it',
    'flatMap, pipe, reduce, toCount',
    "pipe(['a b', 'c', ''], flatMap(s => s.match(/./gu) ?? []), reduce(toCount()))",
    [
      [
        "values['a b', 'c', ''] | flatMaps => s.match(/./gu) ?? [] | reducetoCount()",
        "'a b' | 3 values |",
        " | 'a' | 1",
        " | ' ' | 2",
        " | 'b' | 3",
        "'c' | 'c' | 4",
        "'' | 0 values |",
        '4 pulls | 3 calls, 4 passed | 4',
      ],
    ],
  ],
  [
    'sources that are joined share rows, and what has no partner says so',
    'pipe, reduce, toArray, zip',
    "pipe(zip([1, 2], ['a']), reduce(toArray()))",
    [
      [
        "values[1, 2] | values['a'] | zip[1, 2], ['a'] | reducetoArray()",
        "1 | 'a' | [ 1, 'a' ] | [ [ 1, 'a' ] ]",
        '2 |  | ✕ no partner |',
        "2 pulls | 2 pulls | 1 passed, holds 2 | [ [ 1, 'a' ] ]",
      ],
    ],
  ],
  [
    'values of a chunk are kept until it is full',
    'chunk, pipe, reduce, toArray',
    'pipe([1, 2, 3], chunk(2), reduce(toArray()))',
    [
      [
        'values[1, 2, 3] | chunk2 | reducetoArray()',
        '1 | kept |',
        '2 | [ 1, 2 ] | [ [ 1, 2 ] ]',
        '3 | [ 3 ] | [ [ 1, 2 ], [ 3 ] ]',
        '4 pulls | 2 passed, holds 2 | [ [ 1, 2 ], [ 3 ] ]',
      ],
    ],
  ],
  [
    'max and sum use their values, and each pipeline has a card',
    'get, max, pipe, sum, unique',
    'pipe([2, 1], sum); pipe([2, 1, 1], unique, max, get)',
    [
      ['values[2, 1] | sum', '2 | 2', '1 | 3', '3 pulls | 3'],
      [
        'values[2, 1, 1] | unique | max | get',
        '2 | ✓ 2 | 2 |',
        '1 | ✓ 1 | 2 | 2',
        '1 | ✕ seen before |  |',
        '4 pulls | 2 passed, holds 2 | 1 passed | 2',
      ],
    ],
  ],
  [
    'what a cache kept is not read again',
    'cache, map, pipe, reduce, toArray',
    'const kept = pipe([1], map(n => n * 10), cache); reduce(toArray(), kept); reduce(toArray(), kept)',
    [
      [
        'values[1] | mapn => n * 10 | cache | reducetoArray(), kept',
        '1 | 10 | 10 | [ 10 ]',
        '2 pulls | 1 call | 1 passed | [ 10 ]',
      ],
      [
        'values[1] | mapn => n * 10 | cache | reducetoArray(), kept',
        '1 | 10 | 10 | [ 10 ]',
        '1 pull |  | 1 passed | [ 10 ]',
      ],
    ],
  ],
])('%s', async (_, names, program, tables) => {
  expect(await tablesOf(names, program)).toEqual(tables)
})

test('the card of a pipeline has its line, its name and its result', async () => {
  const code = `import { map, pipe, reduce, toArray } from 'lfi'

const doubled = pipe(
  [1],
  map(n => n * 2),
  reduce(toArray()),
)`
  const [card] = cardsOf(await recordProgram(code), false, code)
  expect(card?.attributes['aria-label']).toBe('Pipeline at line 3, doubled')
  expect(card && wordsOf(card)).toMatch(/^line 3doubled→ \[ 2 \]/u)
})

test('a failure stands in its cell, and what came before it stays', async () => {
  const [rows = []] = await tablesOf(
    'map, pipe, reduce, toArray',
    "try { pipe(['1', 'x', '3'], map(t => JSON.parse(t)), reduce(toArray())) } catch {}",
  )
  expect(rows[1]).toBe("'1' | 1 | [ 1 ]")
  expect(rows[2]).toMatch(/^'x' \| ✕ SyntaxError: /u)
  expect(rows[3]).toMatch(/^1 never read/u)
  expect(rows).toHaveLength(5)
})

test('a pipeline inside of a callback has no card beside the others', async () => {
  const trace = await recordProgram(
    `import { flatMap, map, pipe, reduce, toArray } from 'lfi'
pipe([1, 2], flatMap(n => pipe([n, n], map(m => m * n))), reduce(toArray()))`,
  )
  const { outer, inner } = pipelinesOf(trace)
  expect(outer).toHaveLength(1)
  expect([...inner.values()].flat()).toHaveLength(2)
  const details = ({ value, type }: Pick<TraceEvent, 'value' | 'type'>) => {
    const event = trace.events.find(
      each => each.step === 1 && each.type === type && each.value === value,
    )
    return (event ? drawDetails(trace, event, { isLive: true }) : [])
      .map(wordsOf)
      .join(' ')
  }
  expect(details({ type: 'call', value: '2' })).toContain('m => m * n')
  expect(details({ type: 'call', value: '2' })).toContain('In2')
})

test('fifty values are the first five, the last five and those between', async () => {
  const trace = await recordProgram(
    "import { map, pipe, rangeTo, sum } from 'lfi'\npipe(rangeTo(1, 50), map(n => n), sum)",
  )
  const [still] = cardsOf(trace)
  const [live] = cardsOf(trace, true)
  expect(still && findTag(still, 'tr')).toHaveLength(13)
  expect(still && wordsOf(still)).toContain('40 more')
  const folded = (live ? findTag(live, 'tbody') : []).flatMap(
    body => body.folded ?? [],
  )
  expect(folded.map(({ unfold }) => unfold().length)).toEqual([80])
  const drawn = live ? findTag(live, 'td') : []
  const unfolded = folded
    .flatMap(({ unfold }) => unfold())
    .flatMap(row => findTag(row, 'td'))
  const eventsOf = (cells: readonly Drawn[]) =>
    cells.flatMap(({ attributes }) =>
      (attributes['data-at'] ?? '').split(' ').filter(Boolean).map(Number),
    )
  // Folded rows are found by their events.
  expect(folded.flatMap(({ ats }) => [...ats]).toSorted()).toEqual(
    [...new Set(eventsOf(unfolded))].toSorted(),
  )
  expect(new Set(eventsOf([...drawn, ...unfolded])).size).toBe(
    trace.events.length,
  )
})
