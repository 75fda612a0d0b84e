import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Card, Details } from '../../website/trace/draw/Card'
import { layOutLanes } from '../../website/trace/draw/layOutLanes'
import type { Trace } from '../../website/trace/trace'
import { readStory, type Story } from '../../website/trace/values/readStory'
import { recordRun } from '.'
import { corpus } from './fixtures/corpus'

const record = async (names: string, program: string): Promise<Trace> =>
  (
    await recordRun({
      code: `import { ${names} } from 'lfi'\n${program}`,
      language: 'js',
    })
  ).trace

const storyOf = async (names: string, program: string): Promise<Story> =>
  readStory(await record(names, program))

const render = (
  story: Story,
  isLive = false,
  runs = story.outer,
): readonly string[] =>
  runs.map(run =>
    renderToStaticMarkup(Card({ story, run, isLive, isBesideCode: true })),
  )

/** The words of some HTML. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** What is in each element with a tag, if these are not in each other. */
const inside = (html: string, tag: string): readonly string[] =>
  Array.from(
    html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gsu')),
    ([, inner = '']) => inner,
  )

/** The rows of each table, as words. */
const tablesOf = (story: Story, runs = story.outer) =>
  render(story, false, runs).map(card =>
    inside(card, 'tr').map(row =>
      inside(row, 't[dh]').map(wordsOf).join(' | ').trimEnd(),
    ),
  )

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
    "pipe(zip([1, 2], ['a']), reduce(toArray())); reduce(toArray(), zip([1], []))",
    [
      [
        "values[1, 2] | values['a'] | zip[1, 2], ['a'] | reducetoArray()",
        "1 | 'a' | [ 1, 'a' ] | [ [ 1, 'a' ] ]",
        '2 |  | ✕ no partner |',
        "2 pulls | 2 pulls | 1 passed | [ [ 1, 'a' ] ]",
      ],
      [
        'values[1] | values[] | zip[1], [] | reducetoArray(), zip([1], [])',
        '1 |  | ✕ no partner |',
        '1 pull | 1 pull |  | []',
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
        '4 pulls | 2 passed, held up to 2 | [ [ 1, 2 ], [ 3 ] ]',
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
        '4 pulls | 2 passed, held up to 2 | 1 passed | 2',
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
  [
    'what lfi keeps for itself is not shown as gathered',
    'get, minMax, pipe, reduce, toGrouped, toArray, toMap, toMinMax',
    'pipe([3, 1], minMax, get); pipe([["a", 1], ["a", 2]], reduce(toGrouped(toArray())(toMap()))); pipe([["a", 1]], reduce(toGrouped(toMinMax())(toMap())))',
    [
      [
        'values[3, 1] | minMax | get',
        '3 | used |',
        '1 | { min: 1, max: 3 } | the same',
        '3 pulls | 1 passed | { min: 1, max: 3 }',
      ],
      [
        'values[["a", 1], ["a", 2]] | reducetoGrouped(toArray())(toMap())',
        "[ 'a', 1 ] | Map(1) { 'a' => [ 1 ] }",
        "[ 'a', 2 ] | Map(1) { 'a' => [ 1, 2 ] }",
        "3 pulls | Map(1) { 'a' => [ 1, 2 ] }",
      ],
      [
        'values[["a", 1]] | reducetoGrouped(toMinMax())(toMap())',
        "[ 'a', 1 ] | used",
        "2 pulls | Map(1) { 'a' => { min: 1, max: 1 } }",
      ],
    ],
  ],
  [
    'Concur values that never waited are a table, with their sources',
    'asConcur, pipe, reduceConcur, toArray, zipConcur',
    "await pipe(zipConcur(asConcur([1]), asConcur(['a'])), reduceConcur(toArray()))",
    [
      [
        "values[1] | asConcur[1] | values['a'] | asConcur['a'] | zipConcurasConcur([1]), asConcur(['a']) | reduceConcurtoArray()",
        "1 | 1 | 'a' | 'a' | [ 1, 'a' ] | [ [ 1, 'a' ] ]",
        "2 pulls | 1 passed | 2 pulls | 1 passed | 1 passed | [ [ 1, 'a' ] ]",
      ],
    ],
  ],
  [
    'what one function gave twice to a pipeline has columns and counters of its own',
    'map, pipe, reduce, toArray, zip',
    'const twice = ns => map(n => n * 2, ns); pipe(zip(twice([1, 2]), twice([3])), reduce(toArray()))',
    [
      [
        'ns | mapn => n * 2, ns | ns | mapn => n * 2, ns | ziptwice([1, 2]), twice([3]) | reducetoArray()',
        '1 | 2 | 3 | 6 | [ 2, 6 ] | [ [ 2, 6 ] ]',
        '2 | 4 |  |  | ✕ no partner |',
        '2 pulls | 2 calls | 2 pulls | 1 call | 1 passed | [ [ 2, 6 ] ]',
      ],
    ],
  ],
  [
    'a promise becomes the value that it settles with, and a step fails on its value',
    'asAsync, asConcur, pipe, reduceAsync, toArray',
    'const no = Promise.reject(new Error("no")); no.catch(() => {}); await pipe([Promise.resolve(1), no], asAsync, reduceAsync(toArray()))',
    [
      [
        'values[Promise.resolve(1), no] | asAsync | reduceAsynctoArray()',
        'Promise { 1 } | 1 | [ 1 ]',
        'Promise { <rejected> [Error: no] } | ✕ Error: no |',
        '2 pulls | 1 passed |',
      ],
    ],
  ],
  [
    'what a reducer of the reader made of all is not what it had gathered with the last',
    'pipe, reduce',
    'pipe([1, 2], reduce({ create: () => 0, add: (a, b) => a + b, finish: n => n + "!" }))',
    [
      [
        'values[1, 2] | reduce{ create: () => 0, add: (a, b) => a + b, finish: n => n + "!" }',
        '1 | 1',
        '2 | 3',
        "3 pulls | '3!'",
      ],
    ],
  ],
  [
    'a list that has become shorter has nothing unread',
    'map',
    'const ns = [1, 2]; const lazy = map(n => n, ns); ns.length = 1; for (const _ of lazy) {}',
    [
      [
        'ns | mapn => n, ns | forfor (const _ of …)',
        '1 | 1 | used',
        '2 pulls | 1 call |',
      ],
    ],
  ],
])('%s', async (_, names, program, tables) => {
  expect(tablesOf(await storyOf(names, program))).toEqual(tables)
})

