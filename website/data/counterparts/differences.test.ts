import * as lfi from 'lfi'
import _ from 'lodash'
import pFilter from 'p-filter'
import pLocate from 'p-locate'
import pMap from 'p-map'
import pSome from 'p-some'
import * as R from 'ramda'
import * as rx from 'rxjs'
import { expect, test } from 'vitest'
import { turns } from '../claims/fixtures/turns'

/** Types refuse what these tests are about. */
const minusOne: number = -1
const half: number = 0.5
const untyped = <Value>(value: unknown): Value => value as Value

test('Array: some and every skip a hole, which any and all take for undefined', () => {
  // biome-ignore lint/suspicious/noSparseArray: a hole is what is tested
  const hole = [,] as unknown[]
  const isMissing = (value: unknown) => value === undefined

  expect([hole.some(isMissing), lfi.any(isMissing, hole)]).toEqual([
    false,
    true,
  ])
})

test('Array, Iterator: callbacks of any and all get no index', () => {
  const rest: unknown[] = []
  lfi.any((...values: unknown[]) => rest.push(values.length) > 9, [1])
  lfi.all((...values: unknown[]) => rest.push(values.length) > 0, [1])

  expect(rest).toEqual([1, 1])
})

test('Math: NaN counts for max and min in first place only', () => {
  const nan = Number.NaN

  expect([Math.max(nan, 5), Math.max(5, nan)]).toEqual([nan, nan])
  expect([...lfi.max([nan, 5]), ...lfi.max([5, nan])]).toEqual([nan, 5])
  expect([...lfi.min([nan, 5]), ...lfi.min([5, nan])]).toEqual([nan, 5])
})

test('Object.keys takes an object that has a property keys; keys does not', () => {
  expect(Object.keys({ keys: 1 })).toEqual(['keys'])
  expect(() => [...lfi.keys({ keys: 1 })]).toThrow(TypeError)
})

test('Lodash: some has shorthands, objects, an index and a default', () => {
  expect(_.some([{ a: 1 }], 'a')).toBe(true)
  expect(_.some({ a: 1 }, value => value === 1)).toBe(true)
  expect(_.some([5], (_value, position) => position === 0)).toBe(true)
  expect(_.some([0, 1])).toBe(true)
  expect(() => lfi.any(untyped<() => boolean>('a'), [1])).toThrow(TypeError)
  expect(() => lfi.any(() => true, untyped<number[]>({ a: 1 }))).toThrow(
    TypeError,
  )
})

test('Lodash: toPairs works on maps, as entries does', () => {
  const map = new Map([['a', 1]])

  expect(_.toPairs(map)).toEqual([...lfi.entries(map)])
})

test('Lodash: keys and values find nothing in a map or set', () => {
  expect(_.keys(new Map([['a', 1]]))).toEqual([])
  expect(_.values(new Set(['a']))).toEqual([])
  expect([...lfi.values(new Set(['a']))]).toEqual(['a'])
})

test('Lodash, Ramda: take and drop accept negative counts', () => {
  expect([_.take([1], -1), _.drop([1], -1)]).toEqual([[], [1]])
  expect([R.take(-1, [1]), R.drop(-1, [1])]).toEqual([[1], [1]])
  expect(() => lfi.take(minusOne, [1])).toThrow('non-negative')
  expect(() => lfi.drop(minusOne, [1])).toThrow('non-negative')
})

test('Lodash: zipObject fills up, zip stops at the shorter list', () => {
  expect(_.zipObject(['a', 'b'], [1])).toEqual({ a: 1, b: undefined })
  expect(
    lfi.reduce(
      lfi.toObject(),
      untyped<[string, number][]>(lfi.zip(['a', 'b'], [1])),
    ),
  ).toEqual({ a: 1 })
})

test('Lodash: range takes a fraction as its step', () => {
  expect(_.range(0, 1, 0.5)).toEqual([0, 0.5])
  expect(() => lfi.rangeUntil(0, 1).step(half)).toThrow('integer')
})

test('Lodash: max finds the last string, lfi gives the first', () => {
  const fruit = ['fig', 'plum', 'apple']

  expect(_.max(fruit)).toBe('plum')
  expect([...lfi.max(untyped<number[]>(fruit))]).toEqual(['fig'])
})

test('Lodash: mean of nothing is NaN, as in lfi', () => {
  expect([_.mean([]), lfi.mean([])]).toEqual([Number.NaN, Number.NaN])
})

