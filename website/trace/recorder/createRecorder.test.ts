import { inspect } from 'node:util'
import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { MAX_EVENTS, type Trace } from '../trace'
import { createRecorder } from './createRecorder'

/** What is recorded of code that uses lfi, without a worker or places. */
const record = async (
  use: (exported: typeof lfi) => unknown,
): Promise<Trace> => {
  const recorder = createRecorder({
    lfi: { ...lfi },
    describe: inspect,
    now: () => 0,
    clock: 'virtual',
  })
  await use({ ...lfi, ...recorder.exports })
  return recorder.trace()
}

/** The result of each run, and the values that its sources gave. */
const runsOf = ({ runs, events, steps }: Trace) =>
  runs.map(({ outcome }, index) => [
    ...events
      .filter(({ type, run }) => type === 'value' && run === index)
      .filter(({ step }) => steps[step]?.role === 'source')
      .map(({ value }) => value),
    `→ ${outcome?.value}`,
  ])

/** Without a clock: who waits for more jobs goes on later. */
const wait = async (jobs: number): Promise<void> => {
  for (let job = 0; job < jobs; job++) {
    await null
  }
}

test('each use of a pipeline is a run: composed, in a function, in a loop', async () => {
  const twice = [
    ['1', '2', '→ [ 2 ]'],
    ['5', '→ [ 5 ]'],
  ]
  const composed = await record(({ compose, filter, reduce, toArray }) => {
    const clean = compose(
      filter((n: number) => n > 1),
      reduce(toArray<number>()),
    )
    clean([1, 2])
    clean([5])
  })
  expect(runsOf(composed)).toEqual(twice)
  const inLoop = await record(({ filter, pipe, reduce, toArray }) => {
    for (const list of [[1, 2], [5]]) {
      pipe(
        list,
        filter(n => n > 1),
        reduce(toArray()),
      )
    }
  })
  expect(runsOf(inLoop)).toEqual(twice)
})

test('a lazy value that is consumed twice at the same time is two runs', async () => {
  const trace = await record(
    async ({ asConcur, mapConcur, pipe, reduceConcur, toArray }) => {
      const slow = pipe(
        asConcur([2, 1]),
        mapConcur(async n => {
          await wait(n * 50)
          return n * 10
        }),
      )
      await Promise.all([
        reduceConcur(toArray(), slow),
        reduceConcur(toArray(), slow),
      ])
    },
  )
  expect(runsOf(trace)).toEqual([
    ['2', '1', '→ [ 10, 20 ]'],
    ['2', '1', '→ [ 10, 20 ]'],
  ])
})

test('a run that a callback started names the call, until the callback awaits', async () => {
  const trace = await record(
    async ({ asConcur, mapConcur, pipe, reduceConcur, sum, toArray }) => {
      await pipe(
        asConcur([1]),
        mapConcur(async n => {
          const before = sum([n, 1])
          await null
          return sum([before, 2])
        }),
        reduceConcur(toArray()),
      )
    },
  )
  const causes = trace.runs.map(({ cause, outcome }) => [
    outcome?.value,
    trace.events[cause ?? -1]?.type,
  ])
  expect(causes).toEqual([
    ['[ 4 ]', undefined],
    ['2', 'call'],
    ['4', undefined],
  ])
})

/** Of each value that a step passed on: it, and the one that it came from. */
const linksOf = ({ events, steps }: Trace, name: string) =>
  events
    .filter(({ type, step, other }) => {
      const isOwn = steps[step]?.name === name
      return type === 'value' && isOwn && other !== undefined
    })
    .map(({ value, from = -1 }) => [value, events[from]?.value])

