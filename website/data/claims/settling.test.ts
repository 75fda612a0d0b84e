import * as lfi from 'lfi'
import { expect, test } from 'vitest'

test('three quick steps after takeConcur are enough to lose values', async () => {
  const same = lfi.mapConcur((n: number) => n)
  const kept = await lfi.pipe(
    lfi.asConcur([1, 2, 3]),
    lfi.takeConcur(2),
    same,
    same,
    same,
    lfi.reduceConcur(lfi.toArray()),
  )

  expect(kept).toEqual([])
})

test('concatConcur reads the other sources to their end before it rejects', async () => {
  async function* broken() {
    yield 'first'
    throw new Error('connection lost')
  }
  const read: string[] = []
  const several = lfi.concatConcur(broken(), ['second'], broken())

  await expect(
    lfi.forEachConcur(text => read.push(text), several),
  ).rejects.toThrow(AggregateError)
  expect(read.toSorted()).toEqual(['first', 'first', 'second'])
  await expect(
    lfi.consumeConcur(lfi.concatConcur(broken(), ['second'])),
  ).rejects.toThrow('connection lost')
})

test('what findConcur makes of emptyConcur() throws where it is read, and has a default', async () => {
  const found = lfi.findConcur(() => true, lfi.emptyConcur())
  expect(await lfi.orConcur(() => 'nothing', found)).toBe('nothing')
  await expect(
    (async () => lfi.forEachConcur(() => {}, found))(),
  ).rejects.toThrow(TypeError)
})

test('sliceConcur with equal bounds is as unusable as emptyConcur()', async () => {
  const none = lfi.sliceConcur(0, 0, lfi.asConcur([1]))

  await expect(lfi.orConcur(() => 0, none)).rejects.toThrow(TypeError)
})

test('a failed source of cacheConcur rejects for ever', async () => {
  let reads = 0
  const cached = lfi.cacheConcur(
    lfi.mapConcur(
      async () => {
        reads += 1
        throw new Error('down')
      },
      lfi.asConcur([1]),
    ),
  )

  await expect(lfi.consumeConcur(cached)).rejects.toThrow('down')
  await expect(lfi.consumeConcur(cached)).rejects.toThrow('down')
  expect(reads).toBe(1)
})

test('a failing step of one reader of cacheConcur rejects for every reader', async () => {
  const cached = lfi.cacheConcur(lfi.asConcur([1]))
  const fail = async () => {
    throw new Error('mine')
  }
  const [first, second] = await Promise.allSettled([
    lfi.forEachConcur(fail, cached),
    lfi.consumeConcur(cached),
  ])

  expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
})