test('the card of a pipeline has its line, its name, its result and how long it took', async () => {
  const story = await storyOf(
    'asAsync, map, mapAsync, pipe, reduce, reduceAsync, toArray',
    `const wait = n => new Promise(resolve => setTimeout(() => resolve(n), n))

const doubled = pipe(
  [1],
  map(n => n * 2),
  reduce(toArray()),
)
await pipe([20], asAsync, mapAsync(wait), reduceAsync(toArray()))
const later = await pipe([30], asAsync, mapAsync(wait), reduceAsync(toArray()))`,
  )
  const cards = render(story)
  const labels = cards.map(card => /aria-label="([^"]*)"/u.exec(card)?.[1])
  expect(labels).toEqual([
    'Pipeline at line 4, doubled',
    'Pipeline at line 9',
    'Pipeline at line 10, later',
  ])
  expect(wordsOf(cards[0] ?? '')).toMatch(/^line 4doubled→ \[ 2 \]values/u)
  expect(wordsOf(cards[1] ?? '')).toMatch(/^line 9→ \[ 20 \]20 msvalues/u)
  expect(wordsOf(cards[2] ?? '')).toMatch(/^line 10later→ \[ 30 \]30 msvalues/u)
})

test('a failure stands in its cell, and what came before it stays', async () => {
  const [rows = []] = tablesOf(
    await storyOf(
      'map, pipe, reduce, toArray',
      "try { pipe(['1', 'x', '3'], map(t => JSON.parse(t)), reduce(toArray())) } catch {}",
    ),
  )
  expect(rows[1]).toBe("'1' | 1 | [ 1 ]")
  expect(rows[2]).toMatch(/^'x' \| ✕ SyntaxError: /u)
  expect(rows[3]).toMatch(/^2 pulls, 1 unread/u)
  expect(rows).toHaveLength(4)
})