test('what generators of a callback yield comes from the value it was called for', async () => {
  const trace = await record(
    async ({ asConcur, flatMapConcur, pipe, reduceConcur, toArray }) => {
      async function* letters(n: number) {
        await wait(n * 50)
        yield `${n}a`
        await wait(n * 50)
        yield `${n}b`
      }
      await pipe(
        asConcur([2, 1]),
        flatMapConcur(letters),
        reduceConcur(toArray()),
      )
    },
  )
  expect(linksOf(trace, 'flatMapConcur').toSorted()).toEqual([
    ["'1a'", '1'],
    ["'1b'", '1'],
    ["'2a'", '2'],
    ["'2b'", '2'],
  ])
})

test('an origin that can not be known is absent, and no other value is named', async () => {
  const later = (jobs: number) => ({
    // biome-ignore lint/suspicious/noThenProperty: a query, as libraries make
    then: (resolve: (jobs: number) => unknown) =>
      wait(jobs).then(() => resolve(jobs)),
  })
  const trace = await record(({ asConcur, forEachConcur }) =>
    forEachConcur(() => {}, asConcur([later(30), later(10), 5])),
  )
  expect(linksOf(trace, 'asConcur')).toEqual([
    ['5', '5'],
    ['10', undefined],
    ['30', undefined],
  ])
})

test('windows, chunks and zips name all values that theirs were made of', async () => {
  const trace = await record(({ pipe, reduce, toArray, window, zip }) => {
    pipe(zip([1, 2, 3], ['a', 'b', 'c']), window(2), reduce(toArray()))
  })
  const textAt = (at = -1) => trace.events[at]?.value
  const madeOf = (name: string) =>
    trace.events
      .filter(
        ({ type, step }) =>
          type === 'value' && trace.steps[step]?.name === name,
      )
      .map(({ from, also = [] }) => [...also, from].map(textAt))
  expect(madeOf('zip')[0]?.toSorted()).toEqual(["'a'", '1'])
  expect(madeOf('window')).toEqual([
    ["[ 1, 'a' ]", "[ 2, 'b' ]"],
    ["[ 2, 'b' ]", "[ 3, 'c' ]"],
  ])
})

test('a reducer without a start begins with its first value', async () => {
  const trace = await record(({ get, pipe, reduce }) => {
    pipe(
      [3, 1, 2],
      reduce((a: number, b: number) => a + b),
      get,
    )
  })
  const calls = trace.events.filter(({ type }) => type === 'call')
  expect(calls.map(({ value }) => value)).toEqual(['3, 1', '4, 2'])
})

test('what lfi calls of its own reducers is no callback of the code', async () => {
  const trace = await record(({ mapReducer, reduce, toSum }) => {
    const doubled = mapReducer((n: number) => n * 2)
    reduce(doubled(toSum()), [1, 2])
  })
  const calls = trace.events.filter(({ type }) => type === 'call')
  expect(calls).toEqual([])
  expect(trace.runs[0]?.outcome?.value).toBe('6')
})

test('what is left of thousands of runs is those of the events that were kept', async () => {
  const trace = await record(({ map, sum }) => {
    sum(
      map(
        n => sum([n, 1]),
        Array.from({ length: 3000 }, (_, n) => n),
      ),
    )
  })
  expect(trace.events).toHaveLength(MAX_EVENTS)
  expect(trace.runs.length).toBeLessThan(MAX_EVENTS)
  expect(trace.runs.length + trace.foldedRuns).toBe(3001)
})

test('values are kept as they were, also those that throw when they are read', async () => {
  const trace = await record(({ map, reduce, toArray }) => {
    const one = { list: [1] }
    const odd = {
      get broken(): never {
        throw new Error('no')
      },
    }
    reduce(
      toArray(),
      map(
        value => {
          one.list.push(2)
          return value
        },
        [one, odd],
      ),
    )
  })
  const given = trace.events.filter(
    ({ type, step }) =>
      type === 'value' && trace.steps[step]?.role === 'source',
  )
  expect(given.map(({ value }) => value)).toEqual([
    '{ list: [ 1 ] }',
    '{ broken: [Getter] }',
  ])
})
