import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { watchedAsyncSource, watchedSource } from './fixtures/watchedSource'

type Read = (source: Iterable<number>) => unknown

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
  const { source, watch } = watchedSource()
  read(source)

  expect(watch.reads).toBe(reads)
})

test('get requests a second value after the first', () => {
  const { source, watch } = watchedSource(1)

  expect(lfi.get(source)).toBe(1)
  expect(watch.reads).toBe(2)
})

test('asConcur reads a plain iterable to its end before anything else happens', () => {
  const { source, watch } = watchedSource(10_000)
  void lfi.consumeConcur(lfi.asConcur(source))

  expect(watch.reads).toBe(10_001)
})

test('findConcur reads an async source on after its answer, and does not close it', async () => {
  const { source, watch } = watchedAsyncSource(50)
  await lfi.getConcur(lfi.findConcur(() => true, lfi.asConcur(source)))
  await new Promise(resolve => setTimeout(resolve, 10))

  expect(watch).toMatchObject({ reads: 51, closed: false })
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
