import * as l from 'lfi'
import { expect, test } from 'vitest'
import { readRecord } from '../../website/records/readRecord'
import type { FactKey } from '../../website/reference/facts'

/*
 * The record against programs written by hand, which share nothing with the
 * probes: real time, and lfi called as anybody would.
 */

const { functions } = readRecord('behaviour')

const recorded = (name: string, fact: FactKey): string =>
  functions[name]?.[fact] ?? 'not recorded'

class Five {
  opens = 0
  pulls = 0
  closes = 0;

  [Symbol.iterator](): Iterator<number> {
    this.opens += 1
    let last = 0
    return {
      next: () => {
        this.pulls += 1
        last += 1
        return last > 5
          ? { done: true, value: undefined }
          : { done: false, value: last }
      },
      return: () => {
        this.closes += 1
        return { done: true, value: undefined }
      },
    }
  }

  [Symbol.asyncIterator](): AsyncIterator<number> {
    const iterator = this[Symbol.iterator]()
    return {
      next: async () => iterator.next(),
      return: async () => iterator.return?.() ?? { done: true, value: 0 },
    }
  }
}

const plain: Readonly<Record<string, (source: Five) => Iterable<unknown>>> = {
  map: s => l.map(n => n, s),
  filter: s => l.filter(() => true, s),
  flatMap: s => l.flatMap(n => [n], s),
  take: s => l.take(3, s),
  takeWhile: s => l.takeWhile(() => true, s),
  drop: s => l.drop(3, s),
  dropWhile: s => l.dropWhile(() => false, s),
  first: s => l.first(s),
  slice: s => l.slice(1, 3, s),
  at: s => l.at(2, s),
  chunk: s => l.chunk(2, s),
  unique: s => l.unique(s),
  cache: s => l.cache(s),
  concat: s => l.concat(s, [1, 2]),
  index: s => l.index(s),
  min: s => l.min(s),
}

const closing = (closes: number): string =>
  closes > 0 ? 'closes' : 'leaves open'

test.each(Object.entries(plain))('%s, by hand', (name, make) => {
  const called = new Five()
  make(called)
  const start = called.opens > 0 ? 'opens' : 'lazy'
  expect(recorded(name, 'start')).toBe(called.pulls > 0 ? 'eager' : start)

  const one = new Five()
  for (const _ of make(one)) {
    expect(recorded(name, 'pulls.first')).toBe(String(one.pulls))
    break
  }
  if (recorded(name, 'closes.break') !== 'not recorded') {
    expect(recorded(name, 'closes.break')).toBe(closing(one.closes))
  }

  const all = new Five()
  const result = make(all)
  expect(l.count(result)).toBeGreaterThan(0)
  expect(recorded(name, 'pulls.all')).toBe(String(all.pulls))

  const { opens } = all
  expect(l.count(result)).toBeGreaterThan(0)
  expect(recorded(name, 'again')).toBe(all.opens > opens ? 'source' : 'memory')
})

const async: Readonly<
  Record<string, (source: Five) => AsyncIterable<unknown>>
> = {
  mapAsync: s => l.mapAsync(n => n, s),
  filterAsync: s => l.filterAsync(() => true, s),
  takeAsync: s => l.takeAsync(3, s),
  takeWhileAsync: s => l.takeWhileAsync(() => true, s),
  cacheAsync: s => l.cacheAsync(s),
  flatMapAsync: s => l.flatMapAsync(n => [n], s),
}

test.each(Object.entries(async))('%s, by hand', async (name, make) => {
  const called = new Five()
  make(called)
  expect(recorded(name, 'start')).toBe(called.opens > 0 ? 'opens' : 'lazy')

  const one = new Five()
  for await (const _ of make(one)) {
    expect(recorded(name, 'pulls.first')).toBe(String(one.pulls))
    break
  }
  expect(recorded(name, 'closes.break')).toBe(closing(one.closes))

  const all = new Five()
  await l.consumeAsync(make(all))
  expect(recorded(name, 'pulls.all')).toBe(String(all.pulls))
})

const sleep = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds))

type Step = (
  fn: (n: number) => Promise<number>,
  source: l.ConcurIterable<number>,
) => l.ConcurIterable<unknown> | Promise<unknown>

const concur: Readonly<Record<string, Step>> = {
  mapConcur: (fn, s) => l.mapConcur(fn, s),
  filterConcur: (fn, s) => l.filterConcur(fn, s),
  forEachConcur: (fn, s) => l.forEachConcur(fn, s),
  anyConcur: (fn, s) => l.anyConcur(async n => (await fn(n)) < 0, s),
}

test.each(Object.entries(concur))(
  '%s calls its callback at once as often as by hand',
  async (name, step) => {
    let running = 0
    let most = 0
    const result = step(
      async n => {
        running += 1
        most = Math.max(most, running)
        await sleep(5)
        running -= 1
        return n
      },
      l.asConcur([1, 2, 3, 4, 5]),
    )
    await (result instanceof Promise ? result : l.consumeConcur(result))

    expect(most).toBe(5)
    expect(recorded(name, 'atOnceRule')).toBe('n')
  },
)

const settling: Readonly<
  Record<
    string,
    (source: l.ConcurIterable<number>) => l.ConcurIterable<unknown>
  >
> = {
  takeConcur: s => l.takeConcur(3, s),
  firstConcur: s => l.firstConcur(s),
  dropConcur: s => l.dropConcur(3, s),
  uniqueConcur: s => l.uniqueConcur(s),
}

test.each(Object.entries(settling))(
  '%s waits for later steps as by hand',
  async (name, step) => {
    let done = 0
    let begun = 0
    await l.forEachConcur(
      async () => {
        begun += 1
        await sleep(5)
        done += 1
      },
      step(l.asConcur([1, 2, 3, 4, 5])),
    )

    expect(recorded(name, 'waitsForLaterSteps')).toBe(
      done === begun ? 'waits' : 'does not wait',
    )
  },
)
