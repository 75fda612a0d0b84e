import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { watchedAsyncSource, watchedSource } from './fixtures/watchedSource'

type Step = (source: Iterable<number>) => Iterable<unknown>
type AsyncStep = (source: AsyncIterable<number>) => AsyncIterable<unknown>

const always = () => true

const leavingOpen: Record<string, Step> = {
  at: lfi.at(0),
  cache: lfi.cache,
  concat: source => lfi.concat(source, [9]),
  cycle: lfi.cycle,
  drop: lfi.drop(1),
  each: lfi.each(() => {}),
  exclude: lfi.exclude([9]),
  filter: lfi.filter(always),
  filterMap: lfi.filterMap((n: number) => n),
  first: lfi.first,
  flatMap: lfi.flatMap((n: number) => [n]),
  flatten: source => lfi.flatten([source]),
  map: lfi.map((n: number) => n),
  slice: lfi.slice(0, 2),
  take: lfi.take(2),
  zip: source => lfi.zip(source),
}

const closing: Record<string, Step> = {
  chunk: lfi.chunk(2),
  dropWhile: lfi.dropWhile((n: number) => n < 2),
  find: lfi.find(always),
  index: lfi.index,
  opaque: lfi.opaque,
  takeWhile: lfi.takeWhile(always),
  unique: lfi.unique,
  uniqueBy: lfi.uniqueBy((n: number) => n),
  window: lfi.window(2),
}

const asyncLeavingOpen: Record<string, AsyncStep> = {
  cacheAsync: lfi.cacheAsync,
  cycleAsync: lfi.cycleAsync,
  zipAsync: source => lfi.zipAsync(source),
}

const asyncClosing: Record<string, AsyncStep> = {
  atAsync: lfi.atAsync(0),
  chunkAsync: lfi.chunkAsync(2),
  concatAsync: source => lfi.concatAsync(source, [9]),
  dropAsync: lfi.dropAsync(1),
  dropWhileAsync: lfi.dropWhileAsync((n: number) => n < 2),
  eachAsync: lfi.eachAsync(() => {}),
  excludeAsync: lfi.excludeAsync([9]),
  filterAsync: lfi.filterAsync(always),
  filterMapAsync: lfi.filterMapAsync((n: number) => n),
  findAsync: lfi.findAsync(always),
  firstAsync: lfi.firstAsync,
  flatMapAsync: lfi.flatMapAsync((n: number) => [n]),
  flattenAsync: source => lfi.flattenAsync(lfi.asAsync([source])),
  indexAsync: lfi.indexAsync,
  mapAsync: lfi.mapAsync((n: number) => n),
  opaqueAsync: lfi.opaqueAsync,
  sliceAsync: lfi.sliceAsync(0, 2),
  takeAsync: lfi.takeAsync(2),
  takeWhileAsync: lfi.takeWhileAsync(always),
  uniqueAsync: lfi.uniqueAsync,
  uniqueByAsync: lfi.uniqueByAsync((n: number) => n),
  windowAsync: lfi.windowAsync(2),
}

const breakOff = (step: Step): boolean => {
  const { source, watch } = watchedSource()
  for (const _ of step(source)) {
    break
  }
  return watch.closed
}

const breakOffAsync = async (step: AsyncStep): Promise<boolean> => {
  const { source, watch } = watchedAsyncSource()
  for await (const _ of step(source)) {
    break
  }
  return watch.closed
}

test.each(Object.entries(leavingOpen))(
  'breaking out of %s leaves its source open',
  (_, step) => {
    expect(breakOff(step)).toBe(false)
  },
)

test.each(Object.entries(closing))(
  'breaking out of %s closes its source',
  (_, step) => {
    expect(breakOff(step)).toBe(true)
  },
)

test.each(Object.entries(asyncLeavingOpen))(
  'breaking out of %s leaves its source open',
  async (_, step) => {
    expect(await breakOffAsync(step)).toBe(false)
  },
)

test.each(Object.entries(asyncClosing))(
  'breaking out of %s closes its source',
  async (_, step) => {
    expect(await breakOffAsync(step)).toBe(true)
  },
)

test('breaking out of asAsync of a plain iterable leaves it open', async () => {
  const { source, watch } = watchedSource()
  for await (const _ of lfi.asAsync(source)) {
    break
  }

  expect(watch.closed).toBe(false)
})

test.each([
  [
    'get',
    (source: Iterable<number>) => expect(() => lfi.get(source)).toThrow(),
  ],
  ['next', lfi.next],
  ['or', lfi.or(() => 0)],
] as [string, (source: Iterable<number>) => unknown][])(
  '%s leaves its source open',
  (_, read) => {
    const { source, watch } = watchedSource()
    read(source)

    expect(watch.closed).toBe(false)
  },
)

test.each([
  ['orAsync', lfi.orAsync(() => 0)],
  ['nextAsync', lfi.nextAsync],
])('%s leaves its source open', async (_, read) => {
  const { source, watch } = watchedAsyncSource()
  await read(source)

  expect(watch.closed).toBe(false)
})

test.each([
  ['take', lfi.take<number>(2), true],
  ['first', lfi.first, true],
  ['takeWhile', lfi.takeWhile((n: number) => n < 2), true],
  ['slice', lfi.slice(1, 2), false],
  ['at', lfi.at<number>(1), false],
] as [string, Step, boolean][])(
  '%s closes its source when it stops by itself: %j',
  (_, step, closes) => {
    const { source, watch } = watchedSource()
    lfi.consume(step(source))

    expect(watch.closed).toBe(closes)
  },
)

test('a pipeline with one step that does not close leaves the source open', () => {
  expect(
    breakOff(source =>
      lfi.chunk(
        2,
        lfi.map(n => n, source),
      ),
    ),
  ).toBe(false)
})