test('a cell is known when the callback has answered, not when its value comes', async () => {
  const story = await storyOf(
    'filter, reduce, toArray',
    'reduce(toArray(), filter(n => n > 1, [1, 2]))',
  )
  const [card = ''] = render(story, true)
  const cells = card.matchAll(
    /<td data-cell="(\w+)" data-at="(\d+)[\d ]*"(?: data-known="(\d+)")?/gu,
  )
  const knownBy = Array.from(cells, ([, kind, first, known]) => {
    const event = story.eventAt(Number(known ?? first))
    return [kind, event?.type, event?.step]
  })
  expect(knownBy).toEqual([
    ['value', 'value', 0],
    ['dropped', 'settle', 1],
    ['value', 'value', 0],
    ['pass', 'value', 1],
    ['used', 'value', 1],
    ['result', 'value', 2],
  ])
})

test('a pipeline inside of a callback has no card beside the others, and counters of its own', async () => {
  const story = await storyOf(
    'flatMap, map, pipe, reduce, toArray',
    'pipe([1, 2], flatMap(n => pipe([n, n], map(m => m * n))), reduce(toArray()))',
  )
  expect(story.outer).toHaveLength(1)
  expect(story.runs).toHaveLength(3)
  const call = story.trace.events.find(
    ({ type, step, value }) => type === 'call' && step === 1 && value === '2',
  )
  const drawn = call && Details({ story, event: call, isLive: true })
  const details = wordsOf(renderToStaticMarkup(drawn))
  expect(details).toContain('m => m * n')
  expect(details).toContain('In2')
  expect(details).toContain('3 pulls2 calls')
})

test('a function that calls itself has in each card what it did itself', async () => {
  const story = await storyOf(
    'concat, flatMap, reduce, toArray',
    'const walk = ns => concat([ns.length], flatMap(walk, ns)); reduce(toArray(), walk([[], []]))',
  )
  const [, [, ...rows] = []] = tablesOf(story, story.runs)
  expect(rows).toEqual(['0 |  |  | 0', '2 pulls | 1 pull |  |'])
})

test('fifty values are the first five, the last five and those between', async () => {
  const story = await storyOf(
    'map, pipe, rangeTo, sum',
    'pipe(rangeTo(1, 50), map(n => n), sum)',
  )
  const [still = ''] = render(story)
  expect(inside(still, 'tr')).toHaveLength(13)
  expect(wordsOf(still)).toContain('40 more')
  const [live = ''] = render(story, true)
  const [, folded = ''] = live.split('<tbody data-folded="" hidden="">')
  // Forty rows, and what was asked between them.
  expect(inside(folded.split('</tbody>')[0] ?? '', 'tr')).toHaveLength(80)
  const drawn = Array.from(live.matchAll(/data-at="([\d ]+)"/gu), ([, ats]) =>
    ats?.split(' '),
  )
  expect(new Set(drawn.flat()).size).toBe(story.trace.events.length)
})

test('a trace that is cut says so where it is, and its counters are exact', async () => {
  const story = await storyOf(
    'filter, map, pipe, rangeTo, reduce, sum, toArray',
    'pipe(rangeTo(1, 200), filter(n => n % 2 === 0), map(n => n * 2), sum); pipe([1, 2], map(n => n), reduce(toArray()))',
  )
  const [rows = [], others = []] = tablesOf(story)
  const gap = rows.findIndex(row => row.endsWith(' not kept.'))
  expect(rows.slice(gap - 2, gap + 2)).toEqual([
    '71 | ✕ dropped |  |',
    '72 |  |  |',
    '424 events in between were not kept.',
    '133 | ✕ dropped |  |',
  ])
  expect(rows).toEqual(expect.arrayContaining(['62 more', '59 more']))
  expect(rows.slice(-2).join()).toMatch(/400 . 20200,201 pulls . 200 calls/u)
  expect(others.join()).not.toContain('not kept')
})

test('two runs of one program are drawn the same', async () => {
  const drawCorpus = async () => {
    const drawings = corpus.map(async ({ code }) => {
      const { trace } = await recordRun({ code, language: 'js' })
      return render(readStory(trace), true)
    })
    return Promise.all(drawings)
  }
  expect(await drawCorpus()).toEqual(await drawCorpus())
}, 120_000)

const wait =
  'const wait = n => new Promise(resolve => setTimeout(() => resolve(n), n))'

