import * as lfi from 'lfi'
import pEvery from 'p-every'
import pFilter from 'p-filter'
import pLocate from 'p-locate'
import pMap from 'p-map'
import pSome from 'p-some'
import * as rx from 'rxjs'
import { expect, test } from 'vitest'
import { turns } from '../claims/fixtures/turns'

/** Types refuse what these tests are about. */
const minusOne: number = -1

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const collect = <Value>(values: rx.Observable<Value>): Promise<Value[]> =>
  rx.lastValueFrom(values.pipe(rx.toArray()))

test('RxJS: defaultIfEmpty passes several values on, orConcur gives the default', async () => {
  expect(await collect(rx.of(1, 2).pipe(rx.defaultIfEmpty(0)))).toEqual([1, 2])
  expect(await lfi.orConcur(() => 0, lfi.asConcur([1, 2]))).toBe(0)
})

test('RxJS: skip takes negative counts and Infinity, dropConcur refuses them', async () => {
  expect(await collect(rx.of(1).pipe(rx.skip(-1)))).toEqual([1])
  expect(await collect(rx.of(1).pipe(rx.skip(Infinity)))).toEqual([])
  expect(() => lfi.dropConcur(minusOne)(lfi.asConcur([1]))).toThrow()
  expect(() => lfi.dropConcur(Infinity)(lfi.asConcur([1]))).toThrow()
})

test('RxJS: skip and dropConcur agree on other counts', async () => {
  for (const count of [0, 1, 5]) {
    const ours = lfi.dropConcur(count, lfi.asConcur([1, 2, 3]))
    expect(await lfi.reduceConcur(lfi.toArray(), ours)).toEqual(
      await collect(rx.of(1, 2, 3).pipe(rx.skip(count))),
    )
  }
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

test('RxJS: zip buffers the faster source, as zipConcur does', async () => {
  const late = rx.from(wait(5).then(() => 'a'))

  expect(await collect(rx.zip(rx.of(1, 2), late))).toEqual([[1, 'a']])
  const slow = lfi.mapConcur(
    async text => {
      await wait(5)
      return text
    },
    lfi.asConcur(['a']),
  )
  expect(
    await lfi.reduceConcur(lfi.toArray(), lfi.zipConcur([1, 2], slow)),
  ).toEqual([[1, 'a']])
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

test('p-every and allConcur give the same answers', async () => {
  for (const values of [[], [1], [1, 2]]) {
    const isOne = async (n: number) => n === 1
    expect(await lfi.allConcur(isOne, lfi.asConcur(values))).toBe(
      await pEvery(values, isOne),
    )
  }
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
