import * as lfi from 'lfi'
import { expect, test } from 'vitest'

type Read = (source: Iterable<number>) => unknown

/** How often a function asks a source of 1, 2, 3 … for a value. */
const countReads = (read: Read, size = 5): number => {
  let reads = 0
  const next = (): IteratorResult<number> => {
    reads += 1
    return reads > size
      ? { done: true, value: undefined }
      : { done: false, value: reads }
  }
  read({ [Symbol.iterator]: () => ({ next }) })
  return reads
}

const consumed =
  (step: (source: Iterable<number>) => Iterable<unknown>): Read =>
  source =>
    lfi.consume(step(source))

test.each([
  ['take(0) reads 1', consumed(lfi.take(0)), 1],
  ['take(2) reads 3', consumed(lfi.take(2)), 3],
  ['first reads 2', consumed(lfi.first), 2],
  ['at(1) reads 3', consumed(lfi.at(1)), 3],
  ['slice(1, 3) reads 4', consumed(lfi.slice(1, 3)), 4],
  ['slice(2, 2) reads nothing', consumed(lfi.slice(2, 2)), 0],
  ['slice(0, 0) reads nothing', consumed(lfi.slice(0, 0)), 0],
  ['find(() => true) reads 1', consumed(lfi.find(() => true)), 1],
  ['next reads 1', lfi.next, 1],
  ['or reads 2', lfi.or(() => 0), 2],
  [
    'zip reads one value too many of a source before the shortest',
    consumed(source => lfi.zip(source, [1, 2])),
    3,
  ],
  [
    'zip reads no value too many of a source after the shortest',
    consumed(source => lfi.zip([1, 2], source)),
    2,
  ],
] as [string, Read, number][])('%s', (_, read, reads) => {
  expect(countReads(read)).toBe(reads)
})

test('asConcur reads a plain iterable to its end without waiting for any work', () => {
  const read: Read = source => lfi.consumeConcur(lfi.asConcur(source))

  expect(countReads(read, 10_000)).toBe(10_001)
})

test('maxWith calls its callback 8 times for five values, minMaxWith up to 16', () => {
  let calls = 0
  const measure = (n: number) => {
    calls += 1
    return n
  }
  lfi.get(lfi.maxWith(measure, [1, 2, 3, 4, 5]))
  expect(calls).toBe(8)

  calls = 0
  lfi.get(lfi.minMaxWith(measure, [1, 2, 3, 4, 5]))
  expect(calls).toBe(16)
})