/** The lanes of the first pipeline: name, bars and end. */
const lanesOf = async (names: string, program: string) => {
  const story = await storyOf(names, `${wait}\n${program}`)
  const { lanes, stages } = layOutLanes(story, story.outer.slice(0, 1))
  return lanes.map(({ label, depth, bars, end }) => [
    `${'  '.repeat(depth)}${label}`,
    ...bars.map(
      bar =>
        `${story.trace.steps[stages[bar.stage] ?? -1]?.name} ${bar.start}-${bar.end} ${bar.outcome}`,
    ),
    `${end?.kind} ${end?.text}`,
  ])
}

test.each([
  [
    'callbacks at work, and what was dropped',
    'asConcur, filterConcur, mapConcur, pipe, reduceConcur, toArray',
    'await pipe([30, 10], asConcur, mapConcur(wait), filterConcur(async n => (await wait(5)) && n > 10), reduceConcur(toArray()))',
    [
      ['30', 'mapConcur 0-30 done', 'filterConcur 30-35 done', 'value 30'],
      [
        '10',
        'mapConcur 0-10 done',
        'filterConcur 10-15 done',
        'dropped dropped',
      ],
    ],
  ],
  [
    'work that nobody awaits is abandoned',
    'asConcur, findConcur, getConcur, mapConcur, pipe',
    'await pipe([30, 10], asConcur, mapConcur(wait), findConcur(() => true), getConcur); await wait(50)',
    [
      ['30', 'mapConcur 0-30 abandoned', 'abandoned abandoned'],
      ['10', 'mapConcur 0-10 done', 'findConcur 10-10 done', 'value 10'],
    ],
  ],
  [
    'values that wait in a chunk end as kept',
    'asConcur, chunkConcur, mapConcur, pipe, reduceConcur, toArray',
    'await pipe([30, 10, 20], asConcur, mapConcur(wait), chunkConcur(2), reduceConcur(toArray()))',
    [
      ['30', 'mapConcur 0-30 done', 'value [ 30 ]'],
      ['10', 'mapConcur 0-10 done', 'note kept'],
      ['20', 'mapConcur 0-20 done', 'value [ 10, 20 ]'],
    ],
  ],
  [
    'values of one branch off, and what a callback returned is on its lane',
    'asAsync, asConcur, flatMapConcur, mapAsync, pipe, reduceConcur, toArray',
    'await pipe([1, 2], asConcur, flatMapConcur(n => mapAsync(wait, asAsync([n * 10, n * 20]))), reduceConcur(toArray()))',
    [
      [
        '1',
        'flatMapConcur 0-0 done',
        'mapAsync 0-10 done',
        'mapAsync 10-30 done',
        'value 20',
      ],
      [
        '2',
        'flatMapConcur 0-0 done',
        'mapAsync 0-20 done',
        'mapAsync 20-60 done',
        'value 40',
      ],
    ],
  ],
  [
    'what was joined',
    'asConcur, mapConcur, pipe, reduceConcur, toArray, zipConcur',
    'const slow = ns => mapConcur(wait, asConcur(ns)); await reduceConcur(toArray(), zipConcur(slow([10]), slow([20])))',
    [
      ['10', 'mapConcur 0-10 done', 'value [ 10, 20 ]'],
      ['20', 'mapConcur 0-20 done', 'note joined'],
    ],
  ],
  [
    'what a callback answered, if that is the result',
    'allConcur, asConcur, pipe',
    'await pipe([20, 10], asConcur, allConcur(async n => (await wait(n)) > 5))',
    [
      ['20', 'allConcur 0-20 done', 'value true'],
      ['10', 'allConcur 0-10 done', 'value true'],
    ],
  ],
])('lanes have %s', async (_, names, program, lanes) => {
  expect(await lanesOf(names, program)).toEqual(lanes)
})

test('what one place in the code made twice has one colour', async () => {
  const story = await storyOf(
    'asConcur, concatConcur, consumeConcur, mapConcur',
    `${wait}; const slow = ns => mapConcur(wait, asConcur(ns)); await consumeConcur(concatConcur(slow([10]), slow([20])))`,
  )
  expect(layOutLanes(story, story.outer).stages).toHaveLength(1)
})

test('what a lane came to among events that were not kept is unknown', async () => {
  const [first] = await lanesOf(
    'asConcur, consumeConcur, mapConcur, pipe, rangeTo',
    'await pipe(rangeTo(1, 400), asConcur, mapConcur(wait), consumeConcur)',
  )
  expect(first).toEqual(['1', 'note unknown'])
})