test('Ramda: sum and mean turn strings into numbers, lfi joins them', () => {
  const cells = untyped<number[]>(['1', '2'])

  expect([R.sum(cells), R.mean(cells)]).toEqual([3, 1.5])
  expect([lfi.sum(cells), lfi.mean(cells)]).toEqual(['012', 6])
})

test('Ramda: unnest keeps a value that is no list, flatten throws', () => {
  const mixed = untyped<number[][]>([1, [2]])

  expect(R.unnest(mixed)).toEqual([1, 2])
  expect(() => [...lfi.flatten(mixed)]).toThrow(TypeError)
})

const collect = <Value>(values: rx.Observable<Value>): Promise<Value[]> =>
  rx.lastValueFrom(values.pipe(rx.toArray()))

test('RxJS: defaultIfEmpty passes several values on, orConcur gives the default', async () => {
  expect(await collect(rx.of(1, 2).pipe(rx.defaultIfEmpty(0)))).toEqual([1, 2])
  expect(await lfi.orConcur(() => 0, lfi.asConcur([1, 2]))).toBe(0)
})

test('RxJS: shareReplay begins again after an error, cacheConcur does not', async () => {
  let subscriptions = 0
  const source = rx.defer(() => {
    subscriptions += 1
    return subscriptions === 1
      ? rx.throwError(() => new Error('down'))
      : rx.of(1)
  })
  const shared = source.pipe(rx.shareReplay())
  await expect(collect(shared)).rejects.toThrow('down')
  expect(await collect(shared)).toEqual([1])

  let reads = 0
  const cached = lfi.cacheConcur(
    lfi.mapConcur(
      async n => {
        reads += 1
        if (reads === 1) {
          throw new Error('down')
        }
        return n
      },
      lfi.asConcur([1]),
    ),
  )
  await expect(lfi.consumeConcur(cached)).rejects.toThrow('down')
  await expect(lfi.consumeConcur(cached)).rejects.toThrow('down')
})

test('p-map keeps the order and rejects at once, mapConcur does neither', async () => {
  const delays = [1000, 1]
  const work = async (n: number) => {
    await turns(n)
    return n
  }

  expect(await pMap(delays, work)).toEqual([1000, 1])
  expect(
    await lfi.reduceConcur(
      lfi.toArray(),
      lfi.mapConcur(work, lfi.asConcur(delays)),
    ),
  ).toEqual([1, 1000])

  const seen: number[] = []
  const failFirst = async (n: number) => {
    await turns(n)
    seen.push(n)
    if (n === 1) {
      throw new Error('first')
    }
  }
  await expect(pMap(delays, failFirst)).rejects.toThrow('first')
  expect(seen).toEqual([1])
  await turns(2000)
  seen.length = 0
  await expect(
    lfi.forEachConcur(failFirst, lfi.asConcur(delays)),
  ).rejects.toThrow('first')
  expect(seen).toEqual([1, 1000])
})

test('p-filter keeps the order, filterConcur the order of arrival', async () => {
  const isKept = async (n: number) => {
    await turns(n)
    return true
  }

  expect(await pFilter([1000, 1], isKept)).toEqual([1000, 1])
  expect(
    await lfi.reduceConcur(
      lfi.toArray(),
      lfi.filterConcur(isKept, lfi.asConcur([1000, 1])),
    ),
  ).toEqual([1, 1000])
})

test('p-locate rejects when a test rejects, findConcur hides it', async () => {
  const fails = async (n: number) => {
    if (n === 1) {
      throw new Error('test')
    }
    await turns(200)
    return true
  }

  await expect(
    pLocate([1, 2], fails, { preserveOrder: false }),
  ).rejects.toThrow('test')
  expect(await lfi.getConcur(lfi.findConcur(fails, lfi.asConcur([1, 2])))).toBe(
    2,
  )
})

test('p-some settles when it has enough, takeConcur when one value more arrives', async () => {
  const settled: string[] = []
  const after = async (n: number) => {
    await turns(n)
    settled.push(`${n}`)
    return n
  }
  expect(await pSome([after(1), after(2000)], { count: 1 })).toEqual([1])
  settled.push('p-some')
  const taken = lfi.takeConcur(
    1,
    lfi.mapConcur(after, lfi.asConcur([3000, 6000])),
  )
  expect(await lfi.reduceConcur(lfi.toArray(), taken)).toEqual([3000])
  settled.push('takeConcur')

  expect(settled).toEqual(['1', 'p-some', '2000', '3000', '6000', 'takeConcur'])
})
